'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/message/notice';
import { ProgressSteps } from '@/components/ui/progress-steps';
import { type B2bOrder, b2bOrderSteps } from '@/domain/dealer-account/b2b-orders';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import { RestockDate } from '@/components/b2b/changed-delivery-date';
import { formatAmount } from '@/domain/money/format-money';
import { ShipmentList } from '@/components/ui/order/shipment-list';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { useB2bOrder } from '@/lib/browser/b2b/use-b2b-order';
import { Link } from '@/lib/platform/i18n/navigation';
import { B2bHiddenPricesNotice, B2bSection } from '@/components/b2b/b2b-section';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { B2bOrderDetails, B2bOrderLines } from './b2b-order-details';
import { B2bReorder } from './b2b-reorder';
import '@/styles/on-demand/order.scss';

/**
 * The progress bar of an order from accepted to delivered, and its estimated or actual delivery date. Renders nothing
 * for a canceled order.
 */
function B2bOrderSteps({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b');
  const { state } = order;
  if (state === 'cancelled') return <Notice className="mb-4">{t('order.cancelled')}</Notice>;
  const now = b2bOrderSteps.indexOf(state);
  const steps = b2bOrderSteps.map((key, index) => ({
    key,
    label: t(`orders.state.${key}`),
    state: stateOf(index, now, state === 'delivered'),
    href: null,
  }));
  return (
    <>
      <p className="fs-5 mb-3">
        <When order={order} />
      </p>
      <div className="lt-order-steps">
        <ProgressSteps label={t('order.steps')} steps={steps} />
      </div>
    </>
  );
}

function When({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { deliveredAt, state, expectedAt, formerExpectedAt } = order;
  if (state === 'delivered')
    return deliveredAt
      ? t('deliveredOn', { date: formatLongDay(deliveredAt, language) })
      : t('delivered');
  if (expectedAt === null) return t('dateOpen');
  return t.rich('expected', {
    day: () => <RestockDate day={expectedAt} previous={formerExpectedAt} />,
  });
}

function stateOf(index: number, now: number, isOver: boolean): 'done' | 'now' | 'open' {
  if (index < now || isOver) return 'done';
  return index === now ? 'now' : 'open';
}

/** The order total: goods and delivery net, plus VAT. */
function B2bOrderSum({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const goods = order.lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  // A voucher changes only the net total, so the amounts for goods and delivery are shown only if they add up to that
  // total.
  const isComplete = goods + order.deliveryCents === order.netCents;
  const parts = [
    [t('goods'), goods],
    [t('delivery'), order.deliveryCents],
  ] as const;
  const rows = [
    ...(isComplete ? parts : []),
    [t('net'), order.netCents],
    [t('vat'), order.vatCents],
  ] as const;
  return (
    <dl className="lt-sum">
      {rows.map(([term, cents]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatAmount(cents, language)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{formatAmount(order.totalCents, language)}</dd>
      </div>
    </dl>
  );
}

/** The next steps for a canceled order. Renders nothing for any other order. */
function B2bCanceledOrderNote({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('shipments');
  if (order.state !== 'cancelled') return null;
  return <Notice className="mb-4">{t('cancelledText')}</Notice>;
}

/** The delivered, shipped and pending shipments of an order. */
function B2bShipments({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const noteHref = (number: number) => {
    const file = number === 1 ? 'delivery-note' : `delivery-note-${number}`;
    return getB2bHref(`/orders/${order.orderNumber}/${file}.pdf`, language);
  };
  const shipments = order.shipments.map((shipment) => ({
    ...shipment,
    note: shipment.deliveryNote && {
      number: shipment.deliveryNote,
      href: noteHref(shipment.number),
    },
  }));
  const texts = {
    track: t('track'),
    note: (number: string) => t('deliveryNote', { number }),
  };
  return (
    <ShipmentList
      shipments={shipments.map((one) => ({ ...one, note: one.note || null }))}
      texts={texts}
    />
  );
}

/** An order with all details. Shows a 404 page for an unknown number and for another dealer's order. */
export function B2bOrderPage({ orderNumber }: { readonly orderNumber: number }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { found, retry } = useB2bOrder(orderNumber, language);
  const isMissing = found.kind === 'missing';
  const order = found.kind === 'found' ? found.order : null;
  const kind = found.kind === 'loading' || found.kind === 'broken' ? found.kind : 'ready';
  return (
    <>
      <B2bPageHeader
        title={isMissing ? t('missingTitle') : t('title', { number: String(orderNumber) })}
        hasPrices={!isMissing}
      >
        {order && (
          <>
            {t('placed', { date: formatLongDay(order.orderedAt, language) })}
            {order.reference && <> · {t('reference', { reference: order.reference })}</>}
          </>
        )}
      </B2bPageHeader>
      {isMissing && <p className="text-2">{t('missingText')}</p>}
      <B2bSection loaded={{ kind, value: order }} onRetry={retry} rows={6}>
        {(value) => <Order order={value} />}
      </B2bSection>
      <p className="mt-5 mb-0">
        <Link className="lt-link" href="/my-account/b2b/orders" prefetch={false}>
          {t('back')}
        </Link>
      </p>
    </>
  );
}

function Order({ order }: { readonly order: B2bOrder }) {
  const isRetail = useDisplayedPriceType() === 'uvp';
  return (
    <>
      {isRetail && <B2bHiddenPricesNotice />}
      <B2bOrderSteps order={order} />
      <B2bCanceledOrderNote order={order} />
      <B2bShipments order={order} />
      <B2bOrderLines lines={order.lines} hasAmounts={!isRetail} />
      <div className="row gx-lg-5 gy-4 pt-4">
        <div className="col-md-6">
          <B2bReorder lines={order.lines} />
        </div>
        {!isRetail && (
          <div className="col-md-6">
            <B2bOrderSum order={order} />
          </div>
        )}
      </div>
      <B2bOrderDetails order={order} />
    </>
  );
}
