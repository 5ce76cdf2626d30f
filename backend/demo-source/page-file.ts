import { z } from 'zod';

const words = z.string().min(1);
const image = z.strictObject({
  url: words,
  alternativeText: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const richText = z.strictObject({ component: z.literal('rich-text'), markdown: words });

const heroImage = z.strictObject({
  component: z.literal('hero-image'),
  title: words,
  text: words.optional(),
  titleFontColor: colour.optional(),
  textFontColor: colour.optional(),
  callToActionText: words.optional(),
  callToActionFontColor: colour.optional(),
  componentType: words.optional(),
  /** The slug of a model. */
  linkToBike: words.optional(),
  /** The slug of an accessory. */
  linkToAccessory: words.optional(),
  image: image.optional(),
  horizontal: image.optional(),
  vertical: image.optional(),
  mobileVertical: image.optional(),
  mobileHorizontal: image.optional(),
});

const infoArray = z.strictObject({
  component: z.literal('info-array'),
  infoArrayTitle: words.optional(),
  /** What the list is about, so that a page can give it a look of its own. */
  subject: words.optional(),
  listOfInfo: z.array(z.strictObject({ title: words, text: words })).min(1),
});

const highlightedTextImage = z.strictObject({
  component: z.literal('highlighted-text-image'),
  title: words,
  text: words,
  image: image.optional(),
  imageOnRight: z.boolean().default(false),
});

/** demo/content/pages/<language>/<key>.yaml: one page in one language. The same key in the other language is its translation. */
export const pageFile = z.strictObject({
  title: words,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'lower-case letters, digits, single hyphens and slashes',
    ),
  metaDescription: z.string().min(20).max(170),
  isOnFooterAsMain: z.boolean().default(false),
  isFooterAsSecondary: z.boolean().default(false),
  isSitemapPage: z.boolean().default(true),
  /** False: a draft, which only previews see. */
  published: z.boolean().default(true),
  pageZone: z
    .array(
      z.discriminatedUnion('component', [richText, heroImage, infoArray, highlightedTextImage]),
    )
    .min(1),
});

/** demo/content/banner/<language>.yaml: the notice above every page, or above home and the bicycles only. */
export const bannerFile = z.strictObject({
  text: words,
  /** The page it leads to. */
  slug: words.optional(),
  showEverywhere: z.boolean().default(false),
  published: z.boolean().default(true),
});

export type PageFile = z.infer<typeof pageFile>;
export type BannerFile = z.infer<typeof bannerFile>;
