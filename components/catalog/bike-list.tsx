'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { isPresaleCategory } from '@/domain/access/presale';
import { countOwners, valuesToDrop } from '@/domain/catalog/combination-filter';
import { arrivalIn } from '@/domain/delivery/arrivals';
import { sortKeys } from '@/domain/catalog/sort';
import type { BikeListView } from '@/lib/platform/views/bike-view';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { useItemList } from '@/lib/browser/events/use-item-list';
import { BikeCard } from './bike-card';
import { EmptyResult } from './empty-result';
import { FacetPanel } from './facet-panel';
import { FilterChips } from './filter-chips';
import { FilterSheet } from './filter-sheet';
import { bikeIndex, shownBikes } from './shown-bikes';
import { loadingAt } from '@/components/ui/loading-at';
import { PresaleLinks } from './presale-links';
import { SortSelect } from './sort-select';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { useListState } from './use-list-state';
import './list.scss';

interface Props {
  readonly view: BikeListView;
  /** Stands right under the models, for instance the way to advice. */
  readonly advice?: ReactNode;
  /** Stands under the list, for instance the way to the outlet. */
  readonly children: ReactNode;
}

/** The models with facets, chips and sort; everything is computed from the page's own index (ARCHITECTURE §4.16). */
export function BikeList({ view: { bikes, facets, arrivals }, advice, children }: Props) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const list = useListState(facets);
  const [sheetOpen, setSheetOpen] = useState(false);
  const index = useMemo(() => bikeIndex(bikes), [bikes]);
  const [query] = useUrlQuery();
  const isPresale = isPresaleCategory(new URLSearchParams(query).get('category'));
  const shown = useMemo(
    () => (isPresale ? [] : shownBikes(bikes, index, list.selection, list.sort, locale)),
    [isPresale, bikes, index, list.selection, list.sort, locale],
  );
  const tellChosen = useItemList('bikes', () =>
    shown.map(({ item: { slug, name, subcategory }, fromCents }) => ({
      path: `/bikes/${slug}`,
      item: { id: slug, name, category: subcategory?.name, priceCents: fromCents, quantity: 1 },
    })),
  );
  const counts = useMemo(
    () => countOwners(index, list.definitions, list.selection),
    [index, list.definitions, list.selection],
  );
  // The dealers' own category: its models and no others. The guard lets b2b customers in alone (Spec §6).
  if (isPresale)
    return (
      <div className="py-4 h4">
        <UrlQueryWatch />
        <PresaleLinks />
      </div>
    );
  return (
    <div className="row gx-lg-5">
      <UrlQueryWatch />
      <aside className="col-lg-3 d-none d-lg-block" aria-label={t('filter')}>
        <div className="lt-facets">
          <FacetPanel idPrefix="f" facets={facets} counts={counts} list={list} />
        </div>
      </aside>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        onClear={list.clear}
        canClear={list.chosenCount > 0}
        showLabel={t('bikes.show', { count: shown.length })}
      >
        <FacetPanel idPrefix="s" facets={facets} counts={counts} list={list} />
      </FilterSheet>
      <div className="col-lg-9">
        <div className="lt-list-head">
          <div className="d-flex flex-wrap gap-2 align-items-center">
            <b className="num me-2 lt-result-count" aria-live="polite" aria-atomic="true">
              {list.chosenCount === 0
                ? t('bikes.countAll', { total: bikes.length })
                : t('bikes.count', { shown: shown.length, total: bikes.length })}
            </b>
            <FilterChips facets={facets} list={list} />
          </div>
          <div className="d-flex gap-2 align-items-center">
            <button
              type="button"
              className="btn btn-outline-primary d-lg-none"
              onClick={() => setSheetOpen(true)}
            >
              {t('filterCount', { count: list.chosenCount })}
            </button>
            <SortSelect keys={sortKeys} value={list.sort} onChange={list.sortBy} />
          </div>
        </div>
        {shown.length === 0 ? (
          <EmptyResult
            title={t('bikes.empty')}
            facets={facets}
            drops={valuesToDrop(index, list.definitions, list.selection)}
            list={list}
          />
        ) : (
          <div className="row gx-lg-5 gy-5 pt-2 row-cols-1 row-cols-md-2" onClick={tellChosen}>
            {shown.map((bike, position) => (
              <div key={bike.item.slug} className="col">
                <BikeCard
                  bike={bike}
                  arrival={arrivalIn(arrivals, bike.availability)}
                  loading={loadingAt(position, 4)}
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
