/** What carrying a shipment costs by its heaviest piece, in gross cents. */
export type FreightRate = {
  cents: number;
  /** Goods worth this much are sent free, in cents; null: never. */
  freeFromCents: number | null;
};

/**
 * The freight of an order in cents: each of its shipments costs what its own heaviest piece does, and whether one is free is decided by
 * the goods of the whole order. `charge` makes of a gross rate what this buyer pays. Goods that cost nothing are sent free.
 */
export function freightCents(
  shipments: readonly FreightRate[],
  goodsCents: number,
  charge: (grossCents: number) => number,
): number {
  const isFree = ({ freeFromCents }: FreightRate) =>
    goodsCents === 0 || (freeFromCents !== null && goodsCents >= freeFromCents);
  return shipments.reduce((sum, rate) => sum + (isFree(rate) ? 0 : charge(rate.cents)), 0);
}
