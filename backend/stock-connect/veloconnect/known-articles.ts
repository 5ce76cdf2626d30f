import { replacementsFor } from '@/domain/veloconnect/replacement';
import { findSoldArticles, type SoldArticle } from '../articles/sold-articles.repository';
import type { VeloCall } from './velo-call';

export type KnownArticle =
  | { kind: 'sold'; article: SoldArticle }
  | { kind: 'replaced'; sku: string; replacements: string[] }
  | { kind: 'unknown'; sku: string };

/** What stands behind each of these numbers; the catalogue is read once, and as a whole only when a number is not sold. */
export async function knowArticles(
  { shop }: VeloCall,
  skus: readonly string[],
): Promise<Map<string, KnownArticle>> {
  const { db, language, now } = shop;
  const wanted = [...new Set(skus)];
  const found = await findSoldArticles(db, language, now, wanted);
  const bySku = new Map(found.map((article) => [article.sku, article]));
  const isComplete = wanted.every((sku) => bySku.has(sku));
  const sold = isComplete ? [] : (await findSoldArticles(db, language, now)).map(({ sku }) => sku);
  return new Map(
    wanted.map((sku): [string, KnownArticle] => {
      const article = bySku.get(sku);
      if (article) return [sku, { kind: 'sold', article }];
      const replacements = replacementsFor(sku, sold);
      return replacements.length > 0
        ? [sku, { kind: 'replaced', sku, replacements }]
        : [sku, { kind: 'unknown', sku }];
    }),
  );
}
