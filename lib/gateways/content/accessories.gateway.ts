import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  AccessoryBySlugDocument,
  type AccessoryBySlugQuery,
  type AccessoryCardFieldsFragment,
  AccessoryListDocument,
} from '@/graphql/generated/content/graphql';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from '@/lib/catalog/cache-tags';
import { env } from '@/lib/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';

type AccessoryContent = NonNullable<AccessoryBySlugQuery['accessories'][number]>;

const request = {
  url: env.CONTENT_URL,
  headers:
    env.CONTENT_TOKEN === undefined ? undefined : { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  revalidate: CATALOG_REVALIDATE_SECONDS,
  retryOnce: true,
};

/** All accessories as lists show them. */
export async function readAccessories(
  language: Language,
): Promise<Result<AccessoryCardFieldsFragment[]>> {
  const result = await fetchGraphql({
    ...request,
    document: AccessoryListDocument,
    variables: { locale: language },
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ accessories }) =>
    accessories.filter((accessory) => accessory !== null),
  );
}

/** One accessory with everything its page shows; null when there is none of that slug. */
export async function readAccessory(
  language: Language,
  slug: string,
): Promise<Result<AccessoryContent | null>> {
  const result = await fetchGraphql({
    ...request,
    document: AccessoryBySlugDocument,
    variables: { locale: language, slug },
    tags: [catalogTags.all, catalogTags.accessory(slug)],
  });
  return mapResult(result, ({ accessories }) => accessories[0] ?? null);
}
