import { dayInBerlin, isoDay, parseIsoDay, storedDay } from '@/domain/time/day';
import { ShopError } from '../base/errors';

/** Nobody is older. */
const earliest = isoDay('1900-01-01');

/** A day of birth from an ISO date or date-time, as a stored day (see domain/time/day.ts). Refuses what is not a day in the past. */
export function readBirthdate(given: string, now: number): number {
  const day = parseIsoDay(given.slice(0, 10));
  if (Number.isNaN(Date.parse(given)) || !day || day < earliest || day > dayInBerlin(now))
    throw new ShopError('BIRTHDATE', 'The birthdate is not a day in the past');
  return storedDay(day);
}
