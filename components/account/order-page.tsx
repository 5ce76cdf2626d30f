'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useOrder } from '@/lib/browser/account/use-order';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { Link } from '@/lib/platform/i18n/navigation';
import { OrderAgain } from '@/components/ui/order/order-again';
import { AccountBroken } from './account-broken';
import { AccountLoading } from './account-loading';
import { ExpectedDelivery } from './expected-delivery';
import { OrderAside } from './order-aside';
import { OrderFacts } from './order-facts';
import { OrderItems } from './order-items';
import { OrderEnd, OrderShipments } from './order-shipments';
import { OrderSteps } from './order-steps';

type Props = {
  readonly orderNumber: number;
  /** Slugs of accessories by sku, for the links to what was ordered. */
  readonly accessorySlugs: Readonly<Record<string, string>>;
};

/** One order with everything that is known of it. A number that is not the caller's own is not found. */
export function OrderPage({ orderNumber, accessorySlugs }: Props) {
  const t = useTranslations('account.order');
  const { found, retry } = useOrder(orderNumber);
  const isMissing = found.kind === 'missing';
  return (
    <>
      <h1 className="h2 mb-2" tabIndex={-1}>
        {isMissing ? t('missingTitle') : t('title', { number: String(orderNumber) })}
      </h1>
      {isMissing && <p className="text-2">{t('missingText')}</p>}
      {found.kind === 'loading' && <AccountLoading />}
      {found.kind === 'broken' && <AccountBroken onRetry={retry} />}
      {found.kind === 'found' && <Order order={found.order} accessorySlugs={accessorySlugs} />}
      <p className="mt-5 mb-0">
        <Link className="lt-link" href="/my-account/b2c/orders" prefetch={false}>
          {t('back')}
        </Link>
      </p>
    </>
  );
}

function Order({
  order,
  accessorySlugs,
}: { readonly order: OrderView } & Pick<Props, 'accessorySlugs'>) {
  const t = useTranslations('account.order');
  const language = useLocale();
  return (
    <>
      <p className="text-2">{t('placed', { date: formatLongDay(order.orderedAt, language) })}</p>
      <div className="row gx-lg-5 gy-5 pt-2">
        <div className="col-lg-7">
          <OrderEnd order={order} />
          <p className="fs-5 mb-3">
            <ExpectedDelivery order={order} />
          </p>
          <OrderSteps order={order} />
          <OrderShipments order={order} />
          <h2 className="h4 mb-0">{t('items')}</h2>
          <OrderItems lines={order.lines} accessorySlugs={accessorySlugs} />
          <OrderAgain lines={order.lines} />
          <OrderFacts order={order} />
        </div>
        <div className="col-lg-4 offset-lg-1">
          <OrderAside order={order} />
        </div>
      </div>
    </>
  );
}
