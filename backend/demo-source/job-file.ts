import { z } from 'zod';
import {
  day,
  formerSlugs,
  metaDescription,
  metaImage,
  pageSlug,
  publication,
  words,
} from './content-field-shapes';

/** demo/content/jobs/<language>/<key>.md: a vacancy; its text stands below the front matter. */
export const jobFile = z.strictObject({
  title: words,
  slug: pageSlug,
  metaDescription,
  metaImage,
  formerSlugs,
  teaser: words,
  department: words,
  location: words,
  /** It can be done from home altogether. */
  isRemote: z.boolean().default(false),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN', 'APPRENTICE']),
  date: day,
  validThrough: day.optional(),
  /** Euros per salaryUnit, before tax. */
  salaryMin: z.int().positive().optional(),
  salaryMax: z.int().positive().optional(),
  salaryUnit: z.enum(['YEAR', 'MONTH', 'HOUR']).default('YEAR'),
  ...publication,
  body: words,
});

export type JobFile = z.infer<typeof jobFile>;
