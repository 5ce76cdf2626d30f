import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  AccessoryBySlugDocument,
  type AccessoryBySlugQuery,
  type AccessoryCardFieldsFragment,
  AccessoryListDocument,
} from '@/graphql/generated/content/graphql';
import { contentTags } from '@/lib/content/cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

type AccessoryContent = NonNullable<AccessoryBySlugQuery['accessories'][number]>;

/** All accessories as lists show them. */
export async function readAccessories(
  language: Language,
): Promise<Result<AccessoryCardFieldsFragment[]>> {
  const result = await readContent({
    document: AccessoryListDocument,
    variables: { locale: language },
    tags: contentTags('accessory', language),
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
  const result = await readContent({
    document: AccessoryBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('accessory', language, slug),
  });
  return mapResult(result, ({ accessories }) => accessories[0] ?? null);
}
