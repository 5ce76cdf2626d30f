/** One entry of a list's compact index: which values it has for each facet. */
export type FacetEntry<Facet extends string> = {
  facets: Readonly<Record<Facet, readonly string[]>>;
};

/** The chosen values by facet. A facet without values does not restrict anything. */
export type FacetSelection<Facet extends string> = Readonly<
  Partial<Record<Facet, readonly string[]>>
>;

/** The facets of a list in the order they are shown, each with all of its values in theirs. */
export type FacetDefinition<Facet extends string> = { facet: Facet; values: readonly string[] };

/** The entries that have, for every facet, at least one of the values chosen there: OR inside a facet, AND between them. */
export function applyFacets<Facet extends string, Entry extends FacetEntry<Facet>>(
  entries: readonly Entry[],
  selection: FacetSelection<Facet>,
): Entry[] {
  const chosen = chosenFacets(selection);
  return entries.filter((entry) =>
    chosen.every((facet) => hasChosenValue(entry, facet, selection)),
  );
}

/** The selection with the value added, or removed when it was chosen; a facet left empty is dropped. */
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

/** How many values are chosen in all facets together. */
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
