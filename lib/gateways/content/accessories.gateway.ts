import 'server-only';
import { isPresaleSlug } from '@/domain/access/presale';
import type { Language } from '@/domain/language/detect-language';
import {
  AccessoryBySlugDocument,
  type AccessoryBySlugQuery,
  type AccessoryCardFieldsFragment,
  AccessoryListDocument,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

/** An accessory as lists show it. */
export type ListedAccessory = AccessoryCardFieldsFragment;

type AccessoryContent = NonNullable<AccessoryBySlugQuery['accessories'][number]>;

/** All accessories as lists show them. */
export async function readAccessories(language: Language): Promise<Result<ListedAccessory[]>> {
  const result = await readContent({
    document: AccessoryListDocument,
    variables: { locale: language },
    tags: contentTags('accessory', language),
  });
  return mapResult(result, ({ accessories }) =>
    accessories.flatMap((accessory) => (accessory ? [withoutPresale(accessory)] : [])),
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
  return mapResult(result, ({ accessories: [accessory] }) =>
    accessory ? withoutPresale(accessory) : null,
  );
}

/** Presale models stand in no list (Spec §6). */
function withoutPresale<Accessory extends AccessoryCardFieldsFragment>(
  accessory: Accessory,
): Accessory {
  const bikes = accessory.bikes.filter((bike) => bike && !isPresaleSlug(bike.slug));
  return { ...accessory, bikes };
}
