/** A presale model is told by its slug: emil-presale is the coming emil (Spec §6, decision 57). */
const presaleSlug = /^(.+)-presale$/i;

/** Its pages as visitors see them, and where they are made. */
const presalePath = /bikes\/[^/]+-presale|^(?:\/[a-z]{2})?\/presale(?:\/|$)/i;

/** The shop's category of models that only b2b customers may see and order before they are in the catalogue. */
export const presaleCategory = {
  id: 'dealer-presale',
  title: { de: 'Händler-Vorverkauf', en: 'Dealer-Presale' },
} as const;

const presaleCategories: readonly string[] = Object.values(presaleCategory.title);

/** True for the slug of a presale model: it stands in no list, map or index for everybody. */
export function isPresaleSlug(slug: string): boolean {
  return presaleSlug.test(slug);
}

/** The model a presale model is built on, by slug; any other slug as it is. */
export function getCatalogSlug(slug: string): string {
  return presaleSlug.exec(slug)?.[1] ?? slug;
}

/** True for the name of the presale category, in any language. */
export function isPresaleCategory(name: string | null): boolean {
  return name !== null && presaleCategories.includes(name);
}

/** True for the presale bikes and for any page one of whose query categories says so (Spec §6). */
export function isPresalePage(pathname: string, categories: readonly string[]): boolean {
  return presalePath.test(pathname) || categories.some((name) => isPresaleCategory(name));
}
