'use client';

import { useLocale, useTranslations } from 'next-intl';
import { getQuantityFieldState } from '@/domain/dealer-account/order-quantities';
import { setOrderQuantity } from '@/lib/browser/b2b/use-table-order';
import { formatNumber } from '@/domain/money/format-money';
import '@/styles/on-demand/field-errors.scss';
import './availability.scss';

type Props = {
  readonly sku: string;
  readonly text: string;
  /** As many can be ordered. */
  readonly orderable: number;
};

/** How many of a variant to order. What cannot be ordered says so below the field and stays as it was typed. */
export function QuantityField({ sku, text, orderable }: Props) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const state = getQuantityFieldState(text, orderable);
  const isBad = state.kind === 'tooMany' || state.kind === 'notNumber';
  const note = `amount-note-${sku}`;
  return (
    <>
      <input
        className={isBad ? 'form-control num is-invalid' : 'form-control num'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder="0"
        value={text}
        disabled={orderable === 0 && text === ''}
        aria-label={t('amountOf', { sku })}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? note : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setOrderQuantity(sku, target.value)}
      />
      {isBad && (
        <span className="lt-avail-problem" id={note}>
          {state.kind === 'tooMany'
            ? t('most', { possible: formatNumber(state.possible, language) })
            : t('notNumber')}
        </span>
      )}
    </>
  );
}
