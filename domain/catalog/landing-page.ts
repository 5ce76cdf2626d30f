/** Filter of a landing page; null means no restriction. */
export interface LandingPageFilter {
  readonly subcategory: string | null;
  readonly transmission: string | null;
  readonly geometry: string | null;
  readonly category: string | null;
}

const valueOf = (slug: string | null): readonly string[] => (slug === null ? [] : [slug]);

/** Returns the facet selection of the bike list that matches a landing page. */
export function toBikeSelection({ subcategory, transmission, geometry }: LandingPageFilter) {
  return {
    subcategory: valueOf(subcategory),
    transmission_group: valueOf(transmission),
    geometry: valueOf(geometry),
  };
}

/** Returns the query string of a facet selection with the question mark; empty without a selection. */
export function toSelectionQuery(selection: Readonly<Record<string, readonly string[]>>): string {
  const query = new URLSearchParams(
    Object.entries(selection).flatMap(([facet, values]) => values.map((value) => [facet, value])),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

/** Finds the landing page whose only filter is the field `by` with the value `slug`; null when there is none. */
export function findLandingPageByFilter<Landing extends { readonly listing: LandingPageFilter }>(
  landings: readonly Landing[],
  by: keyof LandingPageFilter,
  slug: string | null,
): Landing | null {
  if (slug === null) return null;
  return (
    landings.find(({ listing }) => {
      const named = (['subcategory', 'transmission', 'geometry', 'category'] as const).filter(
        (field) => listing[field] !== null,
      );
      return named.length === 1 && named[0] === by && listing[by] === slug;
    }) ?? null
  );
}
