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
import { fetchShopData, type ShopCallContext } from './shop-client';
import 'server-only';

/** Cache lifetime of catalog data in seconds. A change in the shop expires the cache earlier. */
export const CATALOG_REVALIDATE_SECONDS = 300;

/** Cache tags of the shop's catalog data: one for the whole catalog, and one per product. */
export const catalogTags = {
  all: 'catalog',
  product: (id: string): string => `product:${id}`,
};

/** Page size of product queries, larger than any category. The shop's default is smaller. */
const ALL = 500;

const request = (language: Language) => ({
  url: env.SHOP_URL,
  types: schemaTypes,
  headers: { 'Accept-Language': language },
  revalidate: CATALOG_REVALIDATE_SECONDS,
  retryOnce: true,
});

/** Fetches the products of a category with their variants. Sent without a token, so the prices are the public ones. */
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

/**
 * Fetches one product with its variants at public prices. An unknown product is an error of the layer `graphql` with
 * the shop's message.
 */
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

/** The accessories sold for a model, including those that cannot be mounted. */
export type MountablePartsDto = MountablePartsQuery['product']['accessories'];

/**
 * Fetches the accessories sold for a model, at public prices. An unknown model is an error of the layer `graphql` with
 * the shop's message.
 */
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
 * Fetches a product that is visible to this customer, at the recommended retail price. Returns null when the shop does
 * not show the product to this customer. Never cached, because other customers must not get the response (Specification
 * §6).
 */
export async function fetchProductForCustomer(
  caller: ShopCallContext,
  productId: string,
): Promise<Result<CatalogProductFieldsFragment | null>> {
  const result = await fetchShopData(CatalogProductDocument, { productId }, caller);
  if (!result.ok && result.error.layer === 'graphql') return success(null);
  return mapResult(result, ({ product }) => ({
    ...atRetailPrice(product),
    variants: product.variants.map((variant) => atRetailPrice(variant)),
  }));
}

/**
 * Replaces the customer's price by the retail price, because the page must be the same for all b2b customers. The
 * browser inserts each customer's own price.
 */
function atRetailPrice<Priced extends CatalogVariantFieldsFragment>(product: Priced): Priced {
  return product.listPrice === null
    ? product
    : { ...product, price: product.listPrice, listPrice: null };
}
