import 'server-only';
import { cache } from 'react';
import { firmSpaces } from '@/domain/content/firm-spaces';
import type { Language } from '@/domain/language/detect-language';
import {
  readFeature,
  readFeatures,
  type WireFeatureCard,
} from '@/lib/gateways/content/features.gateway';
import { mapBlocks } from '@/lib/gateways/content/map-blocks';
import { mapImage } from '@/lib/gateways/content/map-image';
import { mapSlugs } from '@/lib/gateways/content/map-slugs';
import type { ImageView, PageView } from '@/lib/platform/views/page-view';
import { required } from '@/lib/server/required';

/** A feature as lists show it. */
export type FeatureCard = {
  title: string;
  slug: string;
  teaser: string | null;
  image: ImageView | null;
};

export type FeatureView = FeatureCard & PageView;

/** All features in their order. Throws when the content service cannot answer. */
export const listFeatures = cache(async (language: Language): Promise<FeatureCard[]> => {
  const features = required(await readFeatures(language), 'features');
  return features.flatMap((feature) => mapCard(feature) ?? []);
});

/** One feature; null when there is none of that slug. Throws when the content service cannot answer. */
export const getFeature = cache(
  async (language: Language, slug: string): Promise<FeatureView | null> => {
    const feature = required(await readFeature(language, slug), `feature ${slug}`);
    const card = feature && mapCard(feature);
    return (
      card && {
        ...card,
        metaDescription: feature.metaDescription ?? feature.teaser,
        shareImage: mapImage(feature.metaImage),
        blocks: mapBlocks(feature.pageZone),
        slugs: mapSlugs(feature, language),
      }
    );
  },
);

function mapCard({ title, slug, teaser, image }: WireFeatureCard): FeatureCard | null {
  if (!slug) return null;
  return { title, slug, teaser: teaser && firmSpaces(teaser), image: mapImage(image) };
}
