import type {
  QueryProductsArgs,
  CategoryFilterList,
  InputMaybe,
  ProductSorting,
} from '@/graphql/generated/shop-types';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { parseSortDirection, parsePagination } from '../base/shop-wire';
import {
  selectCategories,
  findProductIds,
  type ProductListQuery,
  findPurchasePrices,
} from './catalog.repository';
import type { CategoryModel, ProductModel } from '../base/product-model';
import { requireB2bCustomer } from '../base/access';

/** One product or variant this caller may see. Refuses unknown and inactive ones with OXID's words (external contract A.4). */
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

/** The active products without parent that match and this caller may see, in the order asked for, one page of them. */
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

/** All categories that match, in their order; those that hold nothing but what only b2b customers may order are for them alone. */
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

/** The product's main category by name; a variant has its model's. Null without one. */
export async function getMainCategory(
  { catalog }: ShopContext,
  product: ProductModel,
): Promise<{ name: string } | null> {
  const [main] = await catalog.categories(product.parentId ?? product.id);
  return main ? { name: main.title } : null;
}

/** The main category only, or all the product is in. */
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

/** What every article that is sold costs the b2b customer who asks, in euros net. Refused to everybody else (Spec §6). */
export async function listPurchasePrices(
  context: ShopContext,
): Promise<{ sku: string; price: number }[]> {
  requireB2bCustomer(context);
  const prices = await findPurchasePrices(context.db);
  return prices.map(({ sku, hekCents }) => ({ sku, price: hekCents / 100 }));
}
