'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { parseListQuery, toListQuery } from '@/domain/catalog/list-query';
import {
  countSelectedValues,
  type FacetDefinition,
  type FacetSelection,
  toggleFacetValue,
} from '@/domain/catalog/facets';
import { toMySizeQuery } from '@/domain/advice/body-measurements';
import { type SortKey, parseSortKey } from '@/domain/catalog/list-sort';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

export interface ListControls<Facet extends string> {
  /** The address of the list in its language, for forms and links that work without scripts. */
  readonly path: string;
  readonly definitions: readonly FacetDefinition<Facet>[];
  readonly selection: FacetSelection<Facet>;
  readonly sort: SortKey;
  readonly chosenCount: number;
  readonly toggle: (facet: Facet, value: string) => void;
  /** Chooses exactly these values of a facet. */
  readonly choose: (facet: Facet, values: readonly string[]) => void;
  readonly sortBy: (key: string) => void;
  /** The query of the list under another selection, with everything else as it is. */
  readonly queryOf: (selection: FacetSelection<Facet>) => string;
  /** The query of the list with something else than `more` beside its facets. */
  readonly queryWith: (more: string) => string;
  /** The query of the list without any filter, in its order. */
  readonly clearQuery: string;
  readonly show: (query: string) => void;
  readonly clear: () => void;
}

/**
 * What is chosen in a list, kept in the address; every change is a step of its own for the back button (ARCHITECTURE §4.16). `more` is
 * what else the list keeps there, as a query: the facets leave it alone.
 */
export function useListState<Facet extends string>(
  facets: readonly FacetView<Facet>[],
  { path, more = '' }: { readonly path: string; readonly more?: string },
): ListControls<Facet> {
  const [query, write] = useUrlQuery();
  const locale = useLocale();
  const definitions = useMemo(
    () => facets.map(({ facet, values }) => ({ facet, values: values.map(({ slug }) => slug) })),
    [facets],
  );
  const { selection, sort } = useMemo(
    () => parseListQuery(definitions, new URLSearchParams(query)),
    [definitions, query],
  );
  const inSize = toMySizeQuery(new URLSearchParams(query));
  const written = (
    next: FacetSelection<Facet>,
    rest: readonly string[] = [more, inSize],
    key: SortKey = sort,
  ): string =>
    [toListQuery(definitions, { selection: next, sort: key }), ...rest].filter(Boolean).join('&');
  const show = (next: string): void => write(next, 'push');
  const { selection: nothing } = parseListQuery(definitions, new URLSearchParams());
  const clearQuery = written(nothing, []);
  return {
    path: `/${locale}${path}`,
    definitions,
    selection,
    sort,
    chosenCount: countSelectedValues(selection),
    toggle: (facet, value) => show(written(toggleFacetValue(selection, facet, value))),
    choose: (facet, values) => show(written({ ...selection, [facet]: values })),
    sortBy: (key) => show(written(selection, [more, inSize], parseSortKey(key))),
    queryOf: (next) => written(next),
    queryWith: (rest) => written(selection, [rest, inSize]),
    clearQuery,
    show,
    clear: () => show(clearQuery),
  };
}
