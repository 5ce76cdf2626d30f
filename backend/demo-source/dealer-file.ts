import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { countryCode, publication, words } from './content-field-shapes';
import { slug } from './field-shapes';

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time as 09:00');

/** demo/content/dealers.yaml: the shops on the map, the same in every language. */
export const dealersFile = z.array(
  z.strictObject({
    name: words,
    slug,
    adrNumber: words,
    phone: words.optional(),
    email: z.string().transform(readEmail()).optional(),
    website: z.url({ protocol: /^https$/ }).optional(),
    openingHours: z
      .array(
        z.strictObject({
          days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
          opens: time,
          closes: time,
        }),
      )
      .default([]),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    street: words,
    strNumber: words,
    zip: words,
    city: words,
    countryDe: words,
    countryEn: words,
    countryCode,
    type: z.enum(['dealer', 'flagship', 'servicePoint']).default('dealer'),
    hasDps: z.boolean().default(false),
    /** What makes this shop worth the way, in two or three sentences; Markdown. */
    aboutDe: words.optional(),
    aboutEn: words.optional(),
    ...publication,
  }),
);

export type DealerFile = z.infer<typeof dealersFile>[number];
