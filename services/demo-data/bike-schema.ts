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
  /** The variation segment of the sku, for instance H. */
  short: skuSegmentSchema,
  name: localizedText,
  shape: z.enum(['diamond', 'mixte', 'wave']),
  /** Where a child seat is approved; every text and offer follows it. */
  childSeat: z.enum(childSeatPlaces),
  sizes: z.array(size).min(3).max(5),
});

const spec = z.strictObject({ label: localizedText, value: localizedText });

const transmissionGroups = ['singlespeed', 'hub', 'enviolo', 'pinion', 'rohloff'] as const;

const drivetrain = z.strictObject({
  /** The type segment of the sku, for instance LU11. */
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
  /** Model year, the second segment of the sku. */
  year: z.int().min(22).max(26),
  /** Recommended retail price with 19 % VAT. */
  uvpCents: centsSchema,
  /** Dealers' purchase price without VAT. */
  hekCents: centsSchema,
  /** Complete bike in size M. */
  weightGrams: z.int().min(7000).max(35000),
  /** Of the motor, and what its battery holds; only with one. */
  torqueNm: z.int().min(10).max(150).nullable().default(null),
  batteryWh: z.int().min(100).max(1500).nullable().default(null),
  /** Only what differs between the drivetrains of the model: hub, motor, battery, range. */
  specs: z.array(spec),
});

const color = z.strictObject({
  /** The colour segment of the sku, for instance TG. */
  short: skuSegmentSchema,
  /** A key of demo/catalogue/colors.yaml. */
  color: slugSchema,
});

const build = z.strictObject({
  /** Width of the tyres in millimetres. */
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

/** What the model is approved for, in kg. Rows of the specification and texts about loads are made from it. */
const permitted = z.strictObject({
  /** Bicycle, rider and luggage. */
  totalKg: z.int().min(90).max(300),
  /** Of the rear rack; null without one. */
  rackKg: z.int().min(5).max(60).nullable(),
  /** Of a trailer with its load; null where none may be pulled. */
  trailerKg: z.int().min(10).max(100).nullable(),
});

/** One file of demo/catalogue/bikes: a model with every variant it is built in. */
export const bikeFileSchema = z.strictObject({
  slug: z.string().regex(/^[a-zA-Z0-9.-]+$/),
  name: z.string().min(2),
  position: z.int(),
  metaImage: metaImageSchema,
  /** Of the last change of what the pages say. */
  updated: isoDaySchema.optional(),
  subcategory: slugSchema,
  firstProductionYear: z.int().min(2010).max(2026),
  lastProductionYear: z.int().nullable(),
  weightClass: z.literal('bike'),
  permitted,
  b2bOnly: z.boolean().default(false),
  texts: localizedObject({
    /** One sentence under the name. */
    claim: z.string().min(20).max(200),
    description: z.string().min(200),
    metaTitle: metaTitleSchema,
    metaDescription: z.string().min(80).max(170),
    story: z.array(z.strictObject({ title: z.string().min(5), text: z.string().min(80) })).min(3),
  }),
  /** The close-up beside each chapter of the story, as the pictures' generator names it; null where there is none. */
  closeUps: z.array(z.enum(closeUps).nullable()).default([]),
  specs: z.array(spec).min(8),
  frames: z.array(frame).min(1),
  drivetrains: z.array(drivetrain).min(1),
  colors: z.array(color).min(3).max(5),
  build,
  /** Combinations that do not exist; a segment left out stands for all. */
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
  /** Built when it is ordered: none stands on the shelf. */
  builtToOrder: z.boolean().default(false),
  /** Stock by sku where it matters which; all others get a stock of their own from their sku. */
  stock: z.array(stockRuleSchema).default([]),
});

export type BikeFile = z.infer<typeof bikeFileSchema>;
