import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  FeatureBySlugDocument,
  type FeatureBySlugQuery,
  FeatureListDocument,
  type FeatureListQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireFeatureCard = NonNullable<FeatureListQuery['features'][number]>;
export type WireFeature = NonNullable<FeatureBySlugQuery['features'][number]>;

/** All features of a language in their order. */
export async function readFeatures(language: Language): Promise<Result<WireFeatureCard[]>> {
  const result = await readContent({
    document: FeatureListDocument,
    variables: { locale: language },
    tags: contentTags('feature', language),
  });
  return mapResult(result, ({ features }) => features.filter((entry) => entry !== null));
}

/** One feature with its blocks; null when there is none of that slug. */
export async function readFeature(
  language: Language,
  slug: string,
): Promise<Result<WireFeature | null>> {
  const result = await readContent({
    document: FeatureBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('feature', language, slug),
  });
  return mapResult(result, ({ features }) => features[0] ?? null);
}
