'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { writeSum } from '@/domain/money/write-money';
import '@/styles/by-use/order.scss';

/** What the order costs: goods and delivery net, VAT on top. */
export function B2bOrderSum({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const goods = order.lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  // A voucher stands in the net sum only: the parts are shown where they add up.
  const isWhole = goods + order.deliveryCents === order.netCents;
  const parts = [
    [t('goods'), goods],
    [t('delivery'), order.deliveryCents],
  ] as const;
  const rows = [
    ...(isWhole ? parts : []),
    [t('net'), order.netCents],
    [t('vat'), order.vatCents],
  ] as const;
  return (
    <dl className="lt-sum">
      {rows.map(([term, cents]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{writeSum(cents, language)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{writeSum(order.totalCents, language)}</dd>
      </div>
    </dl>
  );
}
