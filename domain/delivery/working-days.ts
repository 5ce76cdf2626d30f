import { addDays, type IsoDay, parseIsoDay, getWeekday } from '@/domain/time/day';
import { computeEasterSunday } from './holiday-deadlines';
import { holidayTable, companyHolidays } from './holiday-table';

/** Where in a country a day is a public holiday: everywhere, in some regions only, or nowhere. */
export type HolidayScope = 'everywhere' | 'somewhere' | 'nowhere';

/** Checks for a public holiday at the company's location. Weekends do not count as holidays. */
export function isCompanyHoliday(day: IsoDay): boolean {
  return isIn(companyHolidays, day);
}

/**
 * Returns where in a country (lowercase ISO code) a weekday is a public holiday: everywhere, in some regions or
 * nowhere. An unknown country has no holidays.
 */
export function getHolidayScope(countryId: string, day: IsoDay): HolidayScope {
  const { everywhere = '', somewhere = '' } = holidayTable[countryId] ?? {};
  if (isIn(everywhere, day)) return 'everywhere';
  return isIn(somewhere, day) ? 'somewhere' : 'nowhere';
}

function isIn(rules: string, day: IsoDay): boolean {
  return daysOf(rules, Number(day.slice(0, 4))).has(day);
}

const known = new Map<string, Set<IsoDay>>();

/**
 * Returns the holidays of a year for a list of rules in the notation of holiday-table.ts. Cached per year and rules.
 */
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

/** Returns whether a weekday is a holiday. */
export type IsHoliday = (day: IsoDay) => boolean;

/** Returns the day `count` working days after `day`. */
export function addWorkingDays(day: IsoDay, count: number, isFree: IsHoliday): IsoDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = toWorkingDay(addDays(at, 1), isFree);
  return at;
}

/** Returns the day itself or the next one that is neither on a weekend nor a holiday. */
export function toWorkingDay(day: IsoDay, isFree: IsHoliday): IsoDay {
  const saturday = 5;
  return getWeekday(day) >= saturday || isFree(day) ? toWorkingDay(addDays(day, 1), isFree) : day;
}

/**
 * Returns the day itself or the next working day of the company, which excludes weekends and public holidays in Berlin.
 * Restocks arrive and orders become ready for pickup on these days only.
 */
export function toCompanyWorkingDay(day: IsoDay): IsoDay {
  return toWorkingDay(day, isCompanyHoliday);
}
