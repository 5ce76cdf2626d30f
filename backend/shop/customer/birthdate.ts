import { ShopError } from '../base/errors';

/** Nobody is older. */
const earliest = Date.parse('1900-01-01');

/** A day of birth from an ISO date or date-time, in epoch milliseconds (UTC midnight). Refuses what is not a day in the past. */
export function readBirthdate(given: string, now: number): number {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(given) ?? [];
  const at = Date.parse(day);
  if (Number.isNaN(Date.parse(given)) || !isRealDay(day, at) || at < earliest || at > now)
    throw new ShopError('BIRTHDATE', 'The birthdate is not a day in the past');
  return at;
}

/** The 30th of February would quietly become the 1st of March. */
function isRealDay(day: string, at: number): boolean {
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
