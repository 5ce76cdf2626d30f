import { z } from 'zod';

/** A short text in German and English. */
export const localizedText = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** An object with one part in German and one in English; both parts have the given shape. */
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

/** Slug of a page: the URL path after the language. The slug of a subpage contains slashes. */
export const pageSlugSchema = z
  .string()
  .regex(slugRule, 'lower-case letters, digits, single hyphens and slashes');

/** Former slugs in the same language; requests for them are redirected to the current one. */
export const formerSlugsSchema = z.array(pageSlugSchema).default([]);

export const metaDescriptionSchema = z.string().min(20).max(170);

/** Title for search results and browser tabs, instead of the page title; the brand name is appended. */
export const metaTitleSchema = z.string().min(10).max(65).optional();

/** A calendar day, YYYY-MM-DD. */
export const isoDaySchema = z.iso.date('a day as YYYY-MM-DD');

/** A time with its UTC offset, converted to UTC. */
export const isoDateTimeSchema = z.iso
  .datetime({ offset: true, error: 'a time as 2026-11-21T18:00:00+01:00' })
  .transform((time) => new Date(time).toISOString());

/** ISO 3166-1 alpha-2 country code in capital letters. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');

/** Target of a link: a path of the site without the language, or an absolute URL. */
export const linkSchema = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:)/, 'begins with /, https://, mailto: or tel:');

/** A picture in the media manifest. The alternative text defaults to the manifest's. */
export const imageReferenceSchema = z.strictObject({
  file: requiredTextField,
  alt: z.string().optional(),
});

/** Fields of every content file that control its publication. */
export const publicationFields = {
  /** False for a draft, which only previews show. */
  published: z.boolean().default(true),
  /**
   * Publication time; previews show the document before. With `published: false` the document stays unpublished even
   * after this time.
   */
  publishAt: isoDateTimeSchema.optional(),
  /**
   * Day of the last change to the content. Defaults to the document's date, if any; the file's own timestamp is never
   * used.
   */
  updated: isoDaySchema.optional(),
};

/** Picture for link previews; by default a picture of the page is used. */
export const metaImageSchema = imageReferenceSchema.optional();

export type ImageReference = z.infer<typeof imageReferenceSchema>;
