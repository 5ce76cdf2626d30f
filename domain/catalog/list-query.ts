import type { FacetDefinition, FacetSelection } from './facets';
import { defaultSort, type SortKey, parseSortKey } from './list-sort';

/** The part of a list's state that is stored in its URL. */
export type ListState<Facet extends string> = { selection: FacetSelection<Facet>; sort: SortKey };

/**
 * Builds the query string of a list's state without the question mark, for instance
 * `geometry=wave&colors=rost,sand&sort=name`. Facets and values are in the order of the definitions, so equal states
 * have equal URLs; defaults are omitted.
 */
export function toListQuery<Facet extends string>(
  definitions: readonly FacetDefinition<Facet>[],
  { selection, sort }: ListState<Facet>,
): string {
  const parts = definitions.flatMap(({ facet, values }) => {
    const chosen = values.filter((value) => selection[facet]?.includes(value));
    return chosen.length > 0 ? [`${facet}=${chosen.map(encodeURIComponent).join(',')}`] : [];
  });
  if (sort !== defaultSort) parts.push(`sort=${sort}`);
  return parts.join('&');
}

/** Parses a list's state from its query; unknown facets, values and sort keys are dropped, duplicates count once. */
export function parseListQuery<Facet extends string>(
  definitions: readonly FacetDefinition<Facet>[],
  params: URLSearchParams,
): ListState<Facet> {
  const selection: Partial<Record<Facet, readonly string[]>> = {};
  for (const { facet, values } of definitions) {
    const requested = params.getAll(facet).flatMap((text) => text.split(','));
    const chosen = values.filter((value) => requested.includes(value));
    if (chosen.length > 0) selection[facet] = chosen;
  }
  return { selection, sort: parseSortKey(params.get('sort')) };
}
