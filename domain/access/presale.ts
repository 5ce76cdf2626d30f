const presalePaths = ['bikes/emil-presale', 'bikes/emilia-presale'];

const presaleCategories: readonly string[] = ['Dealer-Presale', 'Händler-Vorverkauf'];

/** The shop's category of models that only b2b customers may order before they are in the catalogue. */
export const presaleCategory = {
  id: 'dealer-presale',
  title: { de: 'Händler-Vorverkauf', en: 'Dealer-Presale' },
} as const;

/** The slugs of the presale models. */
export const presaleSlugs = ['emil-presale', 'emilia-presale'] as const;

/** True for the slug of a presale model: it stands in no list, map or index for everybody. */
export function isPresaleSlug(slug: string): boolean {
  return presaleSlugs.some((presale) => presale === slug);
}

/** The model a presale model is built on, by slug; any other slug as it is. */
export function catalogueSlug(slug: string): string {
  return isPresaleSlug(slug) ? slug.replace(/-presale$/, '') : slug;
}

/** True for the name of the presale category, in any language. */
export function isPresaleCategory(name: string | null): boolean {
  return name !== null && presaleCategories.includes(name);
}

/** True for the presale bikes and for any page whose query category says so (Spec §6). */
export function isPresale(pathname: string, category: string | null): boolean {
  return (
    presalePaths.some((path) => pathname.includes(path)) ||
    (category !== null && presaleCategories.includes(category))
  );
}
