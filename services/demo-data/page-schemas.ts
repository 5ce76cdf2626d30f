import { z } from 'zod';
import {
  imageReferenceSchema,
  linkSchema,
  requiredTextField,
  formerSlugsSchema,
  metaDescriptionSchema,
  metaImageSchema,
  metaTitleSchema,
  pageSlugSchema,
  publicationFields,
} from './field-schemas';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in small letters');

const richText = z.strictObject({ component: z.literal('rich-text'), markdown: requiredTextField });

const heroImage = z.strictObject({
  component: z.literal('hero-image'),
  title: requiredTextField,
  text: requiredTextField.optional(),
  titleFontColor: colour.optional(),
  textFontColor: colour.optional(),
  callToActionText: requiredTextField.optional(),
  callToActionFontColor: colour.optional(),
  componentType: requiredTextField.optional(),
  /** Slug of the model to which the picture links. */
  linkToBike: requiredTextField.optional(),
  /** Slug of the accessory to which the picture links. */
  linkToAccessory: requiredTextField.optional(),
  image: imageReferenceSchema.optional(),
  horizontal: imageReferenceSchema.optional(),
  vertical: imageReferenceSchema.optional(),
  mobileVertical: imageReferenceSchema.optional(),
  mobileHorizontal: imageReferenceSchema.optional(),
});

const buttons = z.strictObject({
  component: z.literal('buttons'),
  title: requiredTextField.optional(),
  buttons: z
    .array(
      z.strictObject({
        text: requiredTextField,
        link: linkSchema,
        image: imageReferenceSchema.optional(),
      }),
    )
    .min(1),
});

const shippingTable = z.strictObject({
  component: z.literal('shipping-table'),
  title: requiredTextField.optional(),
  note: requiredTextField.optional(),
  rows: z
    .array(
      z.strictObject({
        country: requiredTextField,
        method: requiredTextField,
        duration: requiredTextField,
        price: requiredTextField,
        freeFrom: requiredTextField.optional(),
      }),
    )
    .min(1),
});

const supportTextImages = z.strictObject({
  component: z.literal('support-text-images'),
  title: requiredTextField.optional(),
  items: z
    .array(
      z.strictObject({
        title: requiredTextField,
        text: requiredTextField,
        link: linkSchema.optional(),
        linkText: requiredTextField.optional(),
        image: imageReferenceSchema.optional(),
      }),
    )
    .min(1),
});

const infoArray = z.strictObject({
  component: z.literal('info-array'),
  infoArrayTitle: requiredTextField.optional(),
  /** Topic of the list, which a page may use for special styling. */
  subject: requiredTextField.optional(),
  listOfInfo: z.array(z.strictObject({ title: requiredTextField, text: requiredTextField })).min(1),
});

const imageGroup = z.strictObject({
  component: z.literal('image-group'),
  title: requiredTextField.optional(),
  images: z.array(imageReferenceSchema).min(1),
});

const headerImage = z.strictObject({
  component: z.literal('header-image'),
  title: requiredTextField.optional(),
  image: imageReferenceSchema,
});

const highlightedTextImage = z.strictObject({
  component: z.literal('highlighted-text-image'),
  title: requiredTextField,
  text: requiredTextField,
  image: imageReferenceSchema.optional(),
  imageOnRight: z.boolean().default(false),
});

/** The blocks of a page or feature, by the name of their Strapi component. */
const pageZoneSchema = z
  .array(
    z.discriminatedUnion('component', [
      richText,
      heroImage,
      buttons,
      shippingTable,
      supportTextImages,
      infoArray,
      imageGroup,
      headerImage,
      highlightedTextImage,
    ]),
  )
  .min(1);

export type BlockFile = z.infer<typeof pageZoneSchema>[number];

/**
 * Filter of the products listed on a page below /bikes or /accessories: products must have all given values (slugs of
 * demo/catalogue/terms.yaml).
 */
const listing = z
  .strictObject({
    subcategory: requiredTextField.optional(),
    transmission: requiredTextField.optional(),
    geometry: requiredTextField.optional(),
    category: requiredTextField.optional(),
  })
  .refine((wanted) => Object.keys(wanted).length > 0, 'names at least one thing to list by');

/**
 * demo/content/pages/<language>/<key>.yaml: one page in one language. The same key in the other language is its
 * translation.
 */
export const pageFileSchema = z.strictObject({
  title: requiredTextField,
  slug: pageSlugSchema,
  metaTitle: metaTitleSchema,
  metaDescription: metaDescriptionSchema,
  metaImage: metaImageSchema,
  listing: listing.optional(),
  formerSlugs: formerSlugsSchema,
  isOnFooterAsMain: z.boolean().default(false),
  isFooterAsSecondary: z.boolean().default(false),
  isSitemapPage: z.boolean().default(true),
  ...publicationFields,
  pageZone: pageZoneSchema,
});

/** demo/content/banner/<language>.yaml: the notice above every page, or only above the home page and the bikes. */
export const bannerFileSchema = z.strictObject({
  text: requiredTextField,
  /** Slug of the linked page. */
  slug: requiredTextField.optional(),
  showEverywhere: z.boolean().default(false),
  ...publicationFields,
});

export type PageFile = z.infer<typeof pageFileSchema>;
export type BannerFile = z.infer<typeof bannerFileSchema>;

/** demo/content/features/<language>/<key>.yaml: a page below /features and the card linking to it. */
export const featureFileSchema = z.strictObject({
  title: requiredTextField,
  slug: pageSlugSchema,
  metaDescription: metaDescriptionSchema,
  metaImage: metaImageSchema,
  formerSlugs: formerSlugsSchema,
  teaser: requiredTextField,
  position: z.int().min(0),
  image: imageReferenceSchema.optional(),
  ...publicationFields,
  pageZone: pageZoneSchema,
});

export type FeatureFile = z.infer<typeof featureFileSchema>;
