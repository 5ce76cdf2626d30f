import type { Availability } from '../catalog/availability';
import { addDays, type IsoDay, weekdayOf } from '../time/day';
import { homeCountryId } from '../address/home-country';
import { holidayIn, isHouseHoliday } from './holidays';
import { type ParcelKind, roadDaysTo } from './road-days';

export type DeliveryWish = {
  /** When the house has everything. */
  availability: Availability;
  /** The day it counts from: that of the order or, where the money comes first, that of the money. */
  from: IsoDay;
  kind: ParcelKind;
  /** Lower-case ISO code; null when it is picked up. */
  countryId: string | null;
  /** Nothing is brought before them. */
  wishedDays?: readonly IsoDay[];
};

export type DeliveryPromise = {
  /** The day it leaves the house, or can be picked up. */
  ready: IsoDay;
  /** The first and the last day on which it arrives; both `ready` when it is picked up. */
  from: IsoDay;
  until: IsoDay;
};

/**
 * The one promise of the house, for every place that names a day. Goods leave on the working day after the order or, when they
 * come later, on the first working day from that one on; then they take their working days on the road. The last day also
 * leaves out what is a holiday at home or in a part of the country only. Null while nobody knows when the goods are there.
 */
export function promiseDelivery(wish: DeliveryWish): DeliveryPromise | null {
  const { availability, from: start, kind, countryId, wishedDays = [] } = wish;
  if (availability.kind === 'unknown') return null;
  const nextDay = addWorkingDays(start, 1, isHouseFree);
  const ready =
    availability.kind === 'now'
      ? nextDay
      : latest(nextDay, workingDayFrom(availability.date, isHouseFree));
  const wished = wishedDays.reduce(latest, ready);
  if (countryId === null) return { ready: wished, from: wished, until: wished };
  const [fewest, most] = roadDaysTo(countryId, kind);
  const from = addWorkingDays(ready, fewest, (day) => holidayIn(countryId, day) === 'everywhere');
  const until = addWorkingDays(
    ready,
    most,
    (day) =>
      holidayIn(countryId, day) !== 'nowhere' || holidayIn(homeCountryId, day) === 'everywhere',
  );
  return { ready, from: latest(from, wished), until: latest(until, wished) };
}

/** The day money is there that is sent by transfer on `day`: banks take one working day. */
export function transferArrives(day: IsoDay): IsoDay {
  return addWorkingDays(day, 1, isHouseFree);
}

type IsFree = (day: IsoDay) => boolean;

const isHouseFree: IsFree = isHouseHoliday;

function addWorkingDays(day: IsoDay, count: number, isFree: IsFree): IsoDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = workingDayFrom(addDays(at, 1), isFree);
  return at;
}

/** The day itself, or the first after it that is neither weekend nor free. */
function workingDayFrom(day: IsoDay, isFree: IsFree): IsoDay {
  const saturday = 5;
  return weekdayOf(day) >= saturday || isFree(day) ? workingDayFrom(addDays(day, 1), isFree) : day;
}

function latest(a: IsoDay, b: IsoDay): IsoDay {
  return a > b ? a : b;
}
