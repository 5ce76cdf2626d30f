import { addDays, type IsoDay, parseIsoDay, getWeekday } from '@/domain/time/day';
import { computeEasterSunday } from './occasions';
import { holidayTable, companyHolidays } from './holiday-table';

/** Whether a day is free where a parcel goes: everywhere, in a part of the country only, or not at all. */
export type HolidayScope = 'everywhere' | 'somewhere' | 'nowhere';

/** Whether a weekday is a public holiday where the house stands. */
export function isCompanyHoliday(day: IsoDay): boolean {
  return isIn(companyHolidays, day);
}

/** Whether a weekday is a public holiday in a country (lower-case ISO code); a country nobody knows has none. */
export function getHolidayScope(countryId: string, day: IsoDay): HolidayScope {
  const { everywhere = '', somewhere = '' } = holidayTable[countryId] ?? {};
  if (isIn(everywhere, day)) return 'everywhere';
  return isIn(somewhere, day) ? 'somewhere' : 'nowhere';
}

function isIn(rules: string, day: IsoDay): boolean {
  return daysOf(rules, Number(day.slice(0, 4))).has(day);
}

const known = new Map<string, Set<IsoDay>>();

/** The days of a year that the rules of holiday-table.ts name. */
function daysOf(rules: string, year: number): Set<IsoDay> {
  const key = `${year} ${rules}`;
  const found =
    known.get(key) ?? new Set(rules.split(' ').flatMap((rule) => dayOfRule(rule, year) ?? []));
  known.set(key, found);
  return found;
}

function dayOfRule(rule: string, year: number): IsoDay | null {
  if (rule.startsWith('e')) return addDays(computeEasterSunday(year), Number(rule.slice(1)));
  const digits = rule.length === 8 ? rule : `${year}${rule}`;
  return parseIsoDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

/** Whether a weekday is free. */
export type IsHoliday = (day: IsoDay) => boolean;

/** The day so many working days after another one. */
export function addWorkingDays(day: IsoDay, count: number, isFree: IsHoliday): IsoDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = toWorkingDay(addDays(at, 1), isFree);
  return at;
}

/** The day itself, or the first after it that is neither weekend nor free. */
export function toWorkingDay(day: IsoDay, isFree: IsHoliday): IsoDay {
  const saturday = 5;
  return getWeekday(day) >= saturday || isFree(day) ? toWorkingDay(addDays(day, 1), isFree) : day;
}

/** The first day from this one on that the house works: no weekend and no public holiday in Berlin. Goods come and are ready on those. */
export function toCompanyWorkingDay(day: IsoDay): IsoDay {
  return toWorkingDay(day, isCompanyHoliday);
}
