'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { AccessoryFacet, AccessoryListView } from '@/lib/platform/views/accessory-view';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import {
  getFacetValueName,
  ListLink,
  NoMatchesNotice,
  buildActiveFilters,
  buildRemovableFilters,
  FilterChips,
} from './filter-chips';
import { type ListControls, useListState } from './use-list-state';
import { useMemo } from 'react';
import {
  type FacetCombination,
  countItemsByFacetValue,
  listRemovableFacetValues,
} from '@/domain/catalog/facet-combinations';
import { applyFacets } from '@/domain/catalog/facets';
import { sortEntries, sortKeys } from '@/domain/catalog/list-sort';
import { useItemList } from '@/lib/browser/tracking/use-item-list';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { CategoryStrip, FacetSelect } from './accessory-filter';
import { ListForm, SortSelect } from './list-form';
import { getImageLoading } from '@/components/ui/picture/picture-sizes';
import { WishListButton } from '@/components/ui/wish-list-button';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import '@/components/catalog/product-card.scss';
import './product-list.scss';

interface Props {
  readonly facets: readonly FacetView<AccessoryFacet>[];
  readonly bike: string | undefined;
  readonly shown: number;
  readonly total: number;
  readonly list: ListControls<AccessoryFacet>;
}

/**
 * States by which bicycle the list is filtered, with a link that removes this filter. Renders nothing without such a
 * filter.
 */
function ListBikeContext({ facets, bike, shown, total, list }: Props) {
  const t = useTranslations('catalog.accessories');
  if (bike === undefined) return null;
  const name = getFacetValueName(facets, 'bikes', bike);
  return (
    <div className="lt-panel d-flex flex-wrap justify-content-between align-items-center gap-3 mb-4 pt-3 pb-3">
      <span>
        <b className="lt-strong">{t('fitting', { name })}</b>{' '}
        <span className="text-2">· {t('parts', { shown, total })}</span>
      </span>
      <span className="d-flex gap-4">
        <Link href={`/bikes/${bike}`} className="lt-link small">
          {t('toBike', { name })}
        </Link>
        <ListLink
          className="btn btn-quiet lt-clear-all"
          query={list.queryOf({ ...list.selection, bikes: [] })}
          list={list}
        >
          {t('showAll')}
        </ListLink>
      </span>
    </div>
  );
}

/** The list of accessories with categories, filters and sorting, computed in the browser from the data in the page. */
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
      accessories.map((item): FacetCombination<AccessoryFacet> & { item: typeof item } => ({
        itemId: item.slug,
        facets: item.facets,
        item,
      })),
    [accessories],
  );
  const counts = useMemo(
    () => countItemsByFacetValue(index, list.definitions, list.selection),
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
  const chips = buildActiveFilters(
    facets.filter(({ facet }) => facet !== 'category' && (facet !== 'bikes' || bike === undefined)),
    list,
  );
  return (
    <>
      <UrlQueryListener />
      <ListBikeContext
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
        <NoMatchesNotice
          title={t('accessories.empty')}
          removableFilters={buildRemovableFilters(
            facets,
            list,
            listRemovableFacetValues(index, list.definitions, list.selection),
          )}
          list={list}
        />
      ) : (
        <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-3" onClick={tellChosen}>
          {shown.map((accessory, position) => (
            <div key={accessory.slug} className="col">
              <AccessoryCard
                accessory={accessory}
                bike={bike}
                loading={getImageLoading(position, 6)}
              >
                <WishListButton sku={accessory.fromSku} name={accessory.name} />
              </AccessoryCard>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
