'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useTranslations } from 'next-intl';
import { findNewestUnpaidOrder } from '@/domain/order/order-summary';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { useCustomer } from '@/lib/browser/shop/use-customer';
import { Link } from '@/lib/platform/i18n/navigation';
import { Notice } from '@/components/ui/message/notice';

/**
 * A link back to the customer's order that awaits payment, for instance after the payment window was closed. Provides
 * the Apollo client itself, because the cart sidebar is on pages that have no ShopProvider.
 */
export function UnpaidOrderNotice() {
  return (
    <ShopProvider>
      <UnpaidOrderLink />
    </ShopProvider>
  );
}

function UnpaidOrderLink() {
  const t = useTranslations('cart.openPayment');
  const { value } = useCustomer(hasShopFeature('onlinePayment'));
  const order = findNewestUnpaidOrder(value?.orders ?? []);
  if (!order?.money) return null;
  const number = String(order.orderNumber);
  return (
    <Notice className="mt-4" role="status">
      <div className="fw-semibold">{t('title', { number })}</div>
      <Link href={`/payment/${order.money.link}`} prefetch={false}>
        {t('link')}
      </Link>
    </Notice>
  );
}
