import { z } from 'zod';
import { type OpeningHours, weekdays } from '@/domain/dealers/opening-hours';

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d/);

const openingHours = z.array(
  z.object({
    days: z.array(z.enum(weekdays)).min(1),
    opens: time.transform((text) => text.slice(0, 5)),
    closes: time.transform((text) => text.slice(0, 5)),
  }),
);

/** The hours of a shop as an editor wrote them; hours nobody can read are none. */
export function mapOpeningHours(wire: unknown): OpeningHours {
  return openingHours.catch([]).parse(wire);
}
