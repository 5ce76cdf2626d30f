'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketVoucher } from '@/domain/basket/basket';
import { removeVoucher } from '@/lib/basket/cart-actions';
import { showToast } from '@/lib/client-state/toasts';
import { formatSum } from '@/lib/i18n/format';

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
      message: failed.message || t('removeFailed'),
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
        {isBusy && <span className="lt-skel lt-skel-sum" aria-hidden="true" />}
        {!isBusy && discountCents !== null && formatSum(-discountCents, language)}
      </dd>
    </div>
  );
}
