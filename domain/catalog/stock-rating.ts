import type { StockFacts } from './availability';

/**
 * The part of a variant's rating that stock gives (Spec §4): 1 in stock, else 0.9 with a first delivery, else 0.8
 * with a second one, else 0. Only the first that holds counts: added up, a sold-out bike would outrank one in stock.
 */
export function stockRating(facts: StockFacts): number {
  if (facts.stock > 0) return 1;
  if ((facts.marmstock1 ?? 0) > 0) return 0.9;
  if ((facts.marmstock2 ?? 0) > 0) return 0.8;
  return 0;
}
