import 'server-only';
import { cache } from 'react';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import {
  fetchFeature,
  fetchFeatures,
  type FeatureCardDto,
} from '@/lib/gateways/content/features.gateway';
import { mapBlocks } from '@/lib/gateways/content/map-page';
import { mapImage, mapSlugs } from '@/lib/gateways/content/map-image';
import type { ImageView, PageView } from '@/lib/platform/views/page-view';
import { getResultData } from '@/lib/gateways/result';

/** The fields of a feature that lists show. */
export type FeatureCard = {
  title: string;
  slug: string;
  teaser: string | null;
  image: ImageView | null;
};

export type FeatureView = FeatureCard & PageView;

/** Returns all features in their editorial order. Throws when the content service fails. */
export const listFeatures = cache(async (language: Language): Promise<FeatureCard[]> => {
  const features = getResultData(await fetchFeatures(language), 'features');
  return features.flatMap((feature) => mapCard(feature) ?? []);
});

/** Returns one feature; null when it does not exist. Throws when the content service fails. */
export const findFeature = cache(
  async (language: Language, slug: string): Promise<FeatureView | null> => {
    const feature = getResultData(await fetchFeature(language, slug), `feature ${slug}`);
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

function mapCard({ title, slug, teaser, image }: FeatureCardDto): FeatureCard | null {
  if (!slug) return null;
  return { title, slug, teaser: teaser && addNonBreakingSpaces(teaser), image: mapImage(image) };
}
