'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Combination, countOwners, valuesToDrop } from '@/domain/catalog/combination-filter';
import { applyFacets } from '@/domain/catalog/facets';
import { sortEntries, sortKeys } from '@/domain/catalog/sort';
import type { AccessoryFacet, AccessoryListView } from '@/lib/platform/views/accessory-view';
import { useItemList } from '@/lib/browser/events/use-item-list';
import { AccessoryCard } from '../accessory-card';
import { BikeContext } from '../bike/bike-context';
import { CategoryStrip } from './category-strip';
import { EmptyResult } from './empty-result';
import { FacetSelect } from './facet-select';
import { facetChips, facetDrops, FilterChips } from './filter-chips';
import { ListForm } from './list-form';
import { loadingAt } from '@/components/ui/picture/loading-at';
import { WishButton } from '@/components/ui/wish-button';
import { SortSelect } from './sort-select';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { useListState } from './use-list-state';
import './list.scss';

/** The accessories with category strip, choices and sort; computed from the page's own index. */
export function AccessoryList({
  view: { accessories, facets },
}: {
  readonly view: AccessoryListView;
}) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const list = useListState(facets, { path: '/accessories' });
  const index = useMemo(
    () =>
      accessories.map((item): Combination<AccessoryFacet> & { item: typeof item } => ({
        owner: item.slug,
        facets: item.facets,
        item,
      })),
    [accessories],
  );
  const counts = useMemo(
    () => countOwners(index, list.definitions, list.selection),
    [index, list.definitions, list.selection],
  );
  const shown = useMemo(
    () =>
      sortEntries(
        applyFacets(index, list.selection).map(({ item }) => ({
          ...item,
          priceCents: item.fromCents,
        })),
        list.sort,
        locale,
      ),
    [index, list.selection, list.sort, locale],
  );
  const tellChosen = useItemList('accessories', () =>
    shown.map(({ slug, name, fromCents }) => ({
      path: `/accessories/${slug}`,
      item: { id: slug, name, priceCents: fromCents, quantity: 1 },
    })),
  );
  const [onlyBike, ...otherBikes] = list.selection.bikes ?? [];
  const bike = otherBikes.length === 0 ? onlyBike : undefined;
  const chips = facetChips(
    facets.filter(({ facet }) => facet !== 'category' && (facet !== 'bikes' || bike === undefined)),
    list,
  );
  return (
    <>
      <UrlQueryWatch />
      <BikeContext
        facets={facets}
        bike={bike}
        shown={shown.length}
        total={accessories.length}
        list={list}
      />
      <div className="pb-3">
        <CategoryStrip facets={facets} counts={counts.get('category')} list={list} />
      </div>
      <div className="lt-list-head">
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <b className="num me-2 lt-result-count" aria-live="polite" aria-atomic="true">
            {list.chosenCount === 0
              ? t('accessories.countAll', { total: accessories.length })
              : t('accessories.count', { shown: shown.length, total: accessories.length })}
          </b>
          <FilterChips chips={chips} list={list} />
        </div>
        <ListForm list={list} className="lt-selects">
          {(list.selection.category ?? []).map((category) => (
            <input key={category} type="hidden" name="category" value={category} />
          ))}
          {facets
            .filter(({ facet }) => facet !== 'category')
            .map((view) => (
              <FacetSelect
                key={view.facet}
                view={view}
                counts={counts.get(view.facet)}
                list={list}
              />
            ))}
        </ListForm>
        <div className="d-flex gap-2 align-items-center">
          <SortSelect keys={sortKeys} value={list.sort} onChange={list.sortBy} />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyResult
          title={t('accessories.empty')}
          drops={facetDrops(facets, list, valuesToDrop(index, list.definitions, list.selection))}
          list={list}
        />
      ) : (
        <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-3" onClick={tellChosen}>
          {shown.map((accessory, position) => (
            <div key={accessory.slug} className="col">
              <AccessoryCard accessory={accessory} bike={bike} loading={loadingAt(position, 6)}>
                <WishButton sku={accessory.fromSku} name={accessory.name} />
              </AccessoryCard>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
