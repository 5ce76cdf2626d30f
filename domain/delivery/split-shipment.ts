import type { IsoDay } from '@/domain/time/day';

/** So many pieces of one line. */
export type LineQuantity = { id: string; amount: number };

type OrderedLine = LineQuantity & {
  productId: string;
  /** What lines of one configured bicycle have in common: they leave together, piece by piece. */
  group?: string | null;
};

/**
 * Parts the lines of an order into what can leave at once and what waits: `onShelf` tells how many pieces of each product lie in
 * the house for it, and earlier lines take them first. A line may stand in both parts; neither has lines without pieces. Of a group as many
 * pieces of each line leave as there are of the scarcest.
 */
export function splitByStock(
  lines: readonly OrderedLine[],
  onShelf: ReadonlyMap<string, number>,
): { now: LineQuantity[]; later: LineQuantity[] } {
  const left = new Map(onShelf);
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

/** What is left of the lines when these pieces leave. Null when more are to leave than there are, of a line that is not there, or none. */
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
  /** The day it is wished for; null without a wish. */
  wishedDay: IsoDay | null;
  /** What lines of one configured bicycle have in common. */
  group?: string | null;
};

/** Pieces of lines that leave first and those that wait; each line and piece in one of both. */
export type SplitLines = { now: LineQuantity[]; later: LineQuantity[] };

/**
 * Parts what is to be delivered where that makes a difference: what lies in the house goes first, what has to come waits, and so does
 * a line that is wished for after `lastDay`, the last day on which the first part arrives. A configured bicycle is one with its parts.
 * Null for one line, and where nothing or everything can go at once.
 */
export function splitOrderLines(
  lines: readonly SplittableLine[],
  onShelf: ReadonlyMap<string, number>,
  lastDay: IsoDay,
): SplitLines | null {
  if (new Set(lines.map(unitOf)).size < 2) return null;
  const late = new Set(
    lines
      .filter(({ wishedDay }) => wishedDay !== null && wishedDay > lastDay)
      .map((line) => unitOf(line)),
  );
  const isLate = (line: SplittableLine) => late.has(unitOf(line));
  const { now, later } = splitByStock(
    lines.filter((line) => !isLate(line)),
    onShelf,
  );
  const waiting = new Map(later.map(({ id, amount }) => [id, amount]));
  const all = lines.flatMap((line) => {
    const amount = isLate(line) ? line.amount : (waiting.get(line.id) ?? 0);
    return amount > 0 ? [{ id: line.id, amount }] : [];
  });
  return now.length > 0 && all.length > 0 ? { now, later: all } : null;
}

/** What leaves as one. */
const unitOf = ({ id, group }: SplittableLine): string => group ?? id;

/** What an order has taken of a product: from the shelf, and from deliveries that were still to come. */
type Taken = { shelf: number; deliveries: { at: number; amount: number }[] };

/**
 * Parts what was taken when so many pieces of it never leave: the ones that were to come last go back first, as what lay in the
 * house has left first. More pieces than were taken give back all of it.
 */
export function splitReturnedStock(taken: Taken, pieces: number): { back: Taken; kept: Taken } {
  const back: Taken = { shelf: 0, deliveries: [] };
  const remaining: Taken = { shelf: 0, deliveries: [] };
  let left = pieces;
  for (const { at, amount } of taken.deliveries.toSorted((one, other) => other.at - one.at)) {
    const gone = Math.min(left, amount);
    left -= gone;
    if (gone > 0) back.deliveries.unshift({ at, amount: gone });
    if (amount > gone) remaining.deliveries.unshift({ at, amount: amount - gone });
  }
  back.shelf = Math.min(left, taken.shelf);
  remaining.shelf = taken.shelf - back.shelf;
  return { back, kept: remaining };
}
