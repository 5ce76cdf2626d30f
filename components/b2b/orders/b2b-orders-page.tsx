'use client';

import { useLocale, useTranslations } from 'next-intl';
import { orderFilterQuery, toOrderFilter } from '@/domain/b2b/order-filter';
import { pageQuery, toPage } from '@/domain/b2b/page-of-list';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { reloadB2bOrders, useB2bOrders } from '@/lib/browser/b2b/orders';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { ButtonLink } from '@/components/ui/form/button';
import { B2bAmountsHidden } from '../parts/amounts-hidden';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { ListPages } from '../parts/list-pages';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { B2bOrdersFilter } from './b2b-orders-filter';
import { B2bOrdersTable } from './b2b-orders-table';
import '@/components/b2b/parts/parts.scss';

/** The orders of a b2b customer, newest first; what is looked for, and the page, stand in the address. */
export function B2bOrdersPage() {
  const t = useTranslations('b2b.orders');
  const language = useLocale();
  const [query, write] = useUrlQuery();
  const isRetail = useShownPrice() === 'uvp';
  const filter = toOrderFilter(query);
  const isFiltered = orderFilterQuery(filter) !== '';
  const loaded = useB2bOrders(language, pageQuery(orderFilterQuery(filter), toPage(query)));
  return (
    <>
      <B2bHead title={t('title')} />
      {isRetail && <B2bAmountsHidden />}
      <B2bSection loaded={loaded} onRetry={() => void reloadB2bOrders(language)} rows={6}>
        {(place) => {
          if (place.count === 0 && !isFiltered && loaded.kind === 'ready') return <NoOrders />;
          return (
            <>
              <B2bOrdersFilter
                filter={filter}
                onChange={(next) => write(orderFilterQuery(next), 'replace')}
              />
              <div className="lt-b2b-count">
                <p role="status">{t('count', { count: place.count })}</p>
                <a href={b2bHref('/orders.csv', language)}>{t('csv')}</a>
              </div>
              {place.count > 0 ? (
                <>
                  <B2bOrdersTable orders={place.orders} hasAmounts={!isRetail} />
                  <ListPages place={place} />
                </>
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
