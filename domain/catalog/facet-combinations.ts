import { applyFacets, type FacetDefinition, type FacetEntry, type FacetSelection } from './facets';

/**
 * One combination in which an item is available, for instance Ludwig with 11 gears in rust. Its facets apply together,
 * not individually.
 */
export type FacetCombination<Facet extends string> = FacetEntry<Facet> & {
  readonly itemId: string;
};

/**
 * Lists the items (`owner`) with at least one combination that matches every facet. An item that has Pinion only in
 * black and rust only with another drivetrain does not match "Pinion in rust".
 */
export function listMatchingItems<Facet extends string>(
  combinations: readonly FacetCombination<Facet>[],
  selection: FacetSelection<Facet>,
): ReadonlySet<string> {
  return new Set(applyFacets(combinations, selection).map(({ itemId }) => itemId));
}

/**
 * For each value of each facet, counts the items that match it together with the selection of the other facets. Values
 * with a count of 0 are included.
 */
export function countItemsByFacetValue<Facet extends string>(
  combinations: readonly FacetCombination<Facet>[],
  definitions: readonly FacetDefinition<Facet>[],
  selection: FacetSelection<Facet>,
): ReadonlyMap<Facet, ReadonlyMap<string, number>> {
  return new Map(
    definitions.map(({ facet, values }) => [
      facet,
      new Map(
        values.map((value) => [
          value,
          listMatchingItems(combinations, replaced(selection, facet, [value])).size,
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

/**
 * Lists the selected values whose removal makes an empty result non-empty, each with the number of items it would have,
 * highest first.
 */
export function listRemovableFacetValues<Facet extends string>(
  combinations: readonly FacetCombination<Facet>[],
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
          count: listMatchingItems(combinations, replaced(selection, facet, others)).size,
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
