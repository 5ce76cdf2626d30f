'use client';

import { useTranslations } from 'next-intl';
import '@/styles/by-use/quantity.scss';

interface Props {
  readonly title: string;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

const most = 99;

/** Less, amount, more. What is shown is what the shopper wants, at once; the last click counts. */
export function QuantityField({ title, amount, onChange }: Props) {
  const t = useTranslations('cart.line');
  return (
    <span className="lt-qty" role="group" aria-label={t('quantityOf', { title })}>
      <button
        type="button"
        aria-label={t('less', { title })}
        disabled={amount <= 1}
        onClick={() => onChange(amount - 1)}
      >
        −
      </button>
      <output>{amount}</output>
      <button
        type="button"
        aria-label={t('more', { title })}
        disabled={amount >= most}
        onClick={() => onChange(amount + 1)}
      >
        +
      </button>
    </span>
  );
}
