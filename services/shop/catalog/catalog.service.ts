import type {
  QueryProductsArgs,
  CategoryFilterList,
  InputMaybe,
  ProductSorting,
} from '@/graphql/generated/shop-types';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { parseSortDirection, parsePagination } from '../base/graphql-values';
import {
  selectCategories,
  findProductIds,
  type ProductListQuery,
  findPurchasePrices,
} from './catalog.repository';
import type { CategoryModel, ProductModel } from '../base/product-model';
import { requireB2bCustomer } from '../base/access-control';

/**
 * Returns a product or variant visible to this caller. Throws ShopError in OXID's wording for an unknown or inactive
 * product.
 */
export async function getProduct(
  { catalog }: ShopContext,
  productId: string,
): Promise<ProductModel> {
  const product = await catalog.product(productId);
  if (!product)
    throw new ShopError('PRODUCT_NOT_FOUND', `Product was not found by id: ${productId}`);
  if (!product.active) throw new ShopError('UNAUTHORIZED', 'Unauthorized');
  return product;
}

/**
 * Returns one page of the active products that match the filter and are visible to this caller, in the requested order.
 * Variants are not listed.
 */
export async function listProducts(
  context: ShopContext,
  { filter, pagination, sort }: Partial<QueryProductsArgs>,
): Promise<ProductModel[]> {
  const { caller } = context;
  const ids = await findProductIds(context.db, context.language, {
    title: filter?.title ?? null,
    categoryId: filter?.category?.equals ?? null,
    caller,
    page: parsePagination(pagination),
    order: orderOf(sort, isB2bCustomer(caller)),
  });
  const found = await Promise.all(ids.map((id) => context.catalog.product(id)));
  return found.filter((product) => product !== null);
}

/**
 * Returns all categories that match the filter, in display order. Categories with only b2b products are visible to b2b
 * customers only.
 */
export function listCategories(
  { db, language, caller }: ShopContext,
  filter: InputMaybe<CategoryFilterList> | undefined,
): Promise<CategoryModel[]> {
  return selectCategories(db, language, {
    title: filter?.title ?? null,
    parentId: filter?.parentId ?? null,
    caller,
  });
}

/** Returns the main category of a product; for a variant, the main category of its model. Null if there is none. */
export async function getMainCategory(
  { catalog }: ShopContext,
  product: ProductModel,
): Promise<{ name: string } | null> {
  const [main] = await catalog.categories(product.parentId ?? product.id);
  return main ? { name: main.title } : null;
}

/**
 * Returns all categories of the product, or only the main one if `onlyMain` is set. A variant has the categories of its
 * model.
 */
export async function listProductCategories(
  { catalog }: ShopContext,
  product: ProductModel,
  onlyMain: boolean,
): Promise<CategoryModel[]> {
  const categories = await catalog.categories(product.parentId ?? product.id);
  return onlyMain ? categories.filter(({ isMain }) => isMain) : categories;
}

function orderOf(
  sort: InputMaybe<ProductSorting> | undefined,
  dealer: boolean,
): ProductListQuery['order'] {
  const price = parseSortDirection('price', sort?.price);
  const title = parseSortDirection('title', sort?.title);
  const position = parseSortDirection('position', sort?.position);
  return [
    ...(price
      ? [{ by: dealer ? ('dealerPrice' as const) : ('consumerPrice' as const), direction: price }]
      : []),
    ...(title ? [{ by: 'title' as const, direction: title }] : []),
    { by: 'position', direction: position ?? 'asc' },
  ];
}

/**
 * Returns the purchase price of every sellable product for the calling b2b customer, in euros net. Throws ShopError for
 * any other caller (Specification §6).
 */
export async function listPurchasePrices(
  context: ShopContext,
): Promise<{ sku: string; price: number }[]> {
  requireB2bCustomer(context);
  const prices = await findPurchasePrices(context.db);
  return prices.map(({ sku, hekCents }) => ({ sku, price: hekCents / 100 }));
}
