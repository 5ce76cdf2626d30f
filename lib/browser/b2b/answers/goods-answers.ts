import { z } from 'zod';
import type { AvailabilityReport } from '@/domain/b2b/availability-row';
import type { B2bFile } from '@/domain/b2b/b2b-file';
import { imageSubjects } from '@/domain/b2b/image-filter';
import type { LibraryImage } from '@/domain/b2b/library-image';

/** Every variant with the caller's own prices. */
export const availabilityAnswer = z.object({
  at: z.string(),
  rows: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      kind: z.enum(['bike', 'accessory']),
      title: z.string(),
      slug: z.string(),
      variation: z.string(),
      colorShort: z.string(),
      colorName: z.string(),
      colorHex: z.string().nullable(),
      sizeShort: z.string(),
      stock: z.number(),
      incoming1: z.number(),
      incoming1At: z.string().nullable(),
      incoming2: z.number(),
      incoming2At: z.string().nullable(),
      formerIncoming1At: z.string().nullable(),
      movedAt: z.string().nullable(),
      hekCents: z.number(),
      uvpCents: z.number(),
      b2bOnly: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<AvailabilityReport>;

const image = z.object({
  id: z.string(),
  subject: z.enum(imageSubjects),
  slug: z.string(),
  title: z.string(),
  colorName: z.string(),
  frameName: z.string(),
  view: z.string(),
  alt: z.string(),
  previewUrl: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
}) satisfies z.ZodType<LibraryImage>;

/** The pictures dealers may use. */
export const libraryImagesAnswer = z.object({ images: z.array(image) });

const file = z.object({
  id: z.string(),
  category: z.enum(['priceList', 'manual', 'workshop', 'terms', 'data', 'brand']),
  title: z.string(),
  description: z.string(),
  language: z.enum(['de', 'en']).nullable(),
  version: z.string(),
  updatedAt: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number(),
}) satisfies z.ZodType<B2bFile>;

/** The files only dealers may have. */
export const dealerFilesAnswer = z.object({ files: z.array(file) });
