import type { Language } from '@/domain/locale/language';
import type { ContentEntries, DealerEntry } from '../content/entries';
import type { CustomerModel } from '../shop/customer/customer.repository';

interface AccessoryArticle {
  color: string | null;
  colorHex: string | null;
  size: string | null;
  variant: string | null;
}

/** Content of articles in one language that the shop data lacks: pages and paints. */
export interface ArticleContent {
  /** The page's slug by the product id of a model or an accessory. */
  slugs: ReadonlyMap<string, string>;
  /** The paint's hex color by its name. */
  hexes: ReadonlyMap<string, string>;
  accessories: ReadonlyMap<string, AccessoryArticle>;
}

const known = new WeakMap<ContentEntries, Map<Language, ArticleContent>>();

/** Returns the article content of a language, cached while the content stays the same. */
export function getArticleContent(content: ContentEntries, language: Language): ArticleContent {
  const byLanguage = known.get(content) ?? new Map<Language, ArticleContent>();
  known.set(content, byLanguage);
  const facts = byLanguage.get(language) ?? gather(content, language);
  byLanguage.set(language, facts);
  return facts;
}

function gather(content: ContentEntries, language: Language): ArticleContent {
  const bikes = content.bikes.filter(({ locale }) => locale === language);
  const accessories = content.accessories.filter(({ locale }) => locale === language);
  return {
    slugs: new Map([...bikes, ...accessories].map(({ productId, slug }) => [productId, slug])),
    hexes: new Map(
      bikes.flatMap(({ colorVariation }) => colorVariation.map(({ name, hex }) => [name, hex])),
    ),
    accessories: new Map(
      accessories.flatMap(({ articles }) => articles.map((article) => [article.sku, article])),
    ),
  };
}

/** Outlet bikes have no parent model; their pages are below /bikes/outlet. */
const outletPrefix = 'outlet-';

/**
 * Returns the path of an article's page below /bikes or /accessories. Derives it from the id when the content has no
 * such article.
 */
export function getArticlePagePath(
  { id, parent_id }: { id: string; parent_id: string | null },
  { slugs }: ArticleContent,
): string {
  if (id.startsWith(outletPrefix)) return `outlet/${id.slice(outletPrefix.length)}`;
  const model = parent_id ?? id;
  return slugs.get(model) ?? model.replace(/^(bike|acc)-/, '');
}

/** Returns the customer's entry in the dealer finder, or null. */
export function findDealerEntry(
  content: ContentEntries,
  customer: Pick<CustomerModel, 'dealerNumber'> | null,
): DealerEntry | null {
  const number = customer?.dealerNumber ?? null;
  if (number === null) return null;
  return content.dealers.find(({ adrNumber }) => adrNumber === number) ?? null;
}
