import { parseDay, type IsoDay } from '@/domain/time/day';

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
export function getAvailability(facts: StockFacts): Availability {
  if (facts.stock > 0) return now;
  const [first] = knownDeliveries(facts);
  return first ? { kind: 'date', date: first.date } : unknown;
}

/**
 * When `amount` pieces are there together: stock, then stock with the first delivery, then with both;
 * unknown when that is still too few. One piece or less answers as getAvailability does.
 */
export function getAvailabilityForQuantity(amount: number, facts: StockFacts): Availability {
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

/** Orders by time: now, then dates from early to late, then unknown. */
export function compareAvailability(a: Availability, b: Availability): number {
  return rank(a) - rank(b) || compareDays(a, b);
}

/** The latest of the list, where unknown is latest; now for an empty list, as nothing is waited for. */
export function getLatestAvailability(list: readonly Availability[]): Availability {
  return list.reduce(
    (latest, next) => (compareAvailability(next, latest) > 0 ? next : latest),
    now,
  );
}

/** The earliest of the list; unknown for an empty list, as nothing will come. */
export function getEarliestAvailability(list: readonly Availability[]): Availability {
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
 * The part of a variant's rating that stock gives (Spec §4): 1 in stock, else 0.9 with a first delivery, else 0.8
 * with a second one, else 0. Only the first that holds counts: added up, a sold-out bike would outrank one in stock.
 */
export function computeStockRating(facts: StockFacts): number {
  if (facts.stock > 0) return 1;
  if ((facts.marmstock1 ?? 0) > 0) return 0.9;
  if ((facts.marmstock2 ?? 0) > 0) return 0.8;
  return 0;
}

/** What lies on the shelf and what the next two deliveries bring; a delivery without a day is not counted on. */
export interface StockWithRestocks {
  readonly stock: number;
  readonly incoming1: number | null;
  readonly incoming1At: unknown;
  readonly incoming2: number | null;
  readonly incoming2At: unknown;
}

/** Pieces that can be ordered: on the shelf and in deliveries with a known day. Nothing known means none. */
export function computeOrderableQuantity(product: StockWithRestocks): number {
  return (
    Math.max(0, product.stock) +
    getRestockQuantity(product.incoming1, product.incoming1At) +
    getRestockQuantity(product.incoming2, product.incoming2At)
  );
}

/** Pieces of a delivery that can be counted on; `at` is its day or moment, null while unknown. */
export function getRestockQuantity(amount: number | null, at: unknown): number {
  return at === null ? 0 : Math.max(0, amount ?? 0);
}
