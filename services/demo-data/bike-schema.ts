import { frameShapes } from '@/domain/catalog/frame-geometry';
import { z } from 'zod';
import { childSeatPlaces } from '@/domain/catalog/bike-specs';
import { closeUps } from '@/lib/platform/media/close-ups';
import { isoDaySchema, metaImageSchema, metaTitleSchema } from './field-schemas';
import {
  localizedText,
  localizedObject,
  slugSchema,
  centsSchema,
  skuSegmentSchema,
  stockRuleSchema,
} from './field-schemas';

const millimetres = z.number().min(0).max(2000);

const geometry = z.strictObject({
  stack: millimetres,
  reach: millimetres,
  seatTube: millimetres,
  topTube: millimetres,
  headTube: millimetres,
  seatAngle: z.number().min(65).max(80),
  headAngle: z.number().min(60).max(78),
  chainstay: millimetres,
  bbDrop: millimetres,
  forkOffset: millimetres,
  wheelbase: millimetres,
  standover: millimetres,
});

const size = z.strictObject({
  short: skuSegmentSchema,
  bodyHeightCm: z.tuple([z.int().min(120), z.int().max(220)]),
  geometry,
});

const frame = z.strictObject({
  /** The variation segment of the SKU, for instance H. */
  short: skuSegmentSchema,
  name: localizedText,
  shape: z.enum(frameShapes),
  /** Place where a child seat is approved. Texts and offers about child seats are derived from this value. */
  childSeat: z.enum(childSeatPlaces),
  sizes: z.array(size).min(3).max(5),
});

const spec = z.strictObject({ label: localizedText, value: localizedText });

const transmissionGroups = ['singlespeed', 'hub', 'enviolo', 'pinion', 'rohloff'] as const;

const drivetrain = z.strictObject({
  /** The type segment of the SKU, for instance LU11. */
  code: skuSegmentSchema,
  name: localizedText,
  group: z.enum(transmissionGroups),
  kind: z.enum([
    'singlespeed',
    'fixed',
    'nexus8',
    'alfine8',
    'alfine11',
    'enviolo',
    'pinion-c6',
    'pinion-c9',
    'pinion-c12',
    'pinion-p9',
    'pinion-p12',
    'pinion-p18',
    'pinion-smart-c12',
    'rohloff14',
  ]),
  motor: z.enum(['mahle', 'bosch']).nullable(),
  /** Model year, the second segment of the SKU. */
  year: z.int().min(22).max(26),
  /** Recommended retail price including 19 % VAT, in cents. */
  uvpCents: centsSchema,
  /** Dealers' purchase price without VAT, in cents. */
  hekCents: centsSchema,
  /** Weight of the complete bike in size M. */
  weightGrams: z.int().min(7000).max(35000),
  /** Motor torque in newton meters; null for bikes without a motor. */
  torqueNm: z.int().min(10).max(150).nullable().default(null),
  /** Battery capacity in watt hours; null for bikes without a motor. */
  batteryWh: z.int().min(100).max(1500).nullable().default(null),
  /** Specification rows that differ between the model's drivetrains, such as hub, motor, battery and range. */
  specs: z.array(spec),
});

const color = z.strictObject({
  /** The color segment of the SKU, for instance TG. */
  short: skuSegmentSchema,
  /** A key of demo/catalogue/colors.yaml. */
  color: slugSchema,
});

const build = z.strictObject({
  /** Tire width in millimeters. */
  tyre: z.number().min(23).max(65),
  sidewall: z.enum(['black', 'tan', 'cream']),
  rim: z.enum(['black', 'silver']),
  bar: z.enum(['flat', 'riser', 'city', 'swept', 'drop', 'bullhorn']),
  grip: z.enum(['black', 'cognac', 'brown']),
  saddle: z.enum(['sport', 'comfort', 'leather']),
  saddleColor: z.enum(['black', 'cognac', 'brown']),
  mudguards: z.enum(['none', 'black', 'silver', 'paint']),
  rack: z.enum(['none', 'black', 'silver', 'front']),
  lights: z.boolean(),
  brakes: z.enum(['disc', 'rim', 'coaster']),
  fork: z.enum(['paint', 'black']),
  frontTeeth: z.int(),
  rearTeeth: z.int(),
  stemLength: millimetres,
  stemAngle: z.number(),
  spacers: millimetres,
  tubes: z.strictObject({ top: z.number(), down: z.number(), seat: z.number(), head: z.number() }),
});

/** Permitted loads in kg. Specification rows and texts about loads are derived from these values. */
const permitted = z.strictObject({
  /** Permitted total weight of bike, rider and luggage. */
  totalKg: z.int().min(90).max(300),
  /** Maximum load of the rear rack; null without a rack. */
  rackKg: z.int().min(5).max(60).nullable(),
  /** Permitted weight of a trailer with its load; null if trailers are not permitted. */
  trailerKg: z.int().min(10).max(100).nullable(),
});

/** A file of demo/catalogue/bikes: one model with all its variants. */
export const bikeFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-zA-Z0-9.-]+$/),
  name: z.string().min(2),
  position: z.int(),
  metaImage: metaImageSchema,
  /** Day of the last change to the page's content. */
  updated: isoDaySchema.optional(),
  subcategory: slugSchema,
  firstProductionYear: z.int().min(2010).max(2026),
  lastProductionYear: z.int().nullable(),
  weightClass: z.literal('bike'),
  permitted,
  b2bOnly: z.boolean().default(false),
  texts: localizedObject({
    /** One sentence, shown below the model's name. */
    claim: z.string().min(20).max(200),
    description: z.string().min(200),
    metaTitle: metaTitleSchema,
    metaDescription: z.string().min(80).max(170),
    story: z.array(z.strictObject({ title: z.string().min(5), text: z.string().min(80) })).min(3),
  }),
  /** Close-up pictures of the chapters of `texts.story`, in their order; null for a chapter without a picture. */
  closeUps: z.array(z.enum(closeUps).nullable()).default([]),
  specs: z.array(spec).min(8),
  frames: z.array(frame).min(1),
  drivetrains: z.array(drivetrain).min(1),
  colors: z.array(color).min(3).max(5),
  build,
  /** Variants that are not built, by their SKU segments. An omitted segment matches all values. */
  notBuilt: z
    .array(
      z.strictObject({
        code: skuSegmentSchema.optional(),
        frame: skuSegmentSchema.optional(),
        size: skuSegmentSchema.optional(),
        color: skuSegmentSchema.optional(),
      }),
    )
    .default([]),
  /** True for a model that is built to order and has no stock. */
  builtToOrder: z.boolean().default(false),
  /** Fixed stock by SKU. All other variants get a stock derived from their SKU. */
  stock: z.array(stockRuleSchema).default([]),
});

export type BikeFile = z.infer<typeof bikeFileSchema>;
