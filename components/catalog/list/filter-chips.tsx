'use client';

import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/browser/navigation/page-link';
import type { ListControls } from './use-list-state';
import { useTranslations } from 'next-intl';
import type { RemovableFacetValue } from '@/domain/catalog/facet-combinations';
import { toggleFacetValue } from '@/domain/catalog/facets';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import '@/styles/on-demand/chips.scss';
import '@/components/catalog/product-card.scss';
import './product-list.scss';

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly query: string;
  readonly list: Pick<ListControls<string>, 'path' | 'applyQuery'>;
};

/**
 * A link to the list with a different query. With JavaScript it updates the list in place; without JavaScript it is a
 * normal link.
 */
export function ListLink({ query, list, children, ...link }: ListLinkProps) {
  return (
    <a
      {...link}
      href={query === '' ? list.path : `${list.path}?${query}`}
      rel="nofollow"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        list.applyQuery(query);
      }}
    >
      {children}
    </a>
  );
}

/** An active filter, and the query of the list without this filter. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly query: string;
}

/** Returns the name of a facet's value, or the value's slug if it has no name. */
export function getFacetValueName<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  facet: Facet,
  value: string,
): string {
  return (
    facets.find((view) => view.facet === facet)?.values.find(({ slug }) => slug === value)?.name ??
    value
  );
}

/** Returns the selected facet values as chips. */
export function buildActiveFilters<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  list: ListControls<Facet>,
): ActiveFilter[] {
  return facets.flatMap(({ facet }) =>
    (list.selection[facet] ?? []).map((value) => ({
      key: `${facet}-${value}`,
      name: getFacetValueName(facets, facet, value),
      query: list.queryOf(toggleFacetValue(list.selection, facet, value)),
    })),
  );
}

/** A filter that could be removed when the list is empty, with the number of results the list would then have. */
export type RemovableFilter = ActiveFilter & { readonly count: number };

/** Returns the selected facet values as chips, each with the number of results after removing the value. */
export function buildRemovableFilters<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  list: ListControls<Facet>,
  removableFilters: readonly RemovableFacetValue<Facet>[],
): RemovableFilter[] {
  const counts = new Map(
    removableFilters.map(({ facet, value, count }) => [`${facet}-${value}`, count]),
  );
  return buildActiveFilters(facets, list).map((chip) => ({
    ...chip,
    count: counts.get(chip.key) ?? 0,
  }));
}

interface FilterChipsProps {
  readonly chips: readonly ActiveFilter[];
  readonly list: Pick<ListControls<string>, 'path' | 'applyQuery' | 'clearQuery'>;
  /** True to show the button that clears all filters; by default it is shown for two or more chips. */
  readonly isClearable?: boolean;
}

/**
 * The active filters as chips; clicking a chip removes its filter. For two or more chips there is also a button that
 * removes all filters.
 */
export function FilterChips({ chips, list, isClearable = chips.length > 1 }: FilterChipsProps) {
  const t = useTranslations('catalog');
  return (
    <>
      {chips.map(({ key, name, query }) => (
        <ListLink
          key={key}
          className="lt-chip"
          aria-label={t('removeFilter', { name })}
          query={query}
          list={list}
        >
          {name}
        </ListLink>
      ))}
      {isClearable ? (
        <ListLink className="btn btn-quiet lt-clear-all" query={list.clearQuery} list={list}>
          {t('clearAll')}
        </ListLink>
      ) : null}
    </>
  );
}

interface EmptyResultProps {
  readonly title: string;
  /**
   * The filters offered for removal when nothing matches, in any order. A filter is omitted if the list would still be
   * empty without it.
   */
  readonly removableFilters: readonly RemovableFilter[];
  readonly list: Pick<ListControls<string>, 'path' | 'applyQuery' | 'clearQuery'>;
}

const maxNamed = 2;

/** Shown if nothing matches: the filters that could be removed, and how many results each removal would give. */
export function NoMatchesNotice({ title, removableFilters, list }: EmptyResultProps) {
  const t = useTranslations('catalog');
  const best = removableFilters
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxNamed);
  const [first, second] = best;
  return (
    <div className="lt-empty">
      <h2 className="h3">{title}</h2>
      {first === undefined ? <p className="text-2">{t('emptyNoHelp')}</p> : null}
      {first !== undefined && second === undefined ? (
        <p className="text-2">{t('emptyDropOne', { name: first.name, count: first.count })}</p>
      ) : null}
      {first !== undefined && second !== undefined ? (
        <p className="text-2">
          {t('emptyDropTwo', {
            first: first.name,
            firstCount: first.count,
            second: second.name,
            secondCount: second.count,
          })}
        </p>
      ) : null}
      <div className="d-flex gap-2 flex-wrap">
        <FilterChips chips={best} list={list} isClearable />
      </div>
    </div>
  );
}
