import { z } from 'zod';
import {
  day,
  formerSlugs,
  image,
  metaDescription,
  metaImage,
  pageSlug,
  publication,
  words,
} from './content-field-shapes';

/** demo/content/news/<language>/<key>.md: an article or press release; its text stands below the front matter. */
export const newsFile = z.strictObject({
  title: words,
  slug: pageSlug,
  metaDescription,
  metaImage,
  formerSlugs,
  teaser: words,
  date: day,
  author: words.optional(),
  category: z.enum(['model', 'technik', 'werkstatt', 'unternehmen', 'presse']),
  isPressRelease: z.boolean().default(false),
  mainImage: image.optional(),
  ...publication,
  body: words,
});

export type NewsFile = z.infer<typeof newsFile>;
