'use client';

import { useTranslations, useLocale } from 'next-intl';
import { OrderCosts, PendingAmount } from '@/components/ui/price/order-costs';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import { OrderDocuments } from './order-documents';
import { ShipmentList } from '@/components/ui/order/shipment-list';
import { Notice } from '@/components/ui/message/notice';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import { useOrder } from '@/lib/browser/account/use-orders';
import { Link } from '@/lib/platform/i18n/navigation';
import { Reorder } from '@/components/ui/order/reorder';
import { AccountError, AccountSkeleton } from './account-section';
import { ExpectedDelivery, OrderSteps } from './order-status';
import { OrderDetails, OrderItems } from './order-details';
import '@/styles/on-demand/order.scss';

/** The order's total including VAT, and its documents. */
function OrderSummary({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const { cost } = order;
  return (
    <aside className="lt-panel lt-sticky-sum">
      <h2 className="h4 mb-3">{t('sum')}</h2>
      <OrderCosts cost={cost}>
        {cost.voucherCents > 0 && (
          <div>
            <dt>{t('voucher')}</dt>
            <dd className="text-success">
              <PendingAmount cents={-cost.voucherCents} isPending={false} />
            </dd>
          </div>
        )}
      </OrderCosts>
      <div className="d-flex flex-column align-items-start mt-3">
        <OrderDocuments order={order} />
      </div>
    </aside>
  );
}

/**
 * Delivered and pending shipments of an order. Renders nothing for a pickup order with a single shipment, because the
 * order status already contains the same information, and for a shop that does not tell shipments.
 */
function OrderShipments({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  if (order.shipments.length === 0) return null;
  if (order.isPickup && order.shipments.length === 1) return null;
  const texts = { track: t('track'), note: (number: string) => number };
  return <ShipmentList shipments={order.shipments} texts={texts} />;
}

/** The next steps for an order that is on hold, withdrawn or canceled. Renders nothing for any other order. */
function OrderNextSteps({ order }: { readonly order: OrderView }) {
  const t = useTranslations('shipments');
  const language = useLocale();
  const { withdrawnAt, heldAt, step, shipments, orderNumber } = order;
  if (heldAt !== null)
    return (
      <Notice className="mb-4">
        <div className="fw-semibold">{t('held', { date: formatLongDay(heldAt, language) })}</div>
        {t('heldText')}{' '}
        <a
          className="lt-link"
          href={`/api/withdrawals/orders/${orderNumber}/decision?lang=${language}`}
        >
          {t('heldAnswer')}
        </a>
      </Notice>
    );
  if (withdrawnAt === null && step !== 'cancelled') return null;
  const hasSent = shipments.some(({ shippedAt }) => shippedAt !== null);
  return (
    <Notice className="mb-4">
      {withdrawnAt === null ? (
        t('cancelledText')
      ) : (
        <>
          <div className="fw-semibold">
            {t('withdrawn', { date: formatLongDay(withdrawnAt, language) })}
          </div>
          {hasSent ? t('withdrawnSent') : t('withdrawnHere')}
        </>
      )}
    </Notice>
  );
}

type Props = {
  readonly orderNumber: number;
  /** Slugs of accessories by SKU, to link the ordered items. */
  readonly accessorySlugs: Readonly<Record<string, string>>;
};

/** An order with all details. Responds with 404 for an unknown number and for another customer's order. */
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
      {found.kind === 'loading' && <AccountSkeleton />}
      {found.kind === 'broken' && <AccountError onRetry={retry} />}
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
          <OrderNextSteps order={order} />
          <p className="fs-5 mb-3" data-needs="orderProgress">
            <ExpectedDelivery order={order} />
          </p>
          <OrderSteps order={order} />
          <OrderShipments order={order} />
          <h2 className="h4 mb-0">{t('items')}</h2>
          <OrderItems lines={order.lines} accessorySlugs={accessorySlugs} />
          <Reorder lines={order.lines} />
          <OrderDetails order={order} />
        </div>
        <div className="col-lg-4 offset-lg-1">
          <OrderSummary order={order} />
        </div>
      </div>
    </>
  );
}
