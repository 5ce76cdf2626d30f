'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import { Link } from '@/lib/platform/i18n/navigation';
import { isAwaitingPayment } from './order-state';

/**
 * Links to the order confirmation, invoices, credit notes and the withdrawal receipt. For an order that can still be
 * withdrawn, a link to the withdrawal form.
 */
export function OrderDocuments({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const words = useTranslations('shipments');
  const { orderNumber, invoices, step, withdrawnAt } = order;
  return (
    <>
      <a
        className="lt-link"
        data-needs="invoices"
        href={`/api/order-confirmations/${orderNumber}?lang=${language}`}
      >
        {t('confirmation')}
      </a>
      {invoices.map(({ number, kind }) => (
        <a key={number} className="lt-link" href={`/api/invoices/${number}?lang=${language}`}>
          {kind === 'invoice' ? t('invoice') : words(kind, { number })}
        </a>
      ))}
      {withdrawnAt !== null && (
        <a className="lt-link" href={`/api/withdrawals/orders/${orderNumber}?lang=${language}`}>
          {words('receipt')}
        </a>
      )}
      {step !== 'cancelled' && withdrawnAt === null && (
        <Link className="lt-link" href={`/withdrawal-declaration?order=${orderNumber}`}>
          {t(isAwaitingPayment(order) ? 'cancelUnpaid' : 'withdraw')}
        </Link>
      )}
    </>
  );
}
