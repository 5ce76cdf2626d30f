import { type Availability, toIsoDay } from '../catalog/availability';

const dayMs = 24 * 60 * 60 * 1000;

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
 * The day everything is expected at the customer's, in epoch milliseconds (UTC midnight): it leaves the house on the working
 * day after it is there and then takes its days on the road; never before a wished day. Null when nobody knows when it is there.
 */
export function expectedDelivery(journey: Journey): number | null {
  const { availability, orderedAt, weightClass, wishedDays } = journey;
  if (availability.kind === 'unknown') return null;
  const ordered = startOfDay(orderedAt);
  const ready =
    availability.kind === 'now'
      ? addWorkingDays(ordered, 1)
      : nextWorkingDay(Math.max(ordered, Date.parse(availability.date)));
  const arrival = addWorkingDays(ready, weightClass === null ? 0 : roadDays[weightClass]);
  const wished = wishedDays.flatMap((text) => {
    const day = toIsoDay(text);
    return day === null ? [] : [Date.parse(day)];
  });
  return Math.max(arrival, ...wished);
}

function startOfDay(at: number): number {
  return at - (at % dayMs);
}

function addWorkingDays(day: number, count: number): number {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = nextWorkingDay(at + dayMs);
  return at;
}

/** The day itself, or the Monday after a weekend. */
function nextWorkingDay(day: number): number {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return day + 2 * dayMs;
  return weekday === 0 ? day + dayMs : day;
}
