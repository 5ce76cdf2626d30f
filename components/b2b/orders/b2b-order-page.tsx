'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { useB2bOrder } from '@/lib/browser/b2b/use-b2b-order';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { Link } from '@/lib/platform/i18n/navigation';
import { B2bAmountsHidden } from '../parts/amounts-hidden';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { B2bOrderFacts } from './b2b-order-facts';
import { B2bOrderLines } from './b2b-order-lines';
import { B2bOrderSteps } from './b2b-order-steps';
import { B2bOrderSum } from './b2b-order-sum';
import { B2bOrderEnd } from './b2b-order-end';
import { B2bReorder } from './b2b-reorder';
import { B2bShipments } from './b2b-shipments';

/** One order with everything that is known of it. A number that is not the caller's own is not found. */
export function B2bOrderPage({ orderNumber }: { readonly orderNumber: number }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { found, retry } = useB2bOrder(orderNumber, language);
  const isMissing = found.kind === 'missing';
  const order = found.kind === 'found' ? found.order : null;
  const kind = found.kind === 'loading' || found.kind === 'broken' ? found.kind : 'ready';
  return (
    <>
      <B2bHead
        title={isMissing ? t('missingTitle') : t('title', { number: String(orderNumber) })}
        hasPrices={!isMissing}
      >
        {order && (
          <>
            {t('placed', { date: formatLongDay(order.orderedAt, language) })}
            {order.reference && <> · {t('reference', { reference: order.reference })}</>}
          </>
        )}
      </B2bHead>
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
  const isRetail = useShownPrice() === 'uvp';
  return (
    <>
      {isRetail && <B2bAmountsHidden />}
      <B2bOrderSteps order={order} />
      <B2bOrderEnd order={order} />
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
      <B2bOrderFacts order={order} />
    </>
  );
}
