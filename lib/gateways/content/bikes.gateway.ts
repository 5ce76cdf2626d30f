import 'server-only';
import { isPresaleSlug } from '@/domain/access/presale';
import type { Language } from '@/domain/language/detect-language';
import {
  BikeBySlugDocument,
  type BikeBySlugQuery,
  type BikeCardFieldsFragment,
  BikeEquipmentDocument,
  type BikeEquipmentQuery,
  BikeListDocument,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

/** A model as lists show it. */
export type ListedBike = BikeCardFieldsFragment;

/** How a model is built and what it may carry. */
export type BikeEquipment = NonNullable<BikeEquipmentQuery['bikes'][number]>;

export type BikeContent = NonNullable<BikeBySlugQuery['bikes'][number]>;

/** All models as lists show them. Presale models are in none: their pages are for b2b customers (Spec §6). */
export async function readBikes(language: Language): Promise<Result<ListedBike[]>> {
  return mapResult(await readAllBikes(language), (bikes) =>
    bikes.filter(({ slug }) => !isPresaleSlug(slug)),
  );
}

/** All models, with those that stand in no list. */
export async function readAllBikes(language: Language): Promise<Result<ListedBike[]>> {
  const result = await readContent({
    document: BikeListDocument,
    variables: { locale: language },
    tags: contentTags('bike', language),
  });
  return mapResult(result, ({ bikes }) => bikes.filter((bike) => bike !== null));
}

/** What comes with each model. Presale models are left out, as in every list (Spec §6). */
export async function readBikeEquipment(language: Language): Promise<Result<BikeEquipment[]>> {
  const result = await readContent({
    document: BikeEquipmentDocument,
    variables: { locale: language },
    tags: contentTags('bike', language),
  });
  return mapResult(result, ({ bikes }) =>
    bikes.filter((bike) => bike !== null).filter(({ slug }) => !isPresaleSlug(slug)),
  );
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
