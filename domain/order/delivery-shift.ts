import { dayOfText, daysBetween, type IsoDay } from '../time/day';

/** How an expected delivery has moved, in whole days: negative for earlier, positive for later. */
export type DeliveryShift = { day: IsoDay; formerDay: IsoDay | null; movedDays: number };

/**
 * The expected day with the former one when it is another; null when none is known. A former day that is the same, or
 * no day, counts as not moved.
 */
export function deliveryShift(
  expected: string | null,
  former: string | null,
): DeliveryShift | null {
  const day = expected === null ? null : dayOfText(expected);
  if (day === null) return null;
  const formerDay = former === null ? null : dayOfText(former);
  if (formerDay === null || formerDay === day) return { day, formerDay: null, movedDays: 0 };
  return { day, formerDay, movedDays: daysBetween(formerDay, day) };
}
