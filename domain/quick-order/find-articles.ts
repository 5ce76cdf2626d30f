import type { AvailabilityRow } from '../b2b/availability-row';
import { searchArticles } from './article-words';
import type { OrderIndex } from './order-index';

/** The variants a few typed letters mean, best first, at most `limit`. */
export function findArticles(
  { articles, words }: OrderIndex,
  query: string,
  limit: number,
): readonly AvailabilityRow[] {
  return searchArticles(words, query)
    .places.slice(0, limit)
    .flatMap((place) => articles[place]?.row ?? []);
}
