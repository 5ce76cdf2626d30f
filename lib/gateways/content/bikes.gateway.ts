import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  BikeBySlugDocument,
  type BikeBySlugQuery,
  type BikeCardFieldsFragment,
  BikeListDocument,
} from '@/graphql/generated/content/graphql';
import { contentTags } from '@/lib/content/cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;

/** All models as lists show them. */
export async function readBikes(language: Language): Promise<Result<BikeCardFieldsFragment[]>> {
  const result = await readContent({
    document: BikeListDocument,
    variables: { locale: language },
    tags: contentTags('bike', language),
  });
  return mapResult(result, ({ bikes }) => bikes.filter((bike) => bike !== null));
}

/** One model with everything its page shows; null when there is none of that slug. */
export async function readBike(
  language: Language,
  slug: string,
): Promise<Result<BikeContent | null>> {
  const result = await readContent({
    document: BikeBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('bike', language, slug),
  });
  return mapResult(result, ({ bikes }) => bikes[0] ?? null);
}
