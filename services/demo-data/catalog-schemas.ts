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

/** Place, weight and limits of an article that can be mounted in the configurator; absent for other articles. */
const mount = z.strictObject({
  place: z.enum(mountPlaces),
  weightGrams: z.int().min(0),
  /** Weight of the bike's standard part that the article replaces. */
  replacesGrams: z.int().min(0).default(0),
  /** SKU segments of the frames the article fits; empty for all. */
  frames: z.array(z.string().regex(/^[A-Z]$/)).default([]),
  /** Slugs of models in `fits` on which the place is occupied or that cannot carry the article. */
  notOn: z.array(z.string()).default([]),
  /** Places where nothing else may be mounted together with the article. */
  excludes: z.array(z.enum(mountPlaces)).default([]),
});

/** A file of demo/catalogue/accessories: an article in its colors and sizes. */
export const accessoryFileSchema = z.strictObject({
  slug: slugSchema,
  position: z.int(),
  metaImage: metaImageSchema,
  /** Day of the last change to the page's content. */
  updated: isoDaySchema.optional(),
  /** A key of terms.yaml: one of the ten accessory categories. */
  category: slugSchema,
  brand: slugSchema,
  /** Value of the accessory_parts_category facet. */
  partsCategory: slugSchema,
  weightClass: z.enum(['letter', 'parcel']),
  /** Slugs of the models that the accessory fits, or `all`. */
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
        /** The number of a mounted article in configuration codes. A number is never reused for another article. */
        part: z.int().min(1).max(maxPartNumber).optional(),
        color: z
          .strictObject({ name: localizedText, hex: z.string().regex(/^#[0-9a-f]{6}$/) })
          .optional(),
        size: localizedText.optional(),
        variant: localizedText.optional(),
        /** EAN-13, if any. */
        ean: z.string().refine(isEan, 'is no EAN-13').optional(),
        uvpCents: centsSchema,
        hekCents: centsSchema,
        /** Reduced price, and the number of days since the reduction. */
        sale: z.strictObject({ cents: centsSchema, sinceDays: z.int().min(1) }).optional(),
        stock: z.int().min(0),
        incoming: z.array(incomingStockSchema).max(2).default([]),
      }),
    )
    .min(1),
});

export type AccessoryFile = z.infer<typeof accessoryFileSchema>;

/** Contact: name, postal address on one line, email address. */
const contact = z.strictObject({
  name: z.string().min(2),
  address: localizedText,
  email: z.string().transform(createEmailTransform()),
});

/** demo/catalogue/brands.yaml: brands and the manufacturers of their products (Regulation (EU) 2023/988, art. 19). */
export const brandsFileSchema = z
  .array(
    z.strictObject({
      slug: slugSchema,
      name: localizedText,
      maker: contact.extend({
        /** The responsible person within the EU, for a manufacturer outside the EU. */
        responsible: contact.optional(),
      }),
    }),
  )
  .min(1);

/** demo/catalogue/safety.yaml: safety warnings, one sentence each. */
export const safetyFileSchema = z.strictObject({
  /** Warnings for every bike. */
  bikes: z.array(localizedText).min(1),
  /** Additional warnings for bikes with a motor. */
  motors: z.array(localizedText).min(1),
  /** Warnings for accessories, by their category's slug. */
  categories: z.record(slugSchema, z.array(localizedText).min(1)),
  /** Additional warnings for single accessories, by the accessory's slug. */
  accessories: z.record(slugSchema, z.array(localizedText).min(1)),
  /** Slugs of accessories with a battery. */
  batteries: z.array(slugSchema),
});

export type BrandsFile = z.infer<typeof brandsFileSchema>;
type SafetyFile = z.infer<typeof safetyFileSchema>;

const term = z.strictObject({ slug: slugSchema, name: localizedText });

/**
 * demo/catalogue/terms.yaml: categories, drivetrain groups and frame geometries by which product lists are filtered.
 */
export const filterValuesFileSchema = z.strictObject({
  subcategories: z.array(term).min(4),
  transmissionGroups: z.array(term).min(5),
  geometries: z.array(term).length(3),
  accessoryCategories: z.array(term).length(10),
  partsCategories: z.array(term).min(5),
});

/** demo/catalogue/colors.yaml: paints by key. */
export const colorsFileSchema = z.record(
  slugSchema,
  z.strictObject({
    name: localizedText,
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
    decal: z.string().regex(/^#[0-9a-f]{6}$/),
    finish: z.enum(['gloss', 'satin', 'raw']),
  }),
);

export type FilterValuesFile = z.infer<typeof filterValuesFileSchema>;
export type ColorsFile = z.infer<typeof colorsFileSchema>;

/** A visible defect of an outlet bike. Pictures show the defect at this position and in this size. */
const defect = z.strictObject({
  kind: z.enum(defectKinds),
  part: z.enum(partsWithDefects),
  side: z.enum(defectSides),
  /**
   * Position along the part from 0 to 1: on a tube from the bottom bracket or the head tube, on a bar from the stem.
   */
  at: z.number().min(0).max(1),
  /** Longest dimension in mm. */
  size: z.int().min(1).max(400).optional(),
  touchedUp: z.boolean().default(false),
});

/** demo/catalogue/outlet.yaml: single bikes of earlier years. Their frame, size and color must exist in the model. */
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
    /** Reason for the reduced price. */
    reason: localizedText,
    note: localizedText,
    /** Condition of the bike. An unused bike with a visible defect is still new. */
    condition: z.enum(['new', 'used']),
    /** Specification rows that differ from the current model's. A null value removes the model's row. */
    specs: z
      .array(z.strictObject({ label: localizedText, value: localizedText.nullable() }))
      .default([]),
    flaw: defect.optional(),
  }),
);

export type OutletFile = z.infer<typeof outletFileSchema>;

/** Content of all files in demo/catalogue, by kind. */
export interface Catalog {
  bikes: YamlFile<BikeFile>[];
  accessories: YamlFile<AccessoryFile>[];
  outlet: YamlFile<OutletFile>;
  terms: FilterValuesFile;
  colors: ColorsFile;
  /** The first brand is the shop's own. */
  brands: BrandsFile;
  safety: YamlFile<SafetyFile>;
}
