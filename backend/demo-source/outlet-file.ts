import { z } from 'zod';
import { flawKinds, flawSides, partsWithFlaws } from '@/domain/catalog/flaw';
import { cents, skuSegment, slug, text } from './field-shapes';

/** What can be seen to be wrong with a piece, and where: the studio pictures it there, in its size. */
const flaw = z.strictObject({
  kind: z.enum(flawKinds),
  part: z.enum(partsWithFlaws),
  side: z.enum(flawSides),
  /** The share of the part's way: a tube's from the bottom bracket or the head tube, a bar's from the stem. */
  at: z.number().min(0).max(1),
  /** Its longest measure, mm. */
  size: z.int().min(1).max(400).optional(),
  touchedUp: z.boolean().default(false),
});

/** demo/catalogue/outlet.yaml: single bikes of earlier years. Frame, size and colour are the model's. */
export const outletFile = z.array(
  z.strictObject({
    slug,
    /** Slug of the model. */
    model: z.string(),
    code: skuSegment,
    year: z.int().min(20).max(25),
    frame: skuSegment,
    size: skuSegment,
    color: skuSegment,
    uvpCents: cents,
    saleCents: cents,
    hekCents: cents,
    /** The lowest gross price of the 30 days before the reduction. */
    lowest30Cents: cents,
    stock: z.int().min(0),
    /** Why it costs less. */
    reason: text,
    note: text,
    /** Nobody has used it, or somebody has; a flaw does not make it used. */
    condition: z.enum(['new', 'used']),
    /** Rows of the specification that are not the model's of today; a value of null leaves the model's row out. */
    specs: z.array(z.strictObject({ label: text, value: text.nullable() })).default([]),
    flaw: flaw.optional(),
  }),
);

export type OutletFile = z.infer<typeof outletFile>;
