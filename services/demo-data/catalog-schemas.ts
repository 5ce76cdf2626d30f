import { z } from 'zod';
import { isEan } from '@/domain/catalog/sku';
import { mountPlaces } from '@/domain/configurator/mounted-parts';
import { maxPartNumber } from '@/domain/configurator/configuration-code';
import {
  isoDaySchema,
  metaImageSchema,
  metaTitleSchema,
  centsSchema,
  incomingStockSchema,
  slugSchema,
  localizedText,
  localizedObject,
  skuSegmentSchema,
} from './field-schemas';
import { createEmailTransform } from '@/domain/customer/email-address';
import { defectKinds, defectSides, partsWithDefects } from '@/domain/catalog/defect';
import type { BikeFile } from './bike-schema';
import type { YamlFile } from './load-yaml';

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
export const accessoryFileSchema = z.strictObject({
  slug: slugSchema,
  position: z.int(),
  metaImage: metaImageSchema,
  /** Of the last change of what the page says. */
  updated: isoDaySchema.optional(),
  /** A key of terms.yaml: one of the ten accessory categories. */
  category: slugSchema,
  brand: slugSchema,
  /** The accessory_parts_category facet. */
  partsCategory: slugSchema,
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
  texts: localizedObject({
    name: z.string().min(2),
    claim: z.string().min(15).max(200),
    description: z.string().min(80),
    metaTitle: metaTitleSchema,
    metaDescription: z.string().min(60).max(170),
  }),
  specs: z.array(z.strictObject({ label: localizedText, value: localizedText })).min(3),
  articles: z
    .array(
      z.strictObject({
        sku: z.string().regex(/^[A-Z0-9]+(\.[A-Z0-9]+)+$/),
        /** Its number in the codes of configurations, never used for another article; of what is mounted. */
        part: z.int().min(1).max(maxPartNumber).optional(),
        color: z
          .strictObject({ name: localizedText, hex: z.string().regex(/^#[0-9a-f]{6}$/) })
          .optional(),
        size: localizedText.optional(),
        variant: localizedText.optional(),
        /** EAN-13, for what has one. */
        ean: z.string().refine(isEan, 'is no EAN-13').optional(),
        uvpCents: centsSchema,
        hekCents: centsSchema,
        /** Reduced price and the days it has been reduced. */
        sale: z.strictObject({ cents: centsSchema, sinceDays: z.int().min(1) }).optional(),
        stock: z.int().min(0),
        incoming: z.array(incomingStockSchema).max(2).default([]),
      }),
    )
    .min(1),
});

export type AccessoryFile = z.infer<typeof accessoryFileSchema>;

/** Whom one can write to: name, postal address on one line, e-mail address. */
const contact = z.strictObject({
  name: z.string().min(2),
  address: localizedText,
  email: z.string().transform(createEmailTransform()),
});

/** demo/catalogue/brands.yaml: brands and who makes what they sell (Regulation (EU) 2023/988, art. 19). */
export const brandsFileSchema = z
  .array(
    z.strictObject({
      slug: slugSchema,
      name: localizedText,
      maker: contact.extend({
        /** Who answers within the EU for what a maker elsewhere has made. */
        responsible: contact.optional(),
      }),
    }),
  )
  .min(1);

/** demo/catalogue/safety.yaml: what has to be said of the dangers of a product, one sentence each. */
export const safetyFileSchema = z.strictObject({
  /** Of every bicycle. */
  bikes: z.array(localizedText).min(1),
  /** Of those with a motor, beside them. */
  motors: z.array(localizedText).min(1),
  /** Of accessories, by their category's slug. */
  categories: z.record(slugSchema, z.array(localizedText).min(1)),
  /** Of one accessory, beside those of its category. */
  accessories: z.record(slugSchema, z.array(localizedText).min(1)),
  /** Slugs of accessories with a battery. */
  batteries: z.array(slugSchema),
});

export type BrandsFile = z.infer<typeof brandsFileSchema>;
type SafetyFile = z.infer<typeof safetyFileSchema>;

const term = z.strictObject({ slug: slugSchema, name: localizedText });

/** demo/catalogue/terms.yaml: what lists are filtered by. */
export const termsFileSchema = z.strictObject({
  subcategories: z.array(term).min(4),
  transmissionGroups: z.array(term).min(5),
  geometries: z.array(term).length(3),
  accessoryCategories: z.array(term).length(10),
  partsCategories: z.array(term).min(5),
});

/** demo/catalogue/colors.yaml: the paints by key. */
export const colorsFileSchema = z.record(
  slugSchema,
  z.strictObject({
    name: localizedText,
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
    decal: z.string().regex(/^#[0-9a-f]{6}$/),
    finish: z.enum(['gloss', 'satin', 'raw']),
  }),
);

export type TermsFile = z.infer<typeof termsFileSchema>;
export type ColorsFile = z.infer<typeof colorsFileSchema>;

/** What can be seen to be wrong with a piece, and where: the studio pictures it there, in its size. */
const flaw = z.strictObject({
  kind: z.enum(defectKinds),
  part: z.enum(partsWithDefects),
  side: z.enum(defectSides),
  /** The share of the part's way: a tube's from the bottom bracket or the head tube, a bar's from the stem. */
  at: z.number().min(0).max(1),
  /** Its longest measure, mm. */
  size: z.int().min(1).max(400).optional(),
  touchedUp: z.boolean().default(false),
});

/** demo/catalogue/outlet.yaml: single bikes of earlier years. Frame, size and colour are the model's. */
export const outletFileSchema = z.array(
  z.strictObject({
    slug: slugSchema,
    /** Slug of the model. */
    model: z.string(),
    code: skuSegmentSchema,
    year: z.int().min(20).max(25),
    frame: skuSegmentSchema,
    size: skuSegmentSchema,
    color: skuSegmentSchema,
    uvpCents: centsSchema,
    saleCents: centsSchema,
    hekCents: centsSchema,
    /** The lowest gross price of the 30 days before the reduction. */
    lowest30Cents: centsSchema,
    stock: z.int().min(0),
    /** Why it costs less. */
    reason: localizedText,
    note: localizedText,
    /** Nobody has used it, or somebody has; a flaw does not make it used. */
    condition: z.enum(['new', 'used']),
    /** Rows of the specification that are not the model's of today; a value of null leaves the model's row out. */
    specs: z
      .array(z.strictObject({ label: localizedText, value: localizedText.nullable() }))
      .default([]),
    flaw: flaw.optional(),
  }),
);

export type OutletFile = z.infer<typeof outletFileSchema>;

/** What the files of the catalogue say, each kind together. */
export interface Catalog {
  bikes: YamlFile<BikeFile>[];
  accessories: YamlFile<AccessoryFile>[];
  outlet: YamlFile<OutletFile>;
  terms: TermsFile;
  colors: ColorsFile;
  /** The first one is the house's own. */
  brands: BrandsFile;
  safety: YamlFile<SafetyFile>;
}
