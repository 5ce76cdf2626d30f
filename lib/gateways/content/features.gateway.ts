import 'server-only';
import type { Language } from '@/domain/locale/language';
import {
  FeatureBySlugDocument,
  type FeatureBySlugQuery,
  FeatureListDocument,
  type FeatureListQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';

export type FeatureCardDto = NonNullable<FeatureListQuery['features'][number]>;
export type FeatureDto = NonNullable<FeatureBySlugQuery['features'][number]>;

/** Fetches all features of a language in their editorial order. */
export async function fetchFeatures(language: Language): Promise<Result<FeatureCardDto[]>> {
  const result = await fetchContent({
    document: FeatureListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('feature', language),
  });
  return mapResult(result, ({ features }) => features.filter((entry) => entry !== null));
}

/** Fetches one feature with its blocks. Returns null when the slug is unknown. */
export async function fetchFeature(
  language: Language,
  slug: string,
): Promise<Result<FeatureDto | null>> {
  const result = await fetchContent({
    document: FeatureBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('feature', language, slug),
  });
  return mapResult(result, ({ features }) => features[0] ?? null);
}
