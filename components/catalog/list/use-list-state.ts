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
  /** The path of the list in the current language, for forms and links that work without JavaScript. */
  readonly path: string;
  readonly definitions: readonly FacetDefinition<Facet>[];
  readonly selection: FacetSelection<Facet>;
  readonly sort: SortKey;
  readonly chosenCount: number;
  readonly toggle: (facet: Facet, value: string) => void;
  /** Sets the selected values of a facet. */
  readonly choose: (facet: Facet, values: readonly string[]) => void;
  readonly sortBy: (key: string) => void;
  /** Returns the query of the list with other selected facet values; all other parameters are kept. */
  readonly queryOf: (selection: FacetSelection<Facet>) => string;
  /** Returns the query of the list with its other parameters (`more`) replaced; the selected facet values are kept. */
  readonly queryWith: (more: string) => string;
  /** The query of the list without any filter; the sort order is kept. */
  readonly clearQuery: string;
  readonly applyQuery: (query: string) => void;
  readonly clear: () => void;
}

/**
 * State of a list's filters, stored in the URL. Each change adds a history entry. `more` contains the list's other
 * query parameters, which the facets leave unchanged.
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
    applyQuery: show,
    clear: () => show(clearQuery),
  };
}
