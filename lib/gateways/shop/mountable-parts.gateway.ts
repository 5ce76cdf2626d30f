import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { MountablePartsDocument, type MountablePartsQuery } from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './cache-tags';

/** What is sold for a model: articles, of which some are mounted. */
export type WireAccessories = MountablePartsQuery['product']['accessories'];

/** What can be mounted to a model, with public prices; an unknown model is a graphql error with the shop's words. */
export async function readMountableParts(
  language: Language,
  productId: string,
): Promise<Result<WireAccessories>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: wireTypes,
    headers: { 'Accept-Language': language },
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    document: MountablePartsDocument,
    variables: { productId },
    tags: [catalogTags.all, catalogTags.product(productId)],
  });
  return mapResult(result, ({ product }) => product.accessories);
}
