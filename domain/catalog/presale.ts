/** A presale model is identified by its slug: emil-presale is the upcoming emil (Specification §6). */
const presaleSlug = /^(.+)-presale$/i;

/** Public and internal paths of the presale pages. */
const presalePath = /bikes\/[^/]+-presale|^(?:\/[a-z]{2})?\/presale(?:\/|$)/i;

/** Category of models that only dealers can see and order before they are in the catalog. */
export const presaleCategory = {
  id: 'dealer-presale',
  title: { de: 'Händler-Vorverkauf', en: 'Dealer-Presale' },
} as const;

const presaleCategories: readonly string[] = Object.values(presaleCategory.title);

/** Returns true for the slug of a presale model, which is excluded from all public lists, sitemaps and indexes. */
export function isPresaleSlug(slug: string): boolean {
  return presaleSlug.test(slug);
}

/** Returns the slug of the model that a presale model is based on; any other slug unchanged. */
export function getCatalogSlug(slug: string): string {
  return presaleSlug.exec(slug)?.[1] ?? slug;
}

/** Returns true for the name of the presale category in any language. */
export function isPresaleCategory(name: string | null): boolean {
  return name !== null && presaleCategories.includes(name);
}

/** Returns true for presale bike pages and for pages with the presale category in their query (Specification §6). */
export function isPresalePage(pathname: string, categories: readonly string[]): boolean {
  return presalePath.test(pathname) || categories.some((name) => isPresaleCategory(name));
}
