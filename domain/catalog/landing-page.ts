/** What a landing page lists by; null or absent: any. */
export interface LandingPageFilter {
  readonly subcategory: string | null;
  readonly transmission: string | null;
  readonly geometry: string | null;
  readonly category: string | null;
}

const valueOf = (slug: string | null): readonly string[] => (slug === null ? [] : [slug]);

/** The choice of a list's filters that shows what a landing page lists. */
export function toBikeSelection({ subcategory, transmission, geometry }: LandingPageFilter) {
  return {
    subcategory: valueOf(subcategory),
    transmission_group: valueOf(transmission),
    geometry: valueOf(geometry),
  };
}

/** The same choice as the query of the list's address; empty for no choice. */
export function toSelectionQuery(selection: Readonly<Record<string, readonly string[]>>): string {
  const query = new URLSearchParams(
    Object.entries(selection).flatMap(([facet, values]) => values.map((value) => [facet, value])),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

/** The landing page that lists by this one thing and nothing else; null when there is none. */
export function matchLandingPage<Landing extends { readonly listing: LandingPageFilter }>(
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
