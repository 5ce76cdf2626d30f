import type { IsoDay } from '../time/day';
import { type Pieces, splitByStock } from './split-lines';

type PartingLine = Pieces & {
  productId: string;
  /** The day it is wished for; null without a wish. */
  wishedDay: IsoDay | null;
  /** What lines of one configured bicycle have in common. */
  group?: string | null;
};

/** Pieces of lines that leave first and those that wait; each line and piece in one of both. */
export type Parted = { now: Pieces[]; later: Pieces[] };

/**
 * Parts what is to be delivered where that makes a difference: what lies in the house goes first, what has to come waits, and so does
 * a line that is wished for after `lastDay`, the last day on which the first part arrives. A configured bicycle is one with its parts.
 * Null for one line, and where nothing or everything can go at once.
 */
export function partLines(
  lines: readonly PartingLine[],
  onShelf: ReadonlyMap<string, number>,
  lastDay: IsoDay,
): Parted | null {
  if (new Set(lines.map(unitOf)).size < 2) return null;
  const late = new Set(
    lines
      .filter(({ wishedDay }) => wishedDay !== null && wishedDay > lastDay)
      .map((line) => unitOf(line)),
  );
  const isLate = (line: PartingLine) => late.has(unitOf(line));
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
const unitOf = ({ id, group }: PartingLine): string => group ?? id;
