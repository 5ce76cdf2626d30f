import { z } from 'zod';
import type { AvailabilityReport } from '@/domain/dealer-account/availability-row';
import type { B2bFile } from '@/domain/dealer-account/b2b-files';
import { imageSubjects, type LibraryImage } from '@/domain/dealer-account/image-library';
import type { Language } from '@/domain/locale/language';
import { createSingleQueryStore, type QueryState } from './create-query-store';
import { fetchB2b, type B2bResult } from './b2b-client';

/** Response schema: all variants with the dealer's own prices. */
export const availabilitySchema = z.object({
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

/** Response schema of the image library for dealers. */
export const libraryImagesSchema = z.object({ images: z.array(image) });

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

/** Response schema of the download list for dealers. */
export const dealerFilesSchema = z.object({ files: z.array(file) });

const availabilityStores = {
  de: createSingleQueryStore(() => fetchAvailability('de')),
  en: createSingleQueryStore(() => fetchAvailability('en')),
};

/** Subscribes to all variants the dealer may order, with the dealer's own prices. The data is kept in memory only. */
export function useAvailability(language: Language): QueryState<AvailabilityReport> {
  return availabilityStores[language].useQuery();
}

/** Reloads the availability report of this language for all subscribers. */
export function reloadAvailability(language: Language): Promise<void> {
  return availabilityStores[language].reload();
}

function fetchAvailability(language: Language) {
  return fetchB2b('/availability', { language, schema: availabilitySchema });
}

type Files = { readonly files: readonly B2bFile[] };

const dealerFileStores = {
  de: createSingleQueryStore(() => fetchDealerFiles('de')),
  en: createSingleQueryStore(() => fetchDealerFiles('en')),
};

/** Subscribes to the files in the download list for dealers. */
export function useDealerFiles(language: Language): QueryState<Files> {
  return dealerFileStores[language].useQuery();
}

/** Reloads the download list of this language for all subscribers. */
export function reloadDealerFiles(language: Language): Promise<void> {
  return dealerFileStores[language].reload();
}

function fetchDealerFiles(language: Language): Promise<B2bResult<Files>> {
  return fetchB2b('/files', { language, schema: dealerFilesSchema });
}

type Images = { readonly images: readonly LibraryImage[] };

const libraryImageStores = {
  de: createSingleQueryStore(() => fetchLibraryImages('de')),
  en: createSingleQueryStore(() => fetchLibraryImages('en')),
};

/** Subscribes to the images dealers may use for advertising. */
export function useLibraryImages(language: Language): QueryState<Images> {
  return libraryImageStores[language].useQuery();
}

/** Reloads the image library of this language for all subscribers. */
export function reloadLibraryImages(language: Language): Promise<void> {
  return libraryImageStores[language].reload();
}

function fetchLibraryImages(language: Language): Promise<B2bResult<Images>> {
  return fetchB2b('/images', { language, schema: libraryImagesSchema });
}
