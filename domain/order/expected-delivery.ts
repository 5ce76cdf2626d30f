import type { Availability } from '../catalog/availability';
import { addDays, dayInBerlin, dayOfText, type IsoDay, storedDay, weekdayOf } from '../time/day';

/** Working days on the road: letters and parcels take up to two, bicycles up to five. */
const roadDays = { letter: 2, parcel: 2, bike: 5 } as const;

type Journey = {
  /** When the house has everything. */
  availability: Availability;
  /** Epoch milliseconds. */
  orderedAt: number;
  /** The heaviest in the order decides; null when it is picked up. */
  weightClass: keyof typeof roadDays | null;
  /** The days the customer wishes for, ISO; what is no day counts for nothing. */
  wishedDays: readonly string[];
};

/**
 * The day everything is expected at the customer's, as a stored day (see domain/time/day.ts): it leaves the house on the working
 * day after it is there and then takes its days on the road; never before a wished day. Null when nobody knows when it is there.
 */
export function expectedDelivery(journey: Journey): number | null {
  const { availability, orderedAt, weightClass, wishedDays } = journey;
  if (availability.kind === 'unknown') return null;
  const ordered = dayInBerlin(orderedAt);
  const ready =
    availability.kind === 'now'
      ? addWorkingDays(ordered, 1)
      : nextWorkingDay(latest([ordered, availability.date]));
  const arrival = addWorkingDays(ready, weightClass === null ? 0 : roadDays[weightClass]);
  const wished = wishedDays.map(dayOfText).filter((day) => day !== null);
  return storedDay(latest([arrival, ...wished]));
}

function latest(days: readonly [IsoDay, ...IsoDay[]]): IsoDay {
  return days.reduce((late, day) => (day > late ? day : late));
}

function addWorkingDays(day: IsoDay, count: number): IsoDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = nextWorkingDay(addDays(at, 1));
  return at;
}

/** The day itself, or the Monday after a weekend. */
function nextWorkingDay(day: IsoDay): IsoDay {
  const [saturday, sunday] = [5, 6];
  if (weekdayOf(day) === saturday) return addDays(day, 2);
  return weekdayOf(day) === sunday ? addDays(day, 1) : day;
}
