import { toIsoDay } from '../catalog/availability';

const dayMs = 24 * 60 * 60 * 1000;

/** How an expected delivery has moved, in whole days: negative for earlier, positive for later. */
export type DeliveryShift = { day: string; formerDay: string | null; movedDays: number };

/**
 * The expected day (UTC) with the former one when it is another; null when none is known. A former day that is the same, or
 * no day, counts as not moved.
 */
export function deliveryShift(
  expected: string | null,
  former: string | null,
): DeliveryShift | null {
  const day = expected === null ? null : toIsoDay(expected);
  if (day === null) return null;
  const formerDay = former === null ? null : toIsoDay(former);
  if (formerDay === null || formerDay === day) return { day, formerDay: null, movedDays: 0 };
  const movedDays = Math.round((Date.parse(day) - Date.parse(formerDay)) / dayMs);
  return { day, formerDay, movedDays };
}
