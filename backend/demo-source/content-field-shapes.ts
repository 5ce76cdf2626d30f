import { z } from 'zod';

export const words = z.string().min(1);

const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What stands in the address after the language; a page below another one has slashes in it. */
export const pageSlug = z
  .string()
  .regex(slugRule, 'lower-case letters, digits, single hyphens and slashes');

/** Earlier slugs of the same language: requests for them are led to the present one. */
export const formerSlugs = z.array(pageSlug).default([]);

export const metaDescription = z.string().min(20).max(170);

/** What search engines and tabs show instead of the title; the brand is added to it. */
export const metaTitle = z.string().min(10).max(65).optional();

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date('a day as YYYY-MM-DD');

/** A moment with its offset from UTC; comes out in UTC. */
export const moment = z.iso
  .datetime({ offset: true, error: 'a time as 2026-11-21T18:00:00+01:00' })
  .transform((time) => new Date(time).toISOString());

/** ISO 3166 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');

/** A path of the site without the language, or a full address. */
export const link = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:)/, 'begins with /, https://, mailto: or tel:');

/** A picture of the media folder's manifest. The words are the manifest's when there are none of its own. */
export const image = z.strictObject({ file: words, alt: z.string().optional() });

/** What every document may say about itself. */
export const publication = {
  /** False: a draft, which only previews see. */
  published: z.boolean().default(true),
  /** Visitors see it from then on, previews before. `published: false` holds it back even then. */
  publishAt: moment.optional(),
  /** Of the last change of what it says. Without it the day it is of counts, if it has one; the file's own date never does. */
  updated: day.optional(),
};

/** What a shared link shows instead of the picture the page would choose. */
export const metaImage = image.optional();

export type ImageReference = z.infer<typeof image>;
