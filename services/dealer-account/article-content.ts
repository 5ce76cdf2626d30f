import type { Language } from '@/domain/locale/language';
import type { ContentEntries, DealerEntry } from '../content/entries';
import type { CustomerModel } from '../shop/customer/customer.repository';

interface AccessoryArticle {
  color: string | null;
  colorHex: string | null;
  size: string | null;
  variant: string | null;
}

/** What the content knows of articles in a language and the shop does not: pages and paints. */
export interface ArticleContent {
  /** The page's slug by the shop's id of a model or an accessory. */
  slugs: ReadonlyMap<string, string>;
  /** The paint's hex by its name. */
  hexes: ReadonlyMap<string, string>;
  accessories: ReadonlyMap<string, AccessoryArticle>;
}

const known = new WeakMap<ContentEntries, Map<Language, ArticleContent>>();

/** Gathered once for as long as the content stays the same. */
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

/** Outlet pieces have no model above them; their pages lie below /bikes/outlet. */
const outletPrefix = 'outlet-';

/** Where an article's page is below /bikes or /accessories; made from its id where the content does not know it. */
export function getArticlePagePath(
  { id, parent_id }: { id: string; parent_id: string | null },
  { slugs }: ArticleContent,
): string {
  if (id.startsWith(outletPrefix)) return `outlet/${id.slice(outletPrefix.length)}`;
  const model = parent_id ?? id;
  return slugs.get(model) ?? model.replace(/^(bike|acc)-/, '');
}

/** The customer's entry in the dealer finder; null without one. */
export function findDealerEntry(
  content: ContentEntries,
  customer: Pick<CustomerModel, 'dealerNumber'> | null,
): DealerEntry | null {
  const number = customer?.dealerNumber ?? null;
  if (number === null) return null;
  return content.dealers.find(({ adrNumber }) => adrNumber === number) ?? null;
}
