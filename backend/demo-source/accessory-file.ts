import { z } from 'zod';
import { isEan } from '@/domain/catalog/ean';
import { mountPlaces } from '@/domain/configuration/mount';
import { maxPartNumber } from '@/domain/configuration/short-code';
import { day, metaImage, metaTitle } from './content-field-shapes';
import { cents, delivery, slug, text, texts } from './field-shapes';

/** How the article is mounted in the configurator; what is not mounted there has none. */
const mount = z.strictObject({
  place: z.enum(mountPlaces),
  weightGrams: z.int().min(0),
  /** What the part it replaces weighs. */
  replacesGrams: z.int().min(0).default(0),
  /** The frames it fits, as skus name them; all without it. */
  frames: z.array(z.string().regex(/^[A-Z]$/)).default([]),
  /** Models of `fits` that have something else there, or cannot bear it. */
  notOn: z.array(z.string()).default([]),
  /** Places that have to stay free beside it. */
  excludes: z.array(z.enum(mountPlaces)).default([]),
});

/** One file of demo/catalogue/accessories: an article in the colours and sizes it comes in. */
export const accessoryFile = z.strictObject({
  slug,
  position: z.int(),
  metaImage,
  /** Of the last change of what the page says. */
  updated: day.optional(),
  /** A key of terms.yaml: one of the ten accessory categories. */
  category: slug,
  brand: slug,
  /** The accessory_parts_category facet. */
  partsCategory: slug,
  weightClass: z.enum(['letter', 'parcel']),
  /** Slugs of the models it fits, or all. */
  fits: z.union([z.literal('all'), z.array(z.string()).min(1)]),
  drawing: z.enum([
    'bell',
    'lock',
    'light',
    'rack',
    'basket',
    'pannier',
    'bag',
    'saddle',
    'grip',
    'pedal',
    'helmet',
    'mudguard',
    'pump',
    'bottle',
    'stand',
    'tool',
    'belt',
    'tyre',
    'mirror',
    'phone-mount',
    'care',
    'apparel',
    'sprocket',
    'bar',
    'child-seat',
  ]),
  mount: mount.optional(),
  texts: texts({
    name: z.string().min(2),
    claim: z.string().min(15).max(200),
    description: z.string().min(80),
    metaTitle,
    metaDescription: z.string().min(60).max(170),
  }),
  specs: z.array(z.strictObject({ label: text, value: text })).min(3),
  articles: z
    .array(
      z.strictObject({
        sku: z.string().regex(/^[A-Z0-9]+(\.[A-Z0-9]+)+$/),
        /** Its number in the codes of configurations, never used for another article; of what is mounted. */
        part: z.int().min(1).max(maxPartNumber).optional(),
        color: z.strictObject({ name: text, hex: z.string().regex(/^#[0-9a-f]{6}$/) }).optional(),
        size: text.optional(),
        variant: text.optional(),
        /** EAN-13, for what has one. */
        ean: z.string().refine(isEan, 'is no EAN-13').optional(),
        uvpCents: cents,
        hekCents: cents,
        /** Reduced price and the days it has been reduced. */
        sale: z.strictObject({ cents, sinceDays: z.int().min(1) }).optional(),
        stock: z.int().min(0),
        incoming: z.array(delivery).max(2).default([]),
      }),
    )
    .min(1),
});

export type AccessoryFile = z.infer<typeof accessoryFile>;
