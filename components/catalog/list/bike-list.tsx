'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode, useMemo } from 'react';
import type { PresaleModels } from '@/lib/browser/b2b/load-presale-models';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';
import { isPresaleCategory } from '@/domain/catalog/presale';
import {
  toRangeFilterQuery,
  parseRangeFilters,
  removeRangeFilter,
} from '@/domain/catalog/range-filters';
import { listMatchingItems, listRemovableFacetValues } from '@/domain/catalog/facet-combinations';
import { findArrival } from '@/domain/delivery/transit-days';
import { sortKeys } from '@/domain/catalog/list-sort';
import type { BikeListView } from '@/lib/platform/views/bike-view';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { useItemList } from '@/lib/browser/tracking/use-item-list';
import { BikeCard } from '@/components/catalog/bike-card';
import { BikeFilter, FilterSheet } from './bike-filter';
import {
  NoMatchesNotice,
  buildActiveFilters,
  buildRemovableFilters,
  FilterChips,
} from './filter-chips';
import { ListForm, SortSelect } from './list-form';
import { buildBikeIndex, filterBikes, filterByRanges } from './filter-bikes';
import { getImageLoading } from '@/components/ui/picture/picture-sizes';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import { useRangeFilterChips } from './range-filters';
import { useListState } from './use-list-state';
import './product-list.scss';

/**
 * Links to the presale models, loaded for B2B customers only. Renders nothing for other visitors or if the request
 * fails.
 */
function PresaleLinks() {
  const locale = useLocale();
  const isB2b = useIsB2b();
  const [presale, setPresale] = useState<PresaleModels | null>(null);

  useEffect(() => {
    if (!isB2b) return;
    const controller = new AbortController();
    void load(locale, controller.signal).then(setPresale);
    return () => {
      controller.abort();
      setPresale(null);
    };
  }, [isB2b, locale]);

  if (presale === null || presale.models.length === 0) return null;
  return (
    <span>
      {presale.title}{' '}
      {presale.models.map(({ slug, name }) => (
        <Link key={slug} href={`/bikes/${slug}`} prefetch={false} className="lt-link me-3">
          {name}
        </Link>
      ))}
    </span>
  );
}

/** Loads the presale models. The code is imported on demand, because only B2B customers need it. */
async function load(language: string, signal: AbortSignal): Promise<PresaleModels | null> {
  const { loadPresaleModels } = await import('@/lib/browser/b2b/load-presale-models');
  return loadPresaleModels(language, signal);
}

interface Props {
  readonly view: BikeListView;
  /** Shown directly below the models, for instance the link to the advisers. */
  readonly advice?: ReactNode;
  /** Shown below the list, for instance the link to the outlet. */
  readonly children: ReactNode;
}

/** The element id of the filters, to which a link leads on phones without JavaScript. */
const filterId = 'list-filter';

/** The list of models with facets, filter chips and sorting, computed in the browser from the data in the page. */
export function BikeList({ view, advice, children }: Props) {
  const { bikes, facets, arrivals } = view;
  const t = useTranslations('catalog');
  const locale = useLocale();
  const [query] = useUrlQuery();
  const limits = useMemo(() => parseRangeFilters(new URLSearchParams(query)), [query]);
  const list = useListState(facets, { path: '/bikes', more: toRangeFilterQuery(limits) });
  const [sheetOpen, setSheetOpen] = useState(false);
  const index = useMemo(() => buildBikeIndex(bikes), [bikes]);
  const isPresale = isPresaleCategory(new URLSearchParams(query).get('category'));
  const allowed = useMemo(
    () => (isPresale ? [] : filterByRanges(index, limits, arrivals)),
    [isPresale, index, limits, arrivals],
  );
  const shown = useMemo(
    () => filterBikes(allowed, list.selection, list.sort, locale),
    [allowed, list.selection, list.sort, locale],
  );
  const tellChosen = useItemList('bikes', () =>
    shown.map(({ item: { slug, name, subcategory }, priceCents }) => ({
      path: `/bikes/${slug}`,
      item: { id: slug, name, category: subcategory?.name, priceCents, quantity: 1 },
    })),
  );
  const limitChips = useRangeFilterChips(limits, list);
  const chips = [...buildActiveFilters(facets, list), ...limitChips];
  const filter = { view, index, limits, list };
  const drops = () => [
    ...buildRemovableFilters(
      facets,
      list,
      listRemovableFacetValues(allowed, list.definitions, list.selection),
    ),
    ...limitChips.map((chip) => {
      const others = filterByRanges(index, removeRangeFilter(limits, chip.group), arrivals);
      return { ...chip, count: listMatchingItems(others, list.selection).size };
    }),
  ];
  // The category for dealers contains only presale models. Access is limited to B2B customers (Specification §6).
  if (isPresale)
    return (
      <div className="pt-4 pb-4 h4">
        <UrlQueryListener />
        <PresaleLinks />
      </div>
    );
  return (
    <div className="row gx-lg-5">
      <UrlQueryListener />
      <aside
        id={filterId}
        className="lt-list-filter col-lg-3 d-none d-lg-block"
        aria-label={t('filter')}
      >
        <ListForm list={list} className="lt-facets">
          <BikeFilter idPrefix="f" {...filter} />
        </ListForm>
      </aside>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        onClear={list.clear}
        canClear={chips.length > 0}
        showLabel={t('bikes.show', { count: shown.length })}
      >
        <BikeFilter idPrefix="s" {...filter} />
      </FilterSheet>
      <div className="col-lg-9">
        <div className="lt-list-head">
          <div className="d-flex flex-wrap gap-2 align-items-center">
            <b className="num me-2 lt-result-count" aria-live="polite" aria-atomic="true">
              {chips.length === 0
                ? t('bikes.countAll', { total: bikes.length })
                : t('bikes.count', { shown: shown.length, total: bikes.length })}
            </b>
            <FilterChips chips={chips} list={list} />
          </div>
          <div className="d-flex gap-2 align-items-center">
            <a
              className="btn btn-outline-primary d-lg-none"
              href={`#${filterId}`}
              data-opens
              onClick={(event) => {
                event.preventDefault();
                setSheetOpen(true);
              }}
            >
              {t('filterCount', { count: chips.length })}
            </a>
            <SortSelect keys={sortKeys} value={list.sort} onChange={list.sortBy} />
          </div>
        </div>
        {shown.length === 0 ? (
          <NoMatchesNotice title={t('bikes.empty')} removableFilters={drops()} list={list} />
        ) : (
          <div
            className="lt-bike-cards row gx-lg-5 gy-5 pt-2 row-cols-1 row-cols-md-2"
            onClick={tellChosen}
          >
            {shown.map((bike, position) => (
              <div key={bike.item.slug} className="col">
                <BikeCard
                  bike={bike}
                  arrival={findArrival(arrivals, bike.availability)}
                  loading={getImageLoading(position, 2)}
                />
              </div>
            ))}
          </div>
        )}
        {advice}
        <div className="lt-list-foot">
          <span className="text-2 num">
            {shown.length === 0 ? '' : t('allShown', { count: shown.length })}
          </span>
          {children}
        </div>
        <PresaleLinks />
      </div>
    </div>
  );
}
