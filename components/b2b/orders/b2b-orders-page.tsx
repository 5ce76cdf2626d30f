'use client';

import { useTranslations, useLocale } from 'next-intl';
import {
  type OrderFilter,
  b2bOrderStates,
  type B2bOrderSummary,
  toOrderFilterQuery,
  parseOrderFilter,
} from '@/domain/dealer-account/b2b-orders';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/b2b/filter-fields';
import { formatTableDay } from '@/lib/platform/i18n/format-days';
import { formatNumber, formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { RestockDate } from '@/components/b2b/changed-delivery-date';
import { toPageQuery, parsePage } from '@/domain/dealer-account/pagination';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { reloadB2bOrders, useB2bOrders } from '@/lib/browser/b2b/b2b-order-queries';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { ButtonLink } from '@/components/ui/form/button';
import { B2bHiddenPricesNotice, B2bSection } from '@/components/b2b/b2b-section';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { Pagination } from '@/components/b2b/pagination';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import '@/styles/on-demand/stacked-tables.scss';
import '@/components/b2b/b2b.scss';
import '@/styles/on-demand/dense-tables.scss';

type B2bOrdersFilterProps = {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
};

/** The search and filters of the orders. */
function B2bOrdersFilter({ filter, onChange }: B2bOrdersFilterProps) {
  const t = useTranslations('b2b.orders');
  const states = b2bOrderStates.map((state) => [state, t(`state.${state}`)] as const);
  return (
    <FilterBar label={t('filter')}>
      <FilterSearch
        label={t('search')}
        value={filter.words}
        onChange={(searchText) => onChange({ ...filter, words: searchText })}
      />
      <FilterSelect
        label={t('stateLabel')}
        all={t('allStates')}
        value={filter.state}
        options={states}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </FilterBar>
  );
}

type B2bOrdersTableProps = {
  readonly orders: readonly B2bOrderSummary[];
  /** False while retail prices are shown: the page then contains no purchase price. */
  readonly hasAmounts: boolean;
};

/** Orders as a table. On phones each row becomes a few lines. */
function B2bOrdersTable({ orders, hasAmounts }: B2bOrdersTableProps) {
  const t = useTranslations('b2b.orders');
  return (
    <div className="lt-scroll">
      <table className="table lt-dense-table lt-stacked-table lt-b2b-table">
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
        {formatNumber(order.pieces, language)}
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
        {isOnItsWay ? (
          <RestockDate day={order.expectedAt} previous={order.formerExpectedAt} />
        ) : (
          '–'
        )}
      </td>
      {hasAmounts && <td className="r">{formatAmount(order.netCents, language)}</td>}
    </tr>
  );
}

/** The orders of a B2B customer, newest first. Filter and page number are stored in the URL. */
export function B2bOrdersPage() {
  const t = useTranslations('b2b.orders');
  const language = useLocale();
  const [query, write] = useUrlQuery();
  const isRetail = useDisplayedPriceType() === 'uvp';
  const filter = parseOrderFilter(query);
  const isFiltered = toOrderFilterQuery(filter) !== '';
  const loaded = useB2bOrders(language, toPageQuery(toOrderFilterQuery(filter), parsePage(query)));
  return (
    <>
      <B2bPageHeader title={t('title')} />
      {isRetail && <B2bHiddenPricesNotice />}
      <B2bSection loaded={loaded} onRetry={() => void reloadB2bOrders(language)} rows={6}>
        {(place) => {
          if (place.count === 0 && !isFiltered && loaded.kind === 'ready') return <NoOrders />;
          return (
            <>
              <B2bOrdersFilter
                filter={filter}
                onChange={(next) => write(toOrderFilterQuery(next), 'replace')}
              />
              <div className="lt-b2b-count">
                <p role="status">{t('count', { count: place.count })}</p>
                <a href={getB2bHref('/orders.csv', language)}>{t('csv')}</a>
              </div>
              {place.count > 0 ? (
                <>
                  <B2bOrdersTable orders={place.orders} hasAmounts={!isRetail} />
                  <Pagination pagination={place} />
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
