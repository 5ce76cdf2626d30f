import 'server-only';
import { isPresaleSlug } from '@/domain/catalog/presale';
import type { Language } from '@/domain/locale/language';
import {
  AccessoryBySlugDocument,
  type AccessoryBySlugQuery,
  type AccessoryCardFieldsFragment,
  AccessoryListDocument,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';

/** An accessory with the fields needed for lists. */
export type ListedAccessory = AccessoryCardFieldsFragment;

type AccessoryContent = NonNullable<AccessoryBySlugQuery['accessories'][number]>;

/** Fetches all accessories with the fields needed for lists. */
export async function fetchAccessories(language: Language): Promise<Result<ListedAccessory[]>> {
  const result = await fetchContent({
    document: AccessoryListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('accessory', language),
  });
  return mapResult(result, ({ accessories }) =>
    accessories.flatMap((accessory) => (accessory ? [withoutPresale(accessory)] : [])),
  );
}

/** Fetches one accessory with everything its page shows. Returns null when the slug is unknown. */
export async function fetchAccessory(
  language: Language,
  slug: string,
): Promise<Result<AccessoryContent | null>> {
  const result = await fetchContent({
    document: AccessoryBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('accessory', language, slug),
  });
  return mapResult(result, ({ accessories: [accessory] }) =>
    accessory ? withoutPresale(accessory) : null,
  );
}

/**
 * Removes presale models from the compatible models of an accessory, because lists must not reveal them (Specification
 * §6).
 */
function withoutPresale<Accessory extends AccessoryCardFieldsFragment>(
  accessory: Accessory,
): Accessory {
  const bikes = accessory.bikes.filter((bike) => bike && !isPresaleSlug(bike.slug));
  return { ...accessory, bikes };
}
