'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bOrderSummary } from '@/domain/b2b/b2b-order';
import { formatTableDay } from '@/lib/platform/i18n/days';
import { writeNumber, writeSum } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { MovedDay } from '../parts/moved-day';
import '@/styles/by-use/stacked.scss';
import '@/components/b2b/parts/parts.scss';
import '@/styles/by-use/dense-tables.scss';

type Props = {
  readonly orders: readonly B2bOrderSummary[];
  /** False while retail prices are shown: no purchase price stands in the page then. */
  readonly hasAmounts: boolean;
};

/** Orders as a table; on phones each becomes a few lines (design README §7). */
export function B2bOrdersTable({ orders, hasAmounts }: Props) {
  const t = useTranslations('b2b.orders');
  return (
    <div className="lt-scroll">
      <table className="table lt-dense lt-stack lt-b2b-table">
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('reference')}</th>
            <th scope="col">{t('content')}</th>
            <th scope="col" className="r">
              {t('pieces')}
            </th>
            <th scope="col">{t('stateLabel')}</th>
            <th scope="col">{t('expected')}</th>
            {hasAmounts && (
              <th scope="col" className="r">
                {t('net')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} hasAmounts={hasAmounts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order, hasAmounts }: { order: B2bOrderSummary; hasAmounts: boolean }) {
  const t = useTranslations('b2b.orders');
  const language = useLocale();
  const { orderNumber, state, trackingUrl } = order;
  const number = String(orderNumber);
  const isOnItsWay = state !== 'delivered' && state !== 'cancelled';
  return (
    <tr>
      <td>
        <Link
          className="lt-row-link num"
          href={`/my-account/b2b/orders/${number}`}
          prefetch={false}
          aria-label={t('orderLink', { number })}
        >
          {number}
        </Link>
      </td>
      <td className="text-nowrap">{formatTableDay(order.orderedAt, language)}</td>
      <td className="text-break">{order.reference}</td>
      <td className="full text-break">{order.content}</td>
      <td className="r start">
        {writeNumber(order.pieces, language)}
        <span className="d-sm-none"> {t('piecesShort')}</span>
      </td>
      <td className="text-nowrap">
        {t(`state.${state}`)}
        {trackingUrl && state === 'shipped' && (
          <>
            {' · '}
            <a href={trackingUrl} rel="noreferrer">
              {t('track')}
              <span className="visually-hidden"> {number}</span>
            </a>
          </>
        )}
      </td>
      <td>
        {isOnItsWay ? <MovedDay day={order.expectedAt} former={order.formerExpectedAt} /> : '–'}
      </td>
      {hasAmounts && <td className="r">{writeSum(order.netCents, language)}</td>}
    </tr>
  );
}
