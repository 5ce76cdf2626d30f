import { type Availability, compareAvailability } from './availability';

interface Way {
  readonly priceCents: number;
  readonly availability: Availability;
}

/** What a card says of a model: price and day of one way it is built, and the cheapest where that one costs more. */
export interface Advertised<W extends Way> {
  readonly way: W;
  /** The others cost as much or more, at least one of them more. */
  readonly isFrom: boolean;
  /** The cheapest that is there later; null where nothing is cheaper, or nobody knows its day. */
  readonly cheaper: W | null;
}

/**
 * Which of the ways a model is built a card speaks of: the first that is there, or the cheapest; of equals the cheaper, or the earlier,
 * then the maker's first. Price, day, picture and link are that one's. Null without any.
 */
export function advertise<W extends Way>(
  ways: readonly W[],
  by: 'day' | 'price',
): Advertised<W> | null {
  const byDay = (a: W, b: W) => compareAvailability(a.availability, b.availability);
  const byPrice = (a: W, b: W) => a.priceCents - b.priceCents;
  const cheapest = first(ways, (a, b) => byPrice(a, b) || byDay(a, b));
  const earliest = first(ways, (a, b) => byDay(a, b) || byPrice(a, b));
  const way = by === 'price' ? cheapest : earliest;
  if (way === null || cheapest === null) return null;
  const isCheapest = way.priceCents === cheapest.priceCents;
  return {
    way,
    isFrom: isCheapest && ways.some(({ priceCents }) => priceCents > way.priceCents),
    cheaper: isCheapest || cheapest.availability.kind === 'unknown' ? null : cheapest,
  };
}

function first<W>(ways: readonly W[], compare: (a: W, b: W) => number): W | null {
  const [begin, ...others] = ways;
  if (begin === undefined) return null;
  return others.reduce((best, next) => (compare(next, best) < 0 ? next : best), begin);
}
