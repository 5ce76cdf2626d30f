import { addDays, type IsoDay, parseIsoDay } from '../time/day';
import { holidayTable, houseHolidays } from './holiday-table';

/** Whether a day is free where a parcel goes: everywhere, in a part of the country only, or not at all. */
export type Freedom = 'everywhere' | 'somewhere' | 'nowhere';

/** Whether a weekday is a public holiday where the house stands. */
export function isHouseHoliday(day: IsoDay): boolean {
  return isIn(houseHolidays, day);
}

/** Whether a weekday is a public holiday in a country (lower-case ISO code); a country nobody knows has none. */
export function holidayIn(countryId: string, day: IsoDay): Freedom {
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
  if (rule.startsWith('e')) return addDays(easterSunday(year), Number(rule.slice(1)));
  const digits = rule.length === 8 ? rule : `${year}${rule}`;
  return parseIsoDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

/** Easter Sunday of the Gregorian calendar, after Butcher. */
function easterSunday(year: number): IsoDay {
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
