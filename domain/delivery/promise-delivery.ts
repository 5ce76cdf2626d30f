import type { Availability } from '../catalog/availability';
import type { IsoDay } from '../time/day';
import { homeCountryId } from '../address/home-country';
import { holidayIn, isHouseHoliday } from './holidays';
import { type ParcelKind, roadDaysTo } from './road-days';
import { addWorkingDays, houseDayFrom, type IsFree, workingDayFrom } from './working-days';

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
 * come later, on the first working day from that one on; then they take their working days on the road. A wished day on which nobody
 * brings or hands out is the working day after it. The last day also
 * leaves out what is a holiday at home or in a part of the country only. Null while nobody knows when the goods are there.
 */
export function promiseDelivery(wish: DeliveryWish): DeliveryPromise | null {
  const { availability, from: start, kind, countryId, wishedDays = [] } = wish;
  if (availability.kind === 'unknown') return null;
  const nextDay = addWorkingDays(start, 1, isHouseHoliday);
  const ready =
    availability.kind === 'now' ? nextDay : latest(nextDay, houseDayFrom(availability.date));
  const wished = wishedDays.reduce(latest, ready);
  if (countryId === null) {
    const collected = houseDayFrom(wished);
    return { ready: collected, from: collected, until: collected };
  }
  const [fewest, most] = roadDaysTo(countryId, kind);
  const isFree: IsFree = (day) => holidayIn(countryId, day) === 'everywhere';
  const mayBeFree: IsFree = (day) =>
    holidayIn(countryId, day) !== 'nowhere' || holidayIn(homeCountryId, day) === 'everywhere';
  const from = addWorkingDays(ready, fewest, isFree);
  const until = addWorkingDays(ready, most, mayBeFree);
  return {
    ready,
    from: workingDayFrom(latest(from, wished), isFree),
    until: workingDayFrom(latest(until, wished), mayBeFree),
  };
}

/** The day money is there that is sent by transfer on `day`: banks take one working day. */
export function transferArrives(day: IsoDay): IsoDay {
  return addWorkingDays(day, 1, isHouseHoliday);
}

function latest(a: IsoDay, b: IsoDay): IsoDay {
  return a > b ? a : b;
}
