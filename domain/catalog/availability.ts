import { dayOfText, type IsoDay } from '../time/day';

/** When a piece can leave the house. */
export type Availability = { kind: 'now' } | { kind: 'date'; date: IsoDay } | { kind: 'unknown' };

/** What the shop knows of a product's stock: pieces now and up to two incoming deliveries. */
export type StockFacts = {
  stock: number;
  marmstock1: number | null;
  marmstockDate1: string | null;
  marmstock2: number | null;
  marmstockDate2: string | null;
};

type Delivery = { amount: number; date: IsoDay };

const now: Availability = { kind: 'now' };
const unknown: Availability = { kind: 'unknown' };

/** In stock gives now, otherwise the marmstock1 date, else the marmstock2 date, else unknown (Spec §4). */
export function availabilityOf(facts: StockFacts): Availability {
  if (facts.stock > 0) return now;
  const [first] = knownDeliveries(facts);
  return first ? { kind: 'date', date: first.date } : unknown;
}

/**
 * When `amount` pieces are there together: stock, then stock with the first delivery, then with both;
 * unknown when that is still too few. One piece or less answers as availabilityOf does.
 */
export function availabilityFor(amount: number, facts: StockFacts): Availability {
  if (amount <= 1) return availabilityOf(facts);
  let pieces = Math.max(0, facts.stock);
  let availability = now;
  if (pieces >= amount) return availability;
  for (const delivery of knownDeliveries(facts)) {
    pieces += delivery.amount;
    availability = latestAvailability([availability, { kind: 'date', date: delivery.date }]);
    if (pieces >= amount) return availability;
  }
  return unknown;
}

/** Orders by time: now, then dates from early to late, then unknown. */
export function compareAvailability(a: Availability, b: Availability): number {
  return rank(a) - rank(b) || compareDays(a, b);
}

/** The latest of the list, where unknown is latest; now for an empty list, as nothing is waited for. */
export function latestAvailability(list: readonly Availability[]): Availability {
  return list.reduce(
    (latest, next) => (compareAvailability(next, latest) > 0 ? next : latest),
    now,
  );
}

/** The earliest of the list; unknown for an empty list, as nothing will come. */
export function earliestAvailability(list: readonly Availability[]): Availability {
  return list.reduce(
    (first, next) => (compareAvailability(next, first) < 0 ? next : first),
    unknown,
  );
}

/** The incoming delivery that decides, 1 before 2, without those that bring nothing or have no day. */
function knownDeliveries(facts: StockFacts): Delivery[] {
  return [
    toDelivery(facts.marmstock1, facts.marmstockDate1),
    toDelivery(facts.marmstock2, facts.marmstockDate2),
  ].filter((delivery) => delivery !== null);
}

function toDelivery(amount: number | null, dateTime: string | null): Delivery | null {
  const date = dateTime === null ? null : dayOfText(dateTime);
  return amount !== null && amount > 0 && date !== null ? { amount, date } : null;
}

function rank(availability: Availability): number {
  return { now: 0, date: 1, unknown: 2 }[availability.kind];
}

function compareDays(a: Availability, b: Availability): number {
  if (a.kind !== 'date' || b.kind !== 'date' || a.date === b.date) return 0;
  return a.date < b.date ? -1 : 1;
}
