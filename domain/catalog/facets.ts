/** An entry of a filterable list, with its values for each facet. */
export type FacetEntry<Facet extends string> = {
  facets: Readonly<Record<Facet, readonly string[]>>;
};

/** The selected values by facet. A facet without values does not restrict the result. */
export type FacetSelection<Facet extends string> = Readonly<
  Partial<Record<Facet, readonly string[]>>
>;

/** A facet of a list with all its values in display order. */
export type FacetDefinition<Facet extends string> = { facet: Facet; values: readonly string[] };

/** Filters entries by facets: OR between the values of a facet, AND between facets. */
export function applyFacets<Facet extends string, Entry extends FacetEntry<Facet>>(
  entries: readonly Entry[],
  selection: FacetSelection<Facet>,
): Entry[] {
  const chosen = chosenFacets(selection);
  return entries.filter((entry) =>
    chosen.every((facet) => hasChosenValue(entry, facet, selection)),
  );
}

/** Toggles a value in the selection; a facet without values is dropped. */
export function toggleFacetValue<Facet extends string>(
  selection: FacetSelection<Facet>,
  facet: Facet,
  value: string,
): FacetSelection<Facet> {
  const chosen = selection[facet] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return values.length > 0 ? { ...selection, [facet]: values } : without(selection, facet);
}

/** Counts the selected values of all facets. */
export function countSelectedValues<Facet extends string>(
  selection: FacetSelection<Facet>,
): number {
  return chosenFacets(selection).reduce((sum, facet) => sum + (selection[facet]?.length ?? 0), 0);
}

function chosenFacets<Facet extends string>(selection: FacetSelection<Facet>): Facet[] {
  const facets = Object.keys(selection) as Facet[];
  return facets.filter((facet) => (selection[facet]?.length ?? 0) > 0);
}

function hasChosenValue<Facet extends string>(
  entry: FacetEntry<Facet>,
  facet: Facet,
  selection: FacetSelection<Facet>,
): boolean {
  return selection[facet]?.some((value) => entry.facets[facet].includes(value)) ?? true;
}

function without<Facet extends string>(
  selection: FacetSelection<Facet>,
  facet: Facet,
): FacetSelection<Facet> {
  const rest = { ...selection };
  delete rest[facet];
  return rest;
}
