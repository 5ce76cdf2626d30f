import type { Language } from '@/domain/language/detect-language';
import type { ContentEntries } from '../content/entries';

interface AccessoryArticle {
  color: string | null;
  colorHex: string | null;
  size: string | null;
  variant: string | null;
}

/** What the content knows of articles in a language and the shop does not: pages and paints. */
export interface ArticleFacts {
  /** The page's slug by the shop's id of a model or an accessory. */
  slugs: ReadonlyMap<string, string>;
  /** The paint's hex by its name. */
  hexes: ReadonlyMap<string, string>;
  accessories: ReadonlyMap<string, AccessoryArticle>;
}

const known = new WeakMap<ContentEntries, Map<Language, ArticleFacts>>();

/** Gathered once for as long as the content stays the same. */
export function articleFacts(content: ContentEntries, language: Language): ArticleFacts {
  const byLanguage = known.get(content) ?? new Map<Language, ArticleFacts>();
  known.set(content, byLanguage);
  const facts = byLanguage.get(language) ?? gather(content, language);
  byLanguage.set(language, facts);
  return facts;
}

function gather(content: ContentEntries, language: Language): ArticleFacts {
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
export function articlePagePath(
  { id, parent_id }: { id: string; parent_id: string | null },
  { slugs }: ArticleFacts,
): string {
  if (id.startsWith(outletPrefix)) return `outlet/${id.slice(outletPrefix.length)}`;
  const model = parent_id ?? id;
  return slugs.get(model) ?? model.replace(/^(bike|acc)-/, '');
}
