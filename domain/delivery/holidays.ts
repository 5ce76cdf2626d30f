import { addDays, type IsoDay, parseIsoDay } from '../time/day';
import { easterSunday } from './easter';
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
