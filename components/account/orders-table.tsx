'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type OrderSummary, orderSummary } from '@/domain/account/order-summary';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { formatShortDay } from '@/lib/platform/i18n/days';
import { writeSum } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { orderSummaryKey } from './order-state';
import '@/styles/by-use/stacked.scss';

/** Orders as a table; on phones each becomes a few lines (design README §7). */
export function OrdersTable({ orders }: { readonly orders: readonly OrderView[] }) {
  const t = useTranslations('account.orders');
  return (
    <table className="table lt-stack">
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('content')}</th>
          <th scope="col">{t('state')}</th>
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
  const summary = orderSummary(order.lines);
  const number = String(order.orderNumber);
  return (
    <tr>
      <td className="num">
        <Link
          className="lt-row-link"
          href={`/my-account/b2c/orders/${number}`}
          prefetch={false}
          aria-label={t('story.orderLink', { number })}
        >
          {number}
        </Link>
      </td>
      <td className="text-nowrap">{formatShortDay(order.orderedAt, language)}</td>
      <td className="full">{summary && t('orders.summary', wordsOf(summary))}</td>
      <td>{t(`state.${orderSummaryKey(order)}`)}</td>
      <td className="r">{writeSum(order.cost.totalCents, language)}</td>
    </tr>
  );
}

function wordsOf({ title, amount, others }: OrderSummary) {
  return { title, amount, others };
}
