'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChangedDeliveryDate } from '@/components/b2b/changed-delivery-date';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { OrderInTransit } from '@/domain/dealer-account/b2b-overview';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/dense-tables.scss';
import '@/styles/on-demand/availability.scss';
import '@/styles/on-demand/stacked-tables.scss';

type Props = {
  /** The orders that arrive next, soonest first. */
  readonly orders: readonly OrderInTransit[];
  /** The total number of orders in transit. */
  readonly count: number;
};

/** Orders in transit. On phones each row becomes a few lines. */
export function OrdersInTransit({ orders, count }: Props) {
  const t = useTranslations('b2b.overview.onTheWay');
  const isRetail = useDisplayedPriceType() === 'uvp';
  return (
    <section aria-labelledby="on-the-way-title">
      <h2 className="h3" id="on-the-way-title">
        {t('title')}
      </h2>
      {orders.length === 0 ? (
        <p className="text-2 mb-0">{t('none')}</p>
      ) : (
        <div className="lt-scroll">
          <table
            className="table lt-dense-table lt-stacked-table"
            aria-labelledby="on-the-way-title"
          >
            <thead>
              <tr>
                <th scope="col">{t('order')}</th>
                <th scope="col" className="text-nowrap">
                  {t('reference')}
                </th>
                <th scope="col">{t('content')}</th>
                <th scope="col">{t('arrival')}</th>
                {!isRetail && (
                  <th scope="col" className="r">
                    {t('net')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <OrderRow key={order.orderNumber} order={order} isRetail={isRetail} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {count > orders.length && (
        <p className="small mt-2 mb-0">
          {t('next', { shown: orders.length, count })}{' '}
          <Link href="/my-account/b2b/orders" prefetch={false}>
            {t('toOrders')}
          </Link>
        </p>
      )}
    </section>
  );
}

type RowProps = { readonly order: OrderInTransit; readonly isRetail: boolean };

function OrderRow({ order, isRetail }: RowProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  const { orderNumber, reference, content, expectedAt, formerExpectedAt, netCents } = order;
  return (
    <tr>
      <td>
        <Link
          className="lt-row-link"
          href={`/my-account/b2b/orders/${orderNumber}`}
          prefetch={false}
        >
          {orderNumber}
        </Link>
      </td>
      <td className="text-nowrap">{reference}</td>
      <td className="full">{content}</td>
      <td>
        {expectedAt === null ? (
          <span className="lt-availability is-open">{t('unknown')}</span>
        ) : (
          <span className="lt-availability is-date">
            <span>
              <ChangedDeliveryDate day={expectedAt} previous={formerExpectedAt} format="sentence" />
            </span>
          </span>
        )}
      </td>
      {!isRetail && <td className="r">{formatAmount(netCents, language)}</td>}
    </tr>
  );
}
