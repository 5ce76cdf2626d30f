import { z } from 'zod';
import { image, link, words } from './content-field-shapes';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in small letters');

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

const buttons = z.strictObject({
  component: z.literal('buttons'),
  title: words.optional(),
  buttons: z.array(z.strictObject({ text: words, link, image: image.optional() })).min(1),
});

const shippingTable = z.strictObject({
  component: z.literal('shipping-table'),
  title: words.optional(),
  note: words.optional(),
  rows: z
    .array(
      z.strictObject({
        country: words,
        method: words,
        duration: words,
        price: words,
        freeFrom: words.optional(),
      }),
    )
    .min(1),
});

const supportTextImages = z.strictObject({
  component: z.literal('support-text-images'),
  title: words.optional(),
  items: z
    .array(
      z.strictObject({
        title: words,
        text: words,
        link: link.optional(),
        linkText: words.optional(),
        image: image.optional(),
      }),
    )
    .min(1),
});

const infoArray = z.strictObject({
  component: z.literal('info-array'),
  infoArrayTitle: words.optional(),
  /** What the list is about, so that a page can give it a look of its own. */
  subject: words.optional(),
  listOfInfo: z.array(z.strictObject({ title: words, text: words })).min(1),
});

const imageGroup = z.strictObject({
  component: z.literal('image-group'),
  title: words.optional(),
  images: z.array(image).min(1),
});

const headerImage = z.strictObject({
  component: z.literal('header-image'),
  title: words.optional(),
  image,
});

const highlightedTextImage = z.strictObject({
  component: z.literal('highlighted-text-image'),
  title: words,
  text: words,
  image: image.optional(),
  imageOnRight: z.boolean().default(false),
});

/** The blocks a page or feature is made of, by the name of the component in Strapi. */
export const pageZone = z
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

export type BlockFile = z.infer<typeof pageZone>[number];
