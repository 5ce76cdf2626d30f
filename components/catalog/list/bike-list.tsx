'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { isPresaleCategory } from '@/domain/access/presale';
import { limitsQuery, readLimits, withoutWish } from '@/domain/catalog/bike-limits';
import { matchingOwners, valuesToDrop } from '@/domain/catalog/combination-filter';
import { arrivalIn } from '@/domain/delivery/arrivals';
import { sortKeys } from '@/domain/catalog/sort';
import type { BikeListView } from '@/lib/platform/views/bike-view';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { useItemList } from '@/lib/browser/events/use-item-list';
import { BikeCard } from '../bike-card';
import { BikeFilter } from './bike-filter';
import { EmptyResult } from './empty-result';
import { facetChips, facetDrops, FilterChips } from './filter-chips';
import { FilterSheet } from './filter-sheet';
import { ListForm } from './list-form';
import { bikeIndex, shownBikes, withinLimits } from './shown-bikes';
import { loadingAt } from '@/components/ui/picture/loading-at';
import { PresaleLinks } from '../presale-links';
import { SortSelect } from './sort-select';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { useLimitChips } from './use-bike-limits';
import { useListState } from './use-list-state';
import './list.scss';

interface Props {
  readonly view: BikeListView;
  /** Stands right under the models, for instance the way to advice. */
  readonly advice?: ReactNode;
  /** Stands under the list, for instance the way to the outlet. */
  readonly children: ReactNode;
}

/** Where the filters stand, which a phone without scripts goes to. */
const filterId = 'list-filter';

/** The models with facets, chips and sort; everything is computed from the page's own index (ARCHITECTURE §4.16). */
export function BikeList({ view, advice, children }: Props) {
  const { bikes, facets, arrivals } = view;
  const t = useTranslations('catalog');
  const locale = useLocale();
  const [query] = useUrlQuery();
  const limits = useMemo(() => readLimits(new URLSearchParams(query)), [query]);
  const list = useListState(facets, { path: '/bikes', more: limitsQuery(limits) });
  const [sheetOpen, setSheetOpen] = useState(false);
  const index = useMemo(() => bikeIndex(bikes), [bikes]);
  const isPresale = isPresaleCategory(new URLSearchParams(query).get('category'));
  const allowed = useMemo(
    () => (isPresale ? [] : withinLimits(index, limits, arrivals)),
    [isPresale, index, limits, arrivals],
  );
  const shown = useMemo(
    () => shownBikes(allowed, list.selection, list.sort, locale),
    [allowed, list.selection, list.sort, locale],
  );
  const tellChosen = useItemList('bikes', () =>
    shown.map(({ item: { slug, name, subcategory }, priceCents }) => ({
      path: `/bikes/${slug}`,
      item: { id: slug, name, category: subcategory?.name, priceCents, quantity: 1 },
    })),
  );
  const limitChips = useLimitChips(limits, list);
  const chips = [...facetChips(facets, list), ...limitChips];
  const filter = { view, index, limits, list };
  const drops = () => [
    ...facetDrops(facets, list, valuesToDrop(allowed, list.definitions, list.selection)),
    ...limitChips.map((chip) => {
      const others = withinLimits(index, withoutWish(limits, chip.wish), arrivals);
      return { ...chip, count: matchingOwners(others, list.selection).size };
    }),
  ];
  // The dealers' own category: its models and no others. The guard lets b2b customers in alone (Spec §6).
  if (isPresale)
    return (
      <div className="pt-4 pb-4 h4">
        <UrlQueryWatch />
        <PresaleLinks />
      </div>
    );
  return (
    <div className="row gx-lg-5">
      <UrlQueryWatch />
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
          <EmptyResult title={t('bikes.empty')} drops={drops()} list={list} />
        ) : (
          <div
            className="lt-bike-cards row gx-lg-5 gy-5 pt-2 row-cols-1 row-cols-md-2"
            onClick={tellChosen}
          >
            {shown.map((bike, position) => (
              <div key={bike.item.slug} className="col">
                <BikeCard
                  bike={bike}
                  arrival={arrivalIn(arrivals, bike.availability)}
                  loading={loadingAt(position, 2)}
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
