import { applyFacets, type FacetDefinition, type FacetEntry, type FacetSelection } from './facets';

/** One way a listed thing is built, for instance Ludwig with 11 gears in rust: facets hold of it together, not each for itself. */
export type Combination<Facet extends string> = FacetEntry<Facet> & { readonly owner: string };

/** The owners that have at least one combination matching every facet, so that "Pinion in rust" means one bicycle, not two. */
export function listMatchingOwners<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  selection: FacetSelection<Facet>,
): ReadonlySet<string> {
  return new Set(applyFacets(combinations, selection).map(({ owner }) => owner));
}

/** How many owners each value would give under what is chosen in the other facets; 0 is answered too (design README §7). */
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

/** For an empty result: each chosen value whose dropping alone brings something, the most first. */
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
