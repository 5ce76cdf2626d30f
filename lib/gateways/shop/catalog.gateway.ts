import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  CatalogProductDocument,
  type CatalogProductFieldsFragment,
  CatalogProductsDocument,
} from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './cache-tags';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';

/** More than any category of a bicycle maker holds; the shop's own default page is shorter. */
const ALL = 500;

const request = (language: Language) => ({
  url: env.SHOP_URL,
  types: wireTypes,
  headers: { 'Accept-Language': language },
  revalidate: CATALOG_REVALIDATE_SECONDS,
  retryOnce: true,
});

/** The parents of a category with their variants, as anyone may see them: no token, so public prices only (ARCHITECTURE §4.9). */
export async function readProducts(
  language: Language,
  categoryId: string,
): Promise<Result<CatalogProductFieldsFragment[]>> {
  const result = await fetchGraphql({
    ...request(language),
    document: CatalogProductsDocument,
    variables: { categoryId, offset: 0, limit: ALL },
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ products }) => products);
}

/** One product with its variants, public prices only; an unknown one is a graphql error with the shop's words. */
export async function readProduct(
  language: Language,
  productId: string,
): Promise<Result<CatalogProductFieldsFragment>> {
  const result = await fetchGraphql({
    ...request(language),
    document: CatalogProductDocument,
    variables: { productId },
    tags: [catalogTags.all, catalogTags.product(productId)],
  });
  return mapResult(result, ({ product }) => product);
}
