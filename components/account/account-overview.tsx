'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useTranslations } from 'next-intl';
import { findLeadingLine, buildOrderSummary, findActiveOrder } from '@/domain/order/order-summary';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import {
  buildProductPicturePath,
  buildProductPictureSrcSet,
} from '@/lib/platform/media/picture-path';
import type { OrderView, ProfileView } from '@/lib/browser/shop/shop-views';
import { Link } from '@/lib/platform/i18n/navigation';
import { ExpectedDelivery, OrderPayment, OrderSteps } from './order-status';
import { OrderDocuments } from './order-documents';
import { isAwaitingPayment, getOrderSummaryKey } from './order-state';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { useProfile } from '@/lib/browser/account/account-api';
import { AccountSection, AccountError, AccountSkeleton } from './account-section';
import { useOrders } from '@/lib/browser/account/use-orders';
import { NoOrders, OrdersTable } from './orders-table';
import { OverviewBaskets } from './overview-baskets';
import './account.scss';
import '@/styles/on-demand/definition-lists.scss';

/** The customer's current order, with an image of its bicycle, its status and its estimated delivery. */
function CurrentOrder({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.activeOrder');
  const lead = findLeadingLine(order.lines);
  return (
    <section className="row gx-lg-5 gy-4 align-items-center mb-6" aria-labelledby="story">
      {lead && (
        <div className="col-lg-6">
          <div className="lt-stage">
            <img
              className="lt-picture lt-current-order-picture"
              src={buildProductPicturePath(lead.sku)}
              srcSet={buildProductPictureSrcSet(lead.sku)}
              sizes={pictureSizes.half}
              alt={t('alt', { title: lead.title, description: lead.description })}
              width={1020}
              height={680}
            />
          </div>
        </div>
      )}
      <div className="col-lg-6">
        <h2 id="story">
          <StoryTitle order={order} />
        </h2>
        <p className="fs-5 mb-3">
          <ExpectedDelivery order={order} />
        </p>
        {isAwaitingPayment(order) && order.payment && <OrderPayment payment={order.payment} />}
        <OrderSteps order={order} />
        <div className="d-flex flex-wrap column-gap-4">
          <Link
            className="lt-link"
            href={`/my-account/b2c/orders/${order.orderNumber}`}
            prefetch={false}
          >
            {t('orderLink', { number: String(order.orderNumber) })}
          </Link>
          <OrderDocuments order={order} />
        </div>
      </div>
    </section>
  );
}

function StoryTitle({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.activeOrder');
  const summary = buildOrderSummary(order.lines);
  const state = getOrderSummaryKey(order);
  if (state === 'delivered' || state === 'collected' || state === 'cancelled') return null;
  // An order of one bicycle is named after its model; any other order is just called an order.
  return summary?.isBike && summary.amount === 1
    ? t(`bike.${state}`, { name: summary.title })
    : t(`order.${state}`);
}

/** The customer's address and contact data, with links to change them. */
function OverviewProfile() {
  const t = useTranslations('account.overview');
  const profile = useProfile();
  return (
    <AccountSection loaded={profile}>
      {(known) => (
        <>
          <h2 className="h3">{t('addresses')}</h2>
          <InvoiceAddress profile={known} />
          <Link className="lt-link" href="/my-account/b2c/addresses" prefetch={false}>
            {t('addressBook', { count: known.addressCount })}
          </Link>
          <h2 className="h3 mt-5">{t('personal')}</h2>
          <dl className="lt-definition-list mb-2">
            <dt>{t('email')}</dt>
            <dd className="text-break">{toDisplayEmail(known.email)}</dd>
            <dt>{t('phone')}</dt>
            <dd className="num">{known.phone || t('notGiven')}</dd>
            <dt>{t('customerNumber')}</dt>
            <dd className="num">{known.customerNumber}</dd>
          </dl>
          <Link className="lt-link" href="/my-account/b2c/data" prefetch={false}>
            {t('changeData')}
          </Link>
        </>
      )}
    </AccountSection>
  );
}

function InvoiceAddress({ profile }: { readonly profile: ProfileView }) {
  const t = useTranslations('account.overview');
  const { invoiceAddress, isSameDelivery } = profile;
  if (!invoiceAddress) return <p className="text-2 mb-2">{t('noAddress')}</p>;
  return (
    <>
      <address className="mb-2 text-break">
        {invoiceAddress.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      <p className="small text-2 mb-2">
        {t(isSameDelivery ? 'invoiceAndDelivery' : 'invoiceOnly')}
      </p>
    </>
  );
}

/** Number of newest orders that are searched for the current order. */
const readOrders = 10;
const shownOrders = 5;

/** The account overview: the current order first, then orders, saved baskets, addresses and personal data. */
export function AccountOverview() {
  const t = useTranslations('account.overview');
  const { orders, hasMore, status, more } = useOrders(readOrders);
  // Without progress, no order would ever stop being the current one.
  const story = hasShopFeature('orderProgress') ? findActiveOrder(orders ?? []) : null;
  const isCut = hasMore || (orders?.length ?? 0) > shownOrders;
  return (
    <>
      {story && <CurrentOrder order={story} />}
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-8">
          <h2 className="h3">{t('orders')}</h2>
          {status === 'broken' && <AccountError onRetry={more} />}
          {!orders && status === 'loading' && <AccountSkeleton />}
          {orders?.length === 0 && <NoOrders />}
          {orders && orders.length > 0 && <OrdersTable orders={orders.slice(0, shownOrders)} />}
          {isCut && (
            <Link className="lt-link mt-2" href="/my-account/b2c/orders" prefetch={false}>
              {t('allOrders')}
            </Link>
          )}
          <OverviewBaskets />
        </div>
        <div className="col-lg-4">
          <OverviewProfile />
        </div>
      </div>
    </>
  );
}
