import type { IsoDay } from '@/domain/time/day';

/** A number of pieces of an order line. */
export type LineQuantity = { id: string; amount: number };

type OrderedLine = LineQuantity & {
  productId: string;
  /** Common id of the lines of one configured bicycle, whose pieces ship together. */
  group?: string | null;
};

/**
 * Splits the lines of an order into pieces that can ship now and pieces that ship later. `inStock` is the stock
 * available to the order by product id; earlier lines use it first. A line may be in both lists; lines without pieces
 * are left out. All lines of a group ship the same number of pieces, limited by the scarcest one.
 */
export function splitLinesByStock(
  lines: readonly OrderedLine[],
  inStock: ReadonlyMap<string, number>,
): { now: LineQuantity[]; later: LineQuantity[] } {
  const left = new Map(inStock);
  const ready = new Map<string, number>();
  for (const { id, group } of lines) {
    if (ready.has(id)) continue;
    const together = lines.filter((line) => line.id === id || (group && line.group === group));
    const pieces = Math.min(
      ...together.map(({ productId, amount }) => Math.min(amount, left.get(productId) ?? 0)),
    );
    for (const line of together) {
      ready.set(line.id, pieces);
      left.set(line.productId, (left.get(line.productId) ?? 0) - pieces);
    }
  }
  const parts = lines.map(({ id, amount }) => ({ id, amount, now: ready.get(id) ?? 0 }));
  const withPieces = ({ amount }: LineQuantity) => amount > 0;
  return {
    now: parts.map(({ id, now }) => ({ id, amount: now })).filter(withPieces),
    later: parts.map(({ id, amount, now }) => ({ id, amount: amount - now })).filter(withPieces),
  };
}

/**
 * Returns the lines that remain when the given pieces ship. Returns null if no piece ships, if a line does not exist or
 * if more pieces of a line ship than it has.
 */
export function computeRemainingLines(
  lines: readonly LineQuantity[],
  leaving: readonly LineQuantity[],
): { leaving: LineQuantity[]; left: LineQuantity[] } | null {
  const out = new Map<string, number>();
  for (const { id, amount } of leaving) out.set(id, (out.get(id) ?? 0) + amount);
  const isKnown = [...out].every(([id, amount]) => {
    const line = lines.find((one) => one.id === id);
    return line !== undefined && amount > 0 && amount <= line.amount;
  });
  if (!isKnown || out.size === 0) return null;
  return {
    leaving: [...out].map(([id, amount]) => ({ id, amount })),
    left: lines
      .map(({ id, amount }) => ({ id, amount: amount - (out.get(id) ?? 0) }))
      .filter(({ amount }) => amount > 0),
  };
}

type SplittableLine = LineQuantity & {
  productId: string;
  /** Requested delivery day; null if there is none. */
  requestedDay: IsoDay | null;
  /** Common id of the lines of one configured bicycle. */
  group?: string | null;
};

/** Pieces that ship first and pieces that ship later. Every piece is in exactly one of the two lists. */
export type SplitLines = { now: LineQuantity[]; later: LineQuantity[] };

/**
 * Splits an order into a part that ships from stock and a part that waits: goods not in stock, and lines requested for
 * a day after `lastDay`, the last day on which the first part arrives. A configured bicycle and its parts count as one
 * line. Returns null for a single line, and if nothing or everything can ship at once.
 */
export function splitOrderLines(
  lines: readonly SplittableLine[],
  inStock: ReadonlyMap<string, number>,
  lastDay: IsoDay,
): SplitLines | null {
  if (new Set(lines.map(unitOf)).size < 2) return null;
  const late = new Set(
    lines
      .filter(({ requestedDay }) => requestedDay !== null && requestedDay > lastDay)
      .map((line) => unitOf(line)),
  );
  const isLate = (line: SplittableLine) => late.has(unitOf(line));
  const { now, later } = splitLinesByStock(
    lines.filter((line) => !isLate(line)),
    inStock,
  );
  const waiting = new Map(later.map(({ id, amount }) => [id, amount]));
  const all = lines.flatMap((line) => {
    const amount = isLate(line) ? line.amount : (waiting.get(line.id) ?? 0);
    return amount > 0 ? [{ id: line.id, amount }] : [];
  });
  return now.length > 0 && all.length > 0 ? { now, later: all } : null;
}

/** Returns the common id of lines that ship together: the group's, or the line's own for a line without a group. */
const unitOf = ({ id, group }: SplittableLine): string => group ?? id;

/** Pieces of a product that an order has reserved: from stock, and from future restocks. */
type Taken = { inStock: number; restocks: { at: number; amount: number }[] };

/**
 * Splits the reserved pieces of a product when `pieces` of them are released: `back` has the released ones, `remaining`
 * those still reserved. Pieces from the latest restocks are released first and those from stock last, because stock
 * ships first. Releases all pieces if `pieces` exceeds the reserved number.
 */
export function splitReturnedStock(
  taken: Taken,
  pieces: number,
): { back: Taken; remaining: Taken } {
  const back: Taken = { inStock: 0, restocks: [] };
  const remaining: Taken = { inStock: 0, restocks: [] };
  let left = pieces;
  for (const { at, amount } of taken.restocks.toSorted((one, other) => other.at - one.at)) {
    const returned = Math.min(left, amount);
    left -= returned;
    if (returned > 0) back.restocks.unshift({ at, amount: returned });
    if (amount > returned) remaining.restocks.unshift({ at, amount: amount - returned });
  }
  back.inStock = Math.min(left, taken.inStock);
  remaining.inStock = taken.inStock - back.inStock;
  return { back, remaining };
}
