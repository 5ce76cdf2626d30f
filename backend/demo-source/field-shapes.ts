import { z } from 'zod';

/** A short text in both languages. */
export const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** The same shape in both languages. */
export const texts = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ de: z.strictObject(shape), en: z.strictObject(shape) });

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

export const skuSegment = z.string().regex(/^[A-Z0-9]+$/, 'capital letters and digits');

export const cents = z.int().positive();

/** Days count from the first start of the shop, so that the demo never grows old. */
export const delivery = z.strictObject({
  amount: z.int().positive(),
  inDays: z.int().min(1).max(200),
});

export const stockRule = z.strictObject({
  sku: z.string(),
  amount: z.int().min(0),
  incoming: z.array(delivery).max(2).default([]),
});
