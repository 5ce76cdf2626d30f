'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketVoucher } from '@/domain/basket/basket';
import { removeVoucher } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { refusalWords } from '@/lib/browser/words/refusal-words';
import { PendingAmount } from '../ui/price/cost-sum';

interface Props {
  readonly voucher: BasketVoucher;
  readonly isBusy: boolean;
}

/** A redeemed voucher with what it takes off and the way to take it back. */
export function VoucherRow({ voucher: { id, number, discountCents }, isBusy }: Props) {
  const t = useTranslations('cart.voucher');
  const language = useLocale();

  async function remove() {
    const failed = await removeVoucher(id);
    if (!failed) return;
    showToast({
      title: t('removeFailedTitle'),
      message: (await refusalWords(failed.message, language)) || t('removeFailed'),
      variant: 'danger',
    });
  }

  return (
    <div>
      <dt>
        {t('row', { number })}{' '}
        <button
          type="button"
          className="btn btn-quiet btn-sm lt-inline-action"
          aria-label={t('removeOf', { number })}
          onClick={() => void remove()}
        >
          {t('remove')}
        </button>
      </dt>
      <dd className="text-moos">
        {discountCents !== null && <PendingAmount cents={-discountCents} isPending={isBusy} />}
      </dd>
    </div>
  );
}
