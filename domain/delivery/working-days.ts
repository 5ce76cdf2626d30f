import { addDays, type IsoDay, weekdayOf } from '../time/day';
import { isHouseHoliday } from './holidays';

/** Whether a weekday is free. */
export type IsFree = (day: IsoDay) => boolean;

/** The day so many working days after another one. */
export function addWorkingDays(day: IsoDay, count: number, isFree: IsFree): IsoDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = workingDayFrom(addDays(at, 1), isFree);
  return at;
}

/** The day itself, or the first after it that is neither weekend nor free. */
export function workingDayFrom(day: IsoDay, isFree: IsFree): IsoDay {
  const saturday = 5;
  return weekdayOf(day) >= saturday || isFree(day) ? workingDayFrom(addDays(day, 1), isFree) : day;
}

/** The first day from this one on that the house works: no weekend and no public holiday in Berlin. Goods come and are ready on those. */
export function houseDayFrom(day: IsoDay): IsoDay {
  return workingDayFrom(day, isHouseHoliday);
}
