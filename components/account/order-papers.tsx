'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { Link } from '@/lib/platform/i18n/navigation';

/** The invoice, once there is one, and the way to withdraw from the contract. */
export function OrderPapers({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const { orderNumber, hasInvoice, step } = order;
  return (
    <>
      {hasInvoice && (
        <a className="lt-link" href={`/api/invoices/${orderNumber}?lang=${language}`}>
          {t('invoice')}
        </a>
      )}
      {step !== 'cancelled' && (
        <Link className="lt-link" href={`/withdrawal-declaration?order=${orderNumber}`}>
          {t('withdraw')}
        </Link>
      )}
    </>
  );
}
