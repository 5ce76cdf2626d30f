import { addDays, type IsoDay, parseIsoDay, toIsoDay } from '@/domain/time/day';

/** Computes Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
export function computeEasterSunday(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leap = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const march = parseIsoDay(`${year}-03-01`);
  if (march === null) throw new RangeError(`No year: ${year}`);
  return addDays(march, (Math.floor(sum / 31) - 3) * 31 + (sum % 31));
}

const occasionNames = ['christmas', 'easter', 'whitsun'] as const;

/** A holiday by which customers often want a delivery: Christmas Eve, Easter Sunday or Whit Sunday. */
export interface HolidayDeadline {
  readonly name: (typeof occasionNames)[number];
  readonly day: IsoDay;
}

const maxShown = 3;

/** Returns the next occurrence of each occasion after a day, earliest first. */
export function listNextHolidayDeadlines(today: IsoDay): HolidayDeadline[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap(occasionsOf)
    .filter(({ day }) => day > today)
    .slice(0, maxShown);
}

function occasionsOf(year: number): HolidayDeadline[] {
  const easter = computeEasterSunday(year);
  return [
    { name: 'easter', day: easter },
    { name: 'whitsun', day: addDays(easter, 49) },
    { name: 'christmas', day: toIsoDay(`${String(year).padStart(4, '0')}-12-24`) },
  ];
}
