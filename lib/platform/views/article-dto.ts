import { z } from 'zod';
import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';

const day = z.custom<IsoDay>((value) => typeof value === 'string');

const availability: z.ZodType<Availability> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('date'), date: day }),
  z.object({ kind: z.literal('unknown') }),
]);

/** One variant or article as lists of kept ones show it. */
const articleListItemSchema = z.object({
  sku: z.string(),
  /** Whose picture is shown. */
  pictureSku: z.string(),
  name: z.string(),
  /** Drive, frame, colour, size: what tells it from others of its name. */
  detail: z.string(),
  /** Without language. */
  href: z.string(),
  priceCents: z.number(),
  availability,
  /** When it arrives at home; null while nobody knows. */
  arrival: z.object({ from: day, until: day }).nullable(),
});

export type ArticleListItem = z.infer<typeof articleListItemSchema>;

/** What /api/kept-articles answers: those of the asked ones that are sold, in the order asked. */
export const articleListSchema = z.object({ articles: z.array(articleListItemSchema) });
