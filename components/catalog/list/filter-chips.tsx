'use client';

import { useTranslations } from 'next-intl';
import type { ValueToDrop } from '@/domain/catalog/combination-filter';
import { toggleFacetValue } from '@/domain/catalog/facets';
import type { FacetView } from '@/lib/platform/views/term-view';
import { ListLink } from './list-link';
import type { ListControls } from './use-list-state';
import '@/styles/by-use/chips.scss';
import '../card.scss';

/** Something that is asked of a list, and the list without it. */
export interface ListChip {
  readonly key: string;
  readonly name: string;
  readonly query: string;
}

/** The name of a facet's value; its slug when it has none. */
export function valueName<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  facet: Facet,
  value: string,
): string {
  return (
    facets.find((view) => view.facet === facet)?.values.find(({ slug }) => slug === value)?.name ??
    value
  );
}

/** The chosen values of facets as chips. */
export function facetChips<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  list: ListControls<Facet>,
): ListChip[] {
  return facets.flatMap(({ facet }) =>
    (list.selection[facet] ?? []).map((value) => ({
      key: `${facet}-${value}`,
      name: valueName(facets, facet, value),
      query: list.queryOf(toggleFacetValue(list.selection, facet, value)),
    })),
  );
}

/** A filter that is in the way: without it alone the list would show so many. */
export type FilterToDrop = ListChip & { readonly count: number };

/** The values that are in the way as chips with what each would bring. */
export function facetDrops<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  list: ListControls<Facet>,
  drops: readonly ValueToDrop<Facet>[],
): FilterToDrop[] {
  const counts = new Map(drops.map(({ facet, value, count }) => [`${facet}-${value}`, count]));
  return facetChips(facets, list).map((chip) => ({ ...chip, count: counts.get(chip.key) ?? 0 }));
}

interface Props {
  readonly chips: readonly ListChip[];
  readonly list: Pick<ListControls<string>, 'path' | 'show' | 'clearQuery'>;
  /** Offers to clear everything, however few they are. */
  readonly isClearable?: boolean;
}

/** What is asked as chips that take themselves away; from two on all of them at once. */
export function FilterChips({ chips, list, isClearable = chips.length > 1 }: Props) {
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
