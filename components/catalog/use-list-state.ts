'use client';

import { useMemo } from 'react';
import { parseListQuery, toListQuery } from '@/domain/catalog/facet-url';
import {
  countChosenValues,
  type FacetDefinition,
  type FacetSelection,
  toggleFacetValue,
} from '@/domain/catalog/facets';
import { inSizeQuery } from '@/domain/fit/measures-query';
import { type SortKey, toSortKey } from '@/domain/catalog/sort';
import type { FacetView } from '@/lib/platform/views/term-view';
import { useUrlQuery } from '@/lib/browser/state/url-query';

export interface ListControls<Facet extends string> {
  readonly definitions: readonly FacetDefinition<Facet>[];
  readonly selection: FacetSelection<Facet>;
  readonly sort: SortKey;
  readonly chosenCount: number;
  readonly toggle: (facet: Facet, value: string) => void;
  /** Chooses exactly these values of a facet. */
  readonly choose: (facet: Facet, values: readonly string[]) => void;
  readonly sortBy: (key: string) => void;
  readonly clear: () => void;
}

/** What is chosen in a list, kept in the address; every change is a step of its own for the back button (ARCHITECTURE §4.16). */
export function useListState<Facet extends string>(
  facets: readonly FacetView<Facet>[],
): ListControls<Facet> {
  const [query, write] = useUrlQuery();
  const definitions = useMemo(
    () => facets.map(({ facet, values }) => ({ facet, values: values.map(({ slug }) => slug) })),
    [facets],
  );
  const { selection, sort } = useMemo(
    () => parseListQuery(definitions, new URLSearchParams(query)),
    [definitions, query],
  );
  const show = (next: FacetSelection<Facet>, key: SortKey = sort): void =>
    write(
      [
        toListQuery(definitions, { selection: next, sort: key }),
        inSizeQuery(new URLSearchParams(query)),
      ]
        .filter(Boolean)
        .join('&'),
      'push',
    );
  return {
    definitions,
    selection,
    sort,
    chosenCount: countChosenValues(selection),
    toggle: (facet, value) => show(toggleFacetValue(selection, facet, value)),
    choose: (facet, values) => show({ ...selection, [facet]: values }),
    sortBy: (key) => show(selection, toSortKey(key)),
    clear: () =>
      write(
        toListQuery(definitions, { ...parseListQuery(definitions, new URLSearchParams()), sort }),
        'push',
      ),
  };
}
