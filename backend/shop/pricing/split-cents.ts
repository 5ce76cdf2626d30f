/**
 * Splits an amount in proportion to the weights so that the parts add up to it to the cent: each gets its whole cents, and what
 * is left goes to the largest remainders, the first of equals. Nothing to weigh gives zeros. The amount must not be negative.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / total));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part));
}
