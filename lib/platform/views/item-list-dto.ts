import { z } from 'zod';
import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';

const day = z.custom<IsoDay>((value) => typeof value === 'string');

const availability: z.ZodType<Availability> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('date'), date: day }),
  z.object({ kind: z.literal('unknown') }),
]);

/** One variant or article in wish lists and similar lists. */
const articleListItemSchema = z.object({
  sku: z.string(),
  /** SKU whose picture is shown. */
  pictureSku: z.string(),
  name: z.string(),
  /** Drivetrain, frame, color and size, which distinguish variants of the same name. */
  detail: z.string(),
  /** Path of the product page, without language. */
  href: z.string(),
  priceCents: z.number(),
  availability,
  /** Estimated delivery to the home country; null while unknown. */
  arrival: z.object({ from: day, until: day }).nullable(),
});

export type ItemListEntry = z.infer<typeof articleListItemSchema>;

/** Response of /api/articles: the requested articles still sold, in the requested order. */
export const itemListSchema = z.object({ articles: z.array(articleListItemSchema) });
