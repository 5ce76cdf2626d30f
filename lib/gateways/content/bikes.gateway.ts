import 'server-only';
import { isPresaleSlug } from '@/domain/catalog/presale';
import type { Language } from '@/domain/locale/language';
import {
  BikeBySlugDocument,
  type BikeBySlugQuery,
  type BikeCardFieldsFragment,
  BikeEquipmentDocument,
  type BikeEquipmentQuery,
  BikeListDocument,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';

/** A model with the fields needed for lists. */
export type ListedBike = BikeCardFieldsFragment;

/** The equipment of a model and the accessories that can be mounted. */
export type BikeEquipment = NonNullable<BikeEquipmentQuery['bikes'][number]>;

export type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;

/**
 * Fetches all models except presale models, which only b2b customers may see (Specification §6), with the fields needed
 * for lists.
 */
export async function fetchBikes(language: Language): Promise<Result<ListedBike[]>> {
  return mapResult(await fetchAllBikes(language), (bikes) =>
    bikes.filter(({ slug }) => !isPresaleSlug(slug)),
  );
}

/** Fetches all models, including presale models, which must not appear in lists. */
export async function fetchAllBikes(language: Language): Promise<Result<ListedBike[]>> {
  const result = await fetchContent({
    document: BikeListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('bike', language),
  });
  return mapResult(result, ({ bikes }) => bikes.filter((bike) => bike !== null));
}

/** Fetches the equipment included with each model, except presale models (Specification §6). */
export async function fetchBikeEquipment(language: Language): Promise<Result<BikeEquipment[]>> {
  const result = await fetchContent({
    document: BikeEquipmentDocument,
    variables: { locale: language },
    tags: getContentCacheTags('bike', language),
  });
  return mapResult(result, ({ bikes }) =>
    bikes.filter((bike) => bike !== null).filter(({ slug }) => !isPresaleSlug(slug)),
  );
}

/** Fetches one model with everything its page shows. Returns null when the slug is unknown. */
export async function fetchBike(
  language: Language,
  slug: string,
): Promise<Result<BikeContent | null>> {
  const result = await fetchContent({
    document: BikeBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('bike', language, slug),
  });
  return mapResult(result, ({ bikes }) => bikes[0] ?? null);
}
