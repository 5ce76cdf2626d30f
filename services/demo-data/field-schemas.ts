import { z } from 'zod';

/** A short text in both languages. */
export const localizedText = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** The same shape in both languages. */
export const localizedObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ de: z.strictObject(shape), en: z.strictObject(shape) });

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

export const skuSegmentSchema = z.string().regex(/^[A-Z0-9]+$/, 'capital letters and digits');

export const centsSchema = z.int().positive();

/** Days count from the first start of the shop, so that the demo never grows old. */
export const incomingStockSchema = z.strictObject({
  amount: z.int().positive(),
  inDays: z.int().min(1).max(200),
});

export const stockRuleSchema = z.strictObject({
  sku: z.string(),
  amount: z.int().min(0),
  incoming: z.array(incomingStockSchema).max(2).default([]),
});

export const requiredTextField = z.string().min(1);

const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What stands in the address after the language; a page below another one has slashes in it. */
export const pageSlugSchema = z
  .string()
  .regex(slugRule, 'lower-case letters, digits, single hyphens and slashes');

/** Earlier slugs of the same language: requests for them are led to the present one. */
export const formerSlugsSchema = z.array(pageSlugSchema).default([]);

export const metaDescriptionSchema = z.string().min(20).max(170);

/** What search engines and tabs show instead of the title; the brand is added to it. */
export const metaTitleSchema = z.string().min(10).max(65).optional();

/** A calendar day, YYYY-MM-DD. */
export const isoDaySchema = z.iso.date('a day as YYYY-MM-DD');

/** A moment with its offset from UTC; comes out in UTC. */
export const isoDateTimeSchema = z.iso
  .datetime({ offset: true, error: 'a time as 2026-11-21T18:00:00+01:00' })
  .transform((time) => new Date(time).toISOString());

/** ISO 3166 alpha-2. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');

/** A path of the site without the language, or a full address. */
export const linkSchema = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:)/, 'begins with /, https://, mailto: or tel:');

/** A picture of the media folder's manifest. The words are the manifest's when there are none of its own. */
export const imageReferenceSchema = z.strictObject({
  file: requiredTextField,
  alt: z.string().optional(),
});

/** What every document may say about itself. */
export const publicationFields = {
  /** False: a draft, which only previews see. */
  published: z.boolean().default(true),
  /** Visitors see it from then on, previews before. `published: false` holds it back even then. */
  publishAt: isoDateTimeSchema.optional(),
  /** Of the last change of what it says. Without it the day it is of counts, if it has one; the file's own date never does. */
  updated: isoDaySchema.optional(),
};

/** What a shared link shows instead of the picture the page would choose. */
export const metaImageSchema = imageReferenceSchema.optional();

export type ImageReference = z.infer<typeof imageReferenceSchema>;
