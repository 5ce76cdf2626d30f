import { parseDay, computeDaysBetween, type IsoDay } from '@/domain/time/day';

/** A change of the estimated delivery. `movedDays` is negative for an earlier day. */
export type DeliveryDateChange = { day: IsoDay; formerDay: IsoDay | null; movedDays: number };

/**
 * Compares the expected day with the former one. Returns null if no day is expected. Without a valid, different former
 * day the delivery counts as not moved.
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

/** The progress of an order, from placement to delivery, or its cancellation. */
export type OrderStep = 'ordered' | 'assembled' | 'dispatched' | 'delivered' | 'cancelled';

/** ISO times of the events of an order; null for events that have not happened. */
export type OrderTimestamps = {
  cancelled: boolean;
  ordered: string | null;
  assembled: string | null;
  dispatched: string | null;
  delivered: string | null;
  /** The expected day of delivery, and the one before its last change. */
  expectedDelivery?: string | null;
  formerExpectedDelivery?: string | null;
};

/** The steps of an order that is not canceled, in chronological sequence. */
export const orderSteps = ['ordered', 'assembled', 'dispatched', 'delivered'] as const;

/**
 * Returns the last step of an order that has happened, even if earlier steps were skipped, or `cancelled`. `moved` is
 * the direction in which the expected day changed; null if it did not change or one of the days is unknown.
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

/**
 * Checks whether an order may change from one step to another. It only moves forward, and can be canceled only before
 * dispatch.
 */
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
