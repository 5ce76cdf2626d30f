import { z } from 'zod';
import { pageSlug, publication, words } from './content-field-shapes';

const { published, publishAt, updated } = publication;

/** demo/content/faq/<language>/<category>.yaml: the questions of one category, in the order they are shown. */
export const faqFile = z.strictObject({
  category: words,
  /** Order among the categories; without it the files' names decide. */
  position: z.int().min(0).optional(),
  updated,
  entries: z
    .array(
      z.strictObject({
        /** The same in both languages: what makes two entries translations of each other. Without it their order does. */
        key: words.optional(),
        slug: pageSlug,
        question: words,
        answer: words,
        published,
        publishAt,
      }),
    )
    .min(1),
});

export type FaqFile = z.infer<typeof faqFile>;

/** A question with what it has from its category. */
export type FaqQuestion = FaqFile['entries'][number] & {
  category: string;
  /** Order within the whole list. */
  position: number;
  updated?: string | undefined;
};
