import { z } from 'zod';

/** Nobody is older. */
export const earliestBirthday = '1900-01-01';

/** The day of a moment as the shop writes it; null for none, and for the year 0, which some shops write for none. */
export function toBirthday(moment: unknown): string | null {
  if (typeof moment !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(moment)) return null;
  return moment.startsWith('0000') ? null : moment.slice(0, 10);
}

/** A day in the past, written as an ISO day; its problem is a key of the messages in account.data.birthday. */
export function birthdaySchema(today: string) {
  return z.object({
    day: z
      .string('invalid')
      .pipe(z.iso.date('invalid'))
      .refine((day) => day >= earliestBirthday && day <= today, 'invalid'),
  });
}
