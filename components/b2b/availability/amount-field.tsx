'use client';

import { useLocale, useTranslations } from 'next-intl';
import { fieldState } from '@/domain/availability-table/order-amounts';
import { setOrderAmount } from '@/lib/browser/b2b/order-amounts';
import { writeNumber } from '@/domain/money/write-money';
import '@/styles/by-use/fields.scss';
import './availability.scss';

type Props = {
  readonly sku: string;
  readonly text: string;
  /** As many can be ordered. */
  readonly orderable: number;
};

/** How many of a variant to order. What cannot be ordered says so below the field and stays as it was typed. */
export function AmountField({ sku, text, orderable }: Props) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const state = fieldState(text, orderable);
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
        onChange={({ target }) => setOrderAmount(sku, target.value)}
      />
      {isBad && (
        <span className="lt-avail-problem" id={note}>
          {state.kind === 'tooMany'
            ? t('most', { possible: writeNumber(state.possible, language) })
            : t('notNumber')}
        </span>
      )}
    </>
  );
}
