'use client';

import { useTranslations } from 'next-intl';
import { findNewestUnpaidOrder } from '@/domain/order/order-summary';
import { useCustomer } from '@/lib/browser/shop/use-customer';
import { Link } from '@/lib/platform/i18n/navigation';
import { Note } from '@/components/ui/message/note';

/** A link back to the caller's order that is awaiting payment, for instance after the payment window was closed. */
export function OpenPaymentNote() {
  const t = useTranslations('cart.openPayment');
  const { value } = useCustomer();
  const order = findNewestUnpaidOrder(value?.orders ?? []);
  if (!order?.money) return null;
  const number = String(order.orderNumber);
  return (
    <Note className="mt-4" role="status">
      <div className="fw-semibold">{t('title', { number })}</div>
      <Link href={`/payment/${order.money.link}`} prefetch={false}>
        {t('link')}
      </Link>
    </Note>
  );
}
