import type { AvailabilityRow } from '../b2b/availability-row';
import { foldsOf } from '../search/fold';
import type { IndexedArticle, OrderIndex } from './order-index';
import { skuKey } from './sku-key';

/**
 * The variants a few typed letters mean, best first, at most `limit`: those whose article number begins so, then those
 * whose name, colour and size have a word beginning with each word typed, then those that have it in their number.
 */
export function findArticles(
  { articles }: OrderIndex,
  query: string,
  limit: number,
): readonly AvailabilityRow[] {
  const key = skuKey(query);
  const words = query
    .normalize('NFC')
    .split(/[\s,]+/)
    .map(foldsOf)
    .filter(hasLetters);
  if (key === '' && words.length === 0) return [];
  const ranked: IndexedArticle[][] = [[], [], []];
  for (const article of articles) ranked[rankOf(article, key, words)]?.push(article);
  return ranked
    .flat()
    .slice(0, limit)
    .map(({ row }) => row);
}

/** True when each word typed begins a word of the variant. */
function hasWords(article: IndexedArticle, words: readonly (readonly string[])[]): boolean {
  return words.every((folds) =>
    folds.some((fold) => article.words.some((word) => word.startsWith(fold))),
  );
}

function rankOf(
  article: IndexedArticle,
  key: string,
  words: readonly (readonly string[])[],
): number {
  if (key !== '' && article.key.startsWith(key)) return 0;
  if (words.length > 0 && hasWords(article, words)) return 1;
  return key.length > 1 && article.key.includes(key) ? 2 : -1;
}

function hasLetters(folds: readonly string[]): boolean {
  return folds.length > 0;
}
