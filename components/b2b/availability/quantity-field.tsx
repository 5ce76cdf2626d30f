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
  /** The maximum quantity that can be ordered. */
  readonly maxQuantity: number;
};

/**
 * The field for the quantity of a variant to order. If the quantity cannot be ordered, an error is shown below the
 * field and the input stays.
 */
export function QuantityField({ sku, text, maxQuantity }: Props) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const state = getQuantityFieldState(text, maxQuantity);
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
        disabled={maxQuantity === 0 && text === ''}
        aria-label={t('amountOf', { sku })}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? note : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setOrderQuantity(sku, target.value)}
      />
      {isBad && (
        <span className="lt-quantity-problem" id={note}>
          {state.kind === 'tooMany'
            ? t('most', { possible: formatNumber(state.possible, language) })
            : t('notNumber')}
        </span>
      )}
    </>
  );
}
