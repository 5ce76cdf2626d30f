import { z } from 'zod';

/** A short text in both languages. */
export const localizedText = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** An object with the same shape in both languages. */
export const localizedObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ de: z.strictObject(shape), en: z.strictObject(shape) });

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

export const skuSegmentSchema = z.string().regex(/^[A-Z0-9]+$/, 'capital letters and digits');

export const centsSchema = z.int().positive();

/** A restock. Its day is relative to the first start of the shop, so that the demo data never looks outdated. */
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

/** The path after the language; a subpage's slug contains slashes. */
export const pageSlugSchema = z
  .string()
  .regex(slugRule, 'lower-case letters, digits, single hyphens and slashes');

/** Former slugs in the same language; requests for them are redirected to the current one. */
export const formerSlugsSchema = z.array(pageSlugSchema).default([]);

export const metaDescriptionSchema = z.string().min(20).max(170);

/** Replaces the title in search results and browser tabs; the brand is appended. */
export const metaTitleSchema = z.string().min(10).max(65).optional();

/** A calendar day, YYYY-MM-DD. */
export const isoDaySchema = z.iso.date('a day as YYYY-MM-DD');

/** A time with its UTC offset, converted to UTC. */
export const isoDateTimeSchema = z.iso
  .datetime({ offset: true, error: 'a time as 2026-11-21T18:00:00+01:00' })
  .transform((time) => new Date(time).toISOString());

/** ISO 3166 alpha-2. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');

/** A path of the site without the language, or an absolute URL. */
export const linkSchema = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:)/, 'begins with /, https://, mailto: or tel:');

/** A picture in the media manifest. The alternative text defaults to the manifest's. */
export const imageReferenceSchema = z.strictObject({
  file: requiredTextField,
  alt: z.string().optional(),
});

/** Publication fields of every document. */
export const publicationFields = {
  /** False for a draft, which only previews show. */
  published: z.boolean().default(true),
  /**
   * Publication time; previews show the document earlier. With `published: false` the document stays unpublished even
   * then.
   */
  publishAt: isoDateTimeSchema.optional(),
  /**
   * Day of the last change to the content. Defaults to the document's date, if any; the file's own timestamp is never
   * used.
   */
  updated: isoDaySchema.optional(),
};

/** Picture for link previews, instead of the one chosen from the page. */
export const metaImageSchema = imageReferenceSchema.optional();

export type ImageReference = z.infer<typeof imageReferenceSchema>;
