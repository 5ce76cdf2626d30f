import { z } from 'zod';
import { pageZone } from './block-file';
import {
  formerSlugs,
  metaDescription,
  metaImage,
  metaTitle,
  pageSlug,
  publication,
  words,
} from './content-field-shapes';

/** What a page below /bikes or /accessories lists: whatever has all of these, each a slug of demo/catalogue/terms.yaml. */
const listing = z
  .strictObject({
    subcategory: words.optional(),
    transmission: words.optional(),
    geometry: words.optional(),
    category: words.optional(),
  })
  .refine((wanted) => Object.keys(wanted).length > 0, 'names at least one thing to list by');

/** demo/content/pages/<language>/<key>.yaml: one page in one language. The same key in the other language is its translation. */
export const pageFile = z.strictObject({
  title: words,
  slug: pageSlug,
  metaTitle,
  metaDescription,
  metaImage,
  listing: listing.optional(),
  formerSlugs,
  isOnFooterAsMain: z.boolean().default(false),
  isFooterAsSecondary: z.boolean().default(false),
  isSitemapPage: z.boolean().default(true),
  ...publication,
  pageZone,
});

/** demo/content/banner/<language>.yaml: the notice above every page, or above home and the bicycles only. */
export const bannerFile = z.strictObject({
  text: words,
  /** The page it leads to. */
  slug: words.optional(),
  showEverywhere: z.boolean().default(false),
  ...publication,
});

export type PageFile = z.infer<typeof pageFile>;
export type BannerFile = z.infer<typeof bannerFile>;
