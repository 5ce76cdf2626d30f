import { z } from 'zod';
import { pageZone } from './block-file';
import {
  formerSlugs,
  image,
  metaDescription,
  metaImage,
  pageSlug,
  publication,
  words,
} from './content-field-shapes';

/** demo/content/features/<language>/<key>.yaml: a page below /features and the card that leads to it. */
export const featureFile = z.strictObject({
  title: words,
  slug: pageSlug,
  metaDescription,
  metaImage,
  formerSlugs,
  teaser: words,
  position: z.int().min(0),
  image: image.optional(),
  ...publication,
  pageZone,
});

export type FeatureFile = z.infer<typeof featureFile>;
