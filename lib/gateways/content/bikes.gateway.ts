import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  BikeBySlugDocument,
  type BikeBySlugQuery,
  type BikeCardFieldsFragment,
  BikeListDocument,
} from '@/graphql/generated/content/graphql';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from '@/lib/catalog/cache-tags';
import { env } from '@/lib/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';

export type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;

const request = {
  url: env.CONTENT_URL,
  headers:
    env.CONTENT_TOKEN === undefined ? undefined : { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  revalidate: CATALOG_REVALIDATE_SECONDS,
  retryOnce: true,
};

/** All models as lists show them. */
export async function readBikes(language: Language): Promise<Result<BikeCardFieldsFragment[]>> {
  const result = await fetchGraphql({
    ...request,
    document: BikeListDocument,
    variables: { locale: language },
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ bikes }) => bikes.filter((bike) => bike !== null));
}

/** One model with everything its page shows; null when there is none of that slug. */
export async function readBike(
  language: Language,
  slug: string,
): Promise<Result<BikeContent | null>> {
  const result = await fetchGraphql({
    ...request,
    document: BikeBySlugDocument,
    variables: { locale: language, slug },
    tags: [catalogTags.all, catalogTags.bike(slug)],
  });
  return mapResult(result, ({ bikes }) => bikes[0] ?? null);
}
