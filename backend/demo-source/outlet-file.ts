import { z } from 'zod';
import { cents, skuSegment, slug, text } from './parts';

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
  }),
);

export type OutletFile = z.infer<typeof outletFile>;
