import { z } from 'zod';
import {
  countryCode,
  formerSlugs,
  image,
  link,
  metaDescription,
  metaImage,
  moment,
  pageSlug,
  publication,
  words,
} from './content-field-shapes';

/** demo/content/events/<language>/<key>.md: what takes place when and where; its text stands below the front matter. */
export const eventFile = z
  .strictObject({
    title: words,
    slug: pageSlug,
    metaDescription: metaDescription.optional(),
    metaImage,
    formerSlugs,
    teaser: words,
    startsAt: moment,
    endsAt: moment.optional(),
    venue: words,
    street: words.optional(),
    zip: words.optional(),
    city: words,
    country: countryCode.default('DE'),
    image: image.optional(),
    link: link.optional(),
    ...publication,
    body: words,
  })
  .refine(({ startsAt, endsAt }) => endsAt === undefined || startsAt <= endsAt, {
    path: ['endsAt'],
    error: 'is before startsAt',
  });

export type EventFile = z.infer<typeof eventFile>;
