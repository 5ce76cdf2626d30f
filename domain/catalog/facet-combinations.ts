import { applyFacets, type FacetDefinition, type FacetEntry, type FacetSelection } from './facets';

/**
 * One combination in which an item is available, for instance Ludwig with 11 gears in rust. Its facets apply together,
 * not individually.
 */
export type Combination<Facet extends string> = FacetEntry<Facet> & { readonly owner: string };

/**
 * Lists the owners with at least one combination that matches every facet, so that "Pinion in rust" is one bicycle, not
 * two.
 */
export function listMatchingOwners<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  selection: FacetSelection<Facet>,
): ReadonlySet<string> {
  return new Set(applyFacets(combinations, selection).map(({ owner }) => owner));
}

/** Counts the owners for each value under the selection of the other facets; values with a count of 0 are included. */
export function countOwners<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  definitions: readonly FacetDefinition<Facet>[],
  selection: FacetSelection<Facet>,
): ReadonlyMap<Facet, ReadonlyMap<string, number>> {
  return new Map(
    definitions.map(({ facet, values }) => [
      facet,
      new Map(
        values.map((value) => [
          value,
          listMatchingOwners(combinations, replaced(selection, facet, [value])).size,
        ]),
      ),
    ]),
  );
}

export type RemovableFacetValue<Facet extends string> = {
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
};

/** For an empty result: lists the selected values whose removal yields results, highest count first. */
export function listRemovableFacetValues<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  definitions: readonly FacetDefinition<Facet>[],
  selection: FacetSelection<Facet>,
): RemovableFacetValue<Facet>[] {
  return definitions
    .flatMap(({ facet }) =>
      (selection[facet] ?? []).map((value) => {
        const others = (selection[facet] ?? []).filter((other) => other !== value);
        return {
          facet,
          value,
          count: listMatchingOwners(combinations, replaced(selection, facet, others)).size,
        };
      }),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function replaced<Facet extends string>(
  selection: FacetSelection<Facet>,
  facet: Facet,
  values: readonly string[],
): FacetSelection<Facet> {
  return { ...selection, [facet]: values };
}
