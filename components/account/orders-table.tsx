'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type OrderSummary, buildOrderSummary } from '@/domain/order/order-summary';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import { formatShortDay } from '@/lib/platform/i18n/format-days';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { getOrderSummaryKey } from './order-state';
import { ButtonLink } from '@/components/ui/form/button';
import '@/styles/on-demand/stacked-tables.scss';

/** Orders as a table. On phones each row becomes a few lines. */
export function OrdersTable({ orders }: { readonly orders: readonly OrderView[] }) {
  const t = useTranslations('account.orders');
  return (
    <table className="table lt-stacked-table">
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('content')}</th>
          <th scope="col" data-needs="orderProgress">
            {t('state')}
          </th>
          <th scope="col" className="r">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account');
  const language = useLocale();
  const summary = buildOrderSummary(order.lines);
  const number = String(order.orderNumber);
  return (
    <tr>
      <td className="num">
        <Link
          className="lt-row-link"
          href={`/my-account/b2c/orders/${number}`}
          prefetch={false}
          aria-label={t('activeOrder.orderLink', { number })}
        >
          {number}
        </Link>
      </td>
      <td className="text-nowrap">{formatShortDay(order.orderedAt, language)}</td>
      <td className="full">{summary && t('orders.summary', wordsOf(summary))}</td>
      <td data-needs="orderProgress">{t(`state.${getOrderSummaryKey(order)}`)}</td>
      <td className="r">{formatAmount(order.cost.totalCents, language)}</td>
    </tr>
  );
}

function wordsOf({ title, amount, others }: OrderSummary) {
  return { title, amount, others };
}

/** The page content for a customer who has no orders. */
export function NoOrders() {
  const t = useTranslations('account.orders');
  return (
    <>
      <p className="h4 mt-2">{t('empty')}</p>
      <p className="text-2" data-needs="orderProgress invoices">
        {t('emptyText')}
      </p>
      <ButtonLink href="/bikes" variant="outline">
        {t('models')}
      </ButtonLink>
    </>
  );
}
