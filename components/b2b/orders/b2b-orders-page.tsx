'use client';

import { useLocale, useTranslations } from 'next-intl';
import { filterOrders, orderFilterQuery, toOrderFilter } from '@/domain/b2b/order-filter';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { reloadB2bOrders, useB2bOrders } from '@/lib/browser/b2b/orders';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { ButtonLink } from '@/components/ui/button';
import { B2bAmountsHidden } from '../parts/amounts-hidden';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { B2bOrdersFilter } from './b2b-orders-filter';
import { B2bOrdersTable } from './b2b-orders-table';
import '@/components/b2b/parts/parts.scss';

/** All orders of a b2b customer, newest first; what is looked for stands in the address. */
export function B2bOrdersPage() {
  const t = useTranslations('b2b.orders');
  const language = useLocale();
  const loaded = useB2bOrders(language);
  const [query, write] = useUrlQuery();
  const isRetail = useShownPrice() === 'uvp';
  const filter = toOrderFilter(query);
  return (
    <>
      <B2bHead title={t('title')} />
      {isRetail && <B2bAmountsHidden />}
      <B2bSection loaded={loaded} onRetry={() => void reloadB2bOrders(language)} rows={6}>
        {({ orders }) => {
          if (orders.length === 0) return <NoOrders />;
          const found = filterOrders(orders, filter);
          return (
            <>
              <B2bOrdersFilter
                filter={filter}
                onChange={(next) => write(orderFilterQuery(next), 'replace')}
              />
              <div className="lt-b2b-count">
                <p role="status">{t('count', { count: found.length })}</p>
                <a href={b2bHref('/orders.csv', language)}>{t('csv')}</a>
              </div>
              {found.length > 0 ? (
                <B2bOrdersTable orders={found} hasAmounts={!isRetail} />
              ) : (
                <p className="text-2">{t('noneFound')}</p>
              )}
            </>
          );
        }}
      </B2bSection>
    </>
  );
}

function NoOrders() {
  const t = useTranslations('b2b.orders');
  return (
    <>
      <p className="text-2">{t('empty')}</p>
      <ButtonLink variant="outline" href="/my-account/b2b/availability" prefetch={false}>
        {t('toAvailability')}
      </ButtonLink>
    </>
  );
}
