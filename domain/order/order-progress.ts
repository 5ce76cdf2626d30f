import { parseDay, computeDaysBetween, type IsoDay } from '@/domain/time/day';

/** How an expected delivery has moved, in whole days: negative for earlier, positive for later. */
export type DeliveryDateChange = { day: IsoDay; formerDay: IsoDay | null; movedDays: number };

/**
 * The expected day with the former one when it is another; null when none is known. A former day that is the same, or
 * no day, counts as not moved.
 */
export function getDeliveryDateChange(
  expected: string | null,
  former: string | null,
): DeliveryDateChange | null {
  const day = expected === null ? null : parseDay(expected);
  if (day === null) return null;
  const formerDay = former === null ? null : parseDay(former);
  if (formerDay === null || formerDay === day) return { day, formerDay: null, movedDays: 0 };
  return { day, formerDay, movedDays: computeDaysBetween(formerDay, day) };
}

/** How far an order has come, from the moment it was placed to the moment the goods are there; or it was cancelled. */
export type OrderStep = 'ordered' | 'assembled' | 'dispatched' | 'delivered' | 'cancelled';

/** What an order tells of its way: an ISO time for what has happened, null for what has not. */
export type OrderTimestamps = {
  cancelled: boolean;
  ordered: string | null;
  assembled: string | null;
  dispatched: string | null;
  delivered: string | null;
  /** The day it is expected, and the day before that one last moved. */
  expectedDelivery?: string | null;
  formerExpectedDelivery?: string | null;
};

/** The steps of an order that is not cancelled, first to last. */
export const orderSteps = ['ordered', 'assembled', 'dispatched', 'delivered'] as const;

/**
 * Where an order stands: the furthest step that has happened, whichever were skipped; a cancelled order is cancelled. `moved`
 * tells whether the expected day is another than before, null when it is not, or when one of them is unknown.
 */
export function getOrderProgress(way: OrderTimestamps): {
  step: OrderStep;
  moved: 'earlier' | 'later' | null;
} {
  const shift = getDeliveryDateChange(
    way.expectedDelivery ?? null,
    way.formerExpectedDelivery ?? null,
  );
  const movedDays = shift?.movedDays ?? 0;
  return {
    step: stepOf(way),
    moved: movedDays === 0 ? null : movedDays < 0 ? 'earlier' : 'later',
  };
}

/** True when an order may go from one step to the other: forward only, and cancelled only before it was dispatched. */
export function canAdvanceOrder(from: OrderStep, to: OrderStep): boolean {
  if (from === 'cancelled') return false;
  if (to === 'cancelled') return positionOf(from) < positionOf('dispatched');
  return positionOf(to) > positionOf(from);
}

function stepOf({ cancelled, assembled, dispatched, delivered }: OrderTimestamps): OrderStep {
  if (cancelled) return 'cancelled';
  if (delivered !== null) return 'delivered';
  if (dispatched !== null) return 'dispatched';
  return assembled === null ? 'ordered' : 'assembled';
}

function positionOf(step: Exclude<OrderStep, 'cancelled'>): number {
  return orderSteps.indexOf(step);
}
