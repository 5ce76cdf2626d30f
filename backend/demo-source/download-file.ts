import { z } from 'zod';
import { day, pageSlug, publication, words } from './content-field-shapes';

/** demo/content/downloads/<language>/<key>.md: a document; the site makes a PDF of the text below the front matter. */
export const downloadFile = z.strictObject({
  title: words,
  slug: pageSlug,
  category: z.enum(['manual', 'catalogue', 'form', 'certificate', 'press']),
  /** Of the document; without it that of its folder. */
  language: z.enum(['de', 'en']).optional(),
  version: words.optional(),
  date: day,
  description: words,
  ...publication,
  body: words,
});

export type DownloadFile = z.infer<typeof downloadFile>;
