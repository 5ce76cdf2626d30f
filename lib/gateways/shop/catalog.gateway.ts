import type { Language } from '@/domain/locale/language';
import {
  CatalogProductDocument,
  type CatalogProductFieldsFragment,
  CatalogProductsDocument,
  MountablePartsDocument,
  type MountablePartsQuery,
  type CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { catalogTags, fetchPublicShopData } from './fetch-public-shop-data';
import { fetchShopData, type ShopCallContext } from './shop-client';
import 'server-only';

/** Page size of product queries, larger than any category. The shop's default is smaller. */
const ALL = 500;

/** Fetches the products of a category with their variants. Sent without a token, so the prices are the public ones. */
export async function fetchProducts(
  language: Language,
  categoryId: string,
): Promise<Result<CatalogProductFieldsFragment[]>> {
  const variables = { categoryId, offset: 0, limit: ALL };
  const result = await fetchPublicShopData(CatalogProductsDocument, variables, { language });
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
  const result = await fetchPublicShopData(
    CatalogProductDocument,
    { productId },
    { language, tags: [catalogTags.product(productId)] },
  );
  return mapResult(result, ({ product }) => product);
}

/** The accessories sold for a model, including those that cannot be mounted. */
export type MountablePartsDto = NonNullable<MountablePartsQuery['product']['accessories']>;

/**
 * Fetches the accessories sold for a model, at public prices. An unknown model is an error of the layer `graphql` with
 * the shop's message.
 */
export async function fetchMountableParts(
  language: Language,
  productId: string,
): Promise<Result<MountablePartsDto>> {
  const result = await fetchPublicShopData(
    MountablePartsDocument,
    { productId },
    { language, tags: [catalogTags.product(productId)] },
  );
  return mapResult(result, ({ product }) => product.accessories ?? []);
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
