import type { Language } from '@/domain/locale/language';
import {
  CatalogProductDocument,
  type CatalogProductFieldsFragment,
  CatalogProductsDocument,
  MountablePartsDocument,
  type MountablePartsQuery,
  type CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '@/lib/gateways/fetch-graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCaller } from './shop-client';
import 'server-only';

/** Seconds after which a page asks the services again, when nothing told it to before. */
export const CATALOG_REVALIDATE_SECONDS = 300;

/** Cache tags of what the shop knows of the catalogue: all of it, and one product. */
export const catalogTags = {
  all: 'catalog',
  product: (id: string): string => `product:${id}`,
};

/** More than any category of a bicycle maker holds; the shop's own default page is shorter. */
const ALL = 500;

const request = (language: Language) => ({
  url: env.SHOP_URL,
  types: schemaTypes,
  headers: { 'Accept-Language': language },
  revalidate: CATALOG_REVALIDATE_SECONDS,
  retryOnce: true,
});

/** The parents of a category with their variants, as anyone may see them: no token, so public prices only (ARCHITECTURE §4.9). */
export async function fetchProducts(
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
export async function fetchProduct(
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

/** What is sold for a model: articles, of which some are mounted. */
export type MountablePartsDto = MountablePartsQuery['product']['accessories'];

/** What can be mounted to a model, with public prices; an unknown model is a graphql error with the shop's words. */
export async function fetchMountableParts(
  language: Language,
  productId: string,
): Promise<Result<MountablePartsDto>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
    headers: { 'Accept-Language': language },
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    document: MountablePartsDocument,
    variables: { productId },
    tags: [catalogTags.all, catalogTags.product(productId)],
  });
  return mapResult(result, ({ product }) => product.accessories);
}

/**
 * A product as the shop shows it to this caller, at the recommended retail price; null when the shop shows them none. Asked for each
 * time and kept by nobody: one caller's answer must never serve another (Spec §6, decision 57).
 */
export async function fetchProductForCaller(
  caller: ShopCaller,
  productId: string,
): Promise<Result<CatalogProductFieldsFragment | null>> {
  const result = await fetchShopData(CatalogProductDocument, { productId }, caller);
  if (!result.ok && result.error.layer === 'graphql') return success(null);
  return mapResult(result, ({ product }) => ({
    ...atRetailPrice(product),
    variants: product.variants.map((variant) => atRetailPrice(variant)),
  }));
}

/** The page is the same for all b2b customers; what each pays is put into it where it is shown (decision 36). */
function atRetailPrice<Priced extends CatalogVariantFieldsFragment>(product: Priced): Priced {
  return product.listPrice === null
    ? product
    : { ...product, price: product.listPrice, listPrice: null };
}
