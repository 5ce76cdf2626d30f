import { parseDay, type IsoDay } from '@/domain/time/day';

/** When an item can be shipped: now, on a given day, or unknown. */
export type Availability = { kind: 'now' } | { kind: 'date'; date: IsoDay } | { kind: 'unknown' };

/** Stock data of a product: quantity in stock and up to two restocks. */
export type StockData = {
  stock: number;
  marmstock1: number | null;
  marmstockDate1: string | null;
  marmstock2: number | null;
  marmstockDate2: string | null;
};

type Delivery = { amount: number; date: IsoDay };

const now: Availability = { kind: 'now' };
const unknown: Availability = { kind: 'unknown' };

/**
 * Returns `now` when in stock, otherwise the marmstock1 date, else the marmstock2 date, else unknown (Specification
 * §4).
 */
export function getAvailability(facts: StockData): Availability {
  if (facts.stock > 0) return now;
  const [first] = knownDeliveries(facts);
  return first ? { kind: 'date', date: first.date } : unknown;
}

/**
 * Returns when `amount` pieces are available together: from stock, from stock plus the first restock, or plus both;
 * unknown when that is still not enough. For one piece or less, same as getAvailability.
 */
export function getAvailabilityForQuantity(amount: number, facts: StockData): Availability {
  if (amount <= 1) return getAvailability(facts);
  let pieces = Math.max(0, facts.stock);
  let availability = now;
  if (pieces >= amount) return availability;
  for (const delivery of knownDeliveries(facts)) {
    pieces += delivery.amount;
    availability = getLatestAvailability([availability, { kind: 'date', date: delivery.date }]);
    if (pieces >= amount) return availability;
  }
  return unknown;
}

/** Compares two availabilities by time: now, then dates ascending, then unknown. */
export function compareAvailability(a: Availability, b: Availability): number {
  return rank(a) - rank(b) || compareDays(a, b);
}

/** Returns the latest availability, where unknown is latest; now for an empty list. */
export function getLatestAvailability(list: readonly Availability[]): Availability {
  return list.reduce(
    (latest, next) => (compareAvailability(next, latest) > 0 ? next : latest),
    now,
  );
}

/** Returns the earliest availability; unknown for an empty list. */
export function getEarliestAvailability(list: readonly Availability[]): Availability {
  return list.reduce(
    (first, next) => (compareAvailability(next, first) < 0 ? next : first),
    unknown,
  );
}

/** Lists the restocks that have both a quantity and a date, in order. */
function knownDeliveries(facts: StockData): Delivery[] {
  return [
    toDelivery(facts.marmstock1, facts.marmstockDate1),
    toDelivery(facts.marmstock2, facts.marmstockDate2),
  ].filter((delivery) => delivery !== null);
}

function toDelivery(amount: number | null, dateTime: string | null): Delivery | null {
  const date = dateTime === null ? null : parseDay(dateTime);
  return amount !== null && amount > 0 && date !== null ? { amount, date } : null;
}

function rank(availability: Availability): number {
  return { now: 0, date: 1, unknown: 2 }[availability.kind];
}

function compareDays(a: Availability, b: Availability): number {
  if (a.kind !== 'date' || b.kind !== 'date' || a.date === b.date) return 0;
  return a.date < b.date ? -1 : 1;
}

/**
 * Returns the stock part of a variant's rating (Specification §4): 1 in stock, else 0.9 with a first restock, else 0.8
 * with a second one, else 0. The values are not added up, so that a sold-out bike never outranks one in stock.
 */
export function computeStockRating(facts: StockData): number {
  if (facts.stock > 0) return 1;
  if ((facts.marmstock1 ?? 0) > 0) return 0.9;
  if ((facts.marmstock2 ?? 0) > 0) return 0.8;
  return 0;
}

/** Stock and the quantities of the next two restocks; a restock without a date does not count. */
export interface StockWithRestocks {
  readonly stock: number;
  readonly incoming1: number | null;
  readonly incoming1At: unknown;
  readonly incoming2: number | null;
  readonly incoming2At: unknown;
}

/** Returns the orderable quantity: stock plus restocks with a known date. Missing numbers count as 0. */
export function computeOrderableQuantity(product: StockWithRestocks): number {
  return (
    Math.max(0, product.stock) +
    getRestockQuantity(product.incoming1, product.incoming1At) +
    getRestockQuantity(product.incoming2, product.incoming2At)
  );
}

/** Returns the quantity of a restock; 0 while its date (`at`) is null. */
export function getRestockQuantity(amount: number | null, at: unknown): number {
  return at === null ? 0 : Math.max(0, amount ?? 0);
}
