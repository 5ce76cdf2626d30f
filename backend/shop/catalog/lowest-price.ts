import { dayMs } from '@/domain/time/durations';

const thirtyDays = 30 * dayMs;

export interface PriceFrom {
  cents: number;
  /** Epoch milliseconds. */
  validFrom: number;
}

/**
 * The lowest price of the 30 days before the current reduction started (Spec §3, lowestPrice30Days), in cents.
 * `history` is in order of time. Null when the newest price is no reduction.
 */
export function lowestPriceBeforeReduction(history: readonly PriceFrom[]): number | null {
  const current = history.at(-1);
  const previous = history.at(-2);
  if (!current || !previous || current.cents >= previous.cents) return null;
  const from = current.validFrom - thirtyDays;
  const earlier = history.slice(0, -1);
  const inForce = earlier.filter(
    (_price, index) => (earlier[index + 1]?.validFrom ?? current.validFrom) > from,
  );
  return Math.min(...inForce.map((price) => price.cents));
}
