import { z } from 'zod';
import {
  isoDaySchema,
  formerSlugsSchema,
  imageReferenceSchema,
  metaDescriptionSchema,
  metaImageSchema,
  pageSlugSchema,
  publicationFields,
  requiredTextField,
  countryCodeSchema,
  linkSchema,
  isoDateTimeSchema,
  slugSchema,
} from './field-schemas';
import { createEmailTransform } from '@/domain/customer/email-address';

/** demo/content/news/<language>/<key>.md: an article or press release, with its text below the front matter. */
export const newsFileSchema = z.strictObject({
  title: requiredTextField,
  slug: pageSlugSchema,
  metaDescription: metaDescriptionSchema,
  metaImage: metaImageSchema,
  formerSlugs: formerSlugsSchema,
  teaser: requiredTextField,
  date: isoDaySchema,
  author: requiredTextField.optional(),
  category: z.enum(['model', 'technik', 'werkstatt', 'unternehmen', 'presse']),
  isPressRelease: z.boolean().default(false),
  mainImage: imageReferenceSchema.optional(),
  ...publicationFields,
  body: requiredTextField,
});

export type NewsFile = z.infer<typeof newsFileSchema>;

/** demo/content/jobs/<language>/<key>.md: a vacancy, with its text below the front matter. */
export const jobFileSchema = z.strictObject({
  title: requiredTextField,
  slug: pageSlugSchema,
  metaDescription: metaDescriptionSchema,
  metaImage: metaImageSchema,
  formerSlugs: formerSlugsSchema,
  teaser: requiredTextField,
  department: requiredTextField,
  location: requiredTextField,
  /** True for a fully remote job. */
  isRemote: z.boolean().default(false),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN', 'APPRENTICE']),
  date: isoDaySchema,
  validThrough: isoDaySchema.optional(),
  /** Lowest gross salary in euros per `salaryUnit`. */
  salaryMin: z.int().positive().optional(),
  salaryMax: z.int().positive().optional(),
  salaryUnit: z.enum(['YEAR', 'MONTH', 'HOUR']).default('YEAR'),
  ...publicationFields,
  body: requiredTextField,
});

export type JobFile = z.infer<typeof jobFileSchema>;

/** demo/content/events/<language>/<key>.md: an event, with its text below the front matter. */
export const eventFileSchema = z
  .strictObject({
    title: requiredTextField,
    slug: pageSlugSchema,
    metaDescription: metaDescriptionSchema.optional(),
    metaImage: metaImageSchema,
    formerSlugs: formerSlugsSchema,
    teaser: requiredTextField,
    startsAt: isoDateTimeSchema,
    endsAt: isoDateTimeSchema.optional(),
    venue: requiredTextField,
    street: requiredTextField.optional(),
    zip: requiredTextField.optional(),
    city: requiredTextField,
    country: countryCodeSchema.default('DE'),
    image: imageReferenceSchema.optional(),
    link: linkSchema.optional(),
    ...publicationFields,
    body: requiredTextField,
  })
  .refine(({ startsAt, endsAt }) => endsAt === undefined || startsAt <= endsAt, {
    path: ['endsAt'],
    error: 'is before startsAt',
  });

export type EventFile = z.infer<typeof eventFileSchema>;

/** demo/content/downloads/<language>/<key>.md: a document. The text below the front matter is turned into a PDF. */
export const downloadFileSchema = z.strictObject({
  title: requiredTextField,
  slug: pageSlugSchema,
  category: z.enum(['manual', 'catalogue', 'form', 'certificate', 'press']),
  /** Language of the document; defaults to the language of its folder. */
  language: z.enum(['de', 'en']).optional(),
  version: requiredTextField.optional(),
  date: isoDaySchema,
  description: requiredTextField,
  ...publicationFields,
  body: requiredTextField,
});

export type DownloadFile = z.infer<typeof downloadFileSchema>;

const { published, publishAt, updated } = publicationFields;

/** demo/content/faq/<language>/<category>.yaml: the questions of one category in display order. */
export const faqFileSchema = z.strictObject({
  category: requiredTextField,
  /** Sort position of the category. Without positions, categories are sorted by file name. */
  position: z.int().min(0).optional(),
  updated,
  entries: z
    .array(
      z.strictObject({
        /** Identifies the same question in both languages. Without it, questions are matched by their order. */
        key: requiredTextField.optional(),
        slug: pageSlugSchema,
        question: requiredTextField,
        answer: requiredTextField,
        published,
        publishAt,
      }),
    )
    .min(1),
});

export type FaqFile = z.infer<typeof faqFileSchema>;

/** A question with the fields of its category. */
export type FaqQuestion = FaqFile['entries'][number] & {
  category: string;
  /** Position within the list of all questions. */
  position: number;
  updated?: string | undefined;
};

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time as 09:00');

/** demo/content/dealers.yaml: the dealers on the map, the same in every language. */
export const dealersFileSchema = z.array(
  z.strictObject({
    name: requiredTextField,
    slug: slugSchema,
    adrNumber: requiredTextField,
    phone: requiredTextField.optional(),
    email: z.string().transform(createEmailTransform()).optional(),
    website: z.url({ protocol: /^https$/ }).optional(),
    openingHours: z
      .array(
        z.strictObject({
          days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
          opens: time,
          closes: time,
        }),
      )
      .default([]),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    street: requiredTextField,
    strNumber: requiredTextField,
    zip: requiredTextField,
    city: requiredTextField,
    countryDe: requiredTextField,
    countryEn: requiredTextField,
    countryCode: countryCodeSchema,
    type: z.enum(['dealer', 'flagship', 'servicePoint']).default('dealer'),
    hasDps: z.boolean().default(false),
    /** Description of the dealer's shop in two or three sentences of Markdown. */
    aboutDe: requiredTextField.optional(),
    aboutEn: requiredTextField.optional(),
    ...publicationFields,
  }),
);

export type DealerFile = z.infer<typeof dealersFileSchema>[number];
