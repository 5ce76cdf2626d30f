import type {
  QueryProductsArgs,
  CategoryFilterList,
  InputMaybe,
  ProductSorting,
} from '@/graphql/generated/shop-types';
import { isB2bCustomer, type ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { directionOf, pageOf } from '../base/list-arguments';
import { findCategories } from './category.repository';
import { findProductIds, type ProductListWish } from './product-list.repository';
import type { CategoryModel, ProductModel } from '../base/product-model';

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
    page: pageOf(pagination),
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
  return findCategories(db, language, {
    title: filter?.title ?? null,
    parentId: filter?.parentId ?? null,
    caller,
  });
}

/** The product's main category by name; a variant has its model's. Null without one. */
export async function mainCategory(
  { catalog }: ShopContext,
  product: ProductModel,
): Promise<{ name: string } | null> {
  const [main] = await catalog.categories(product.parentId ?? product.id);
  return main ? { name: main.title } : null;
}

/** The main category only, or all the product is in. */
export async function productCategories(
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
): ProductListWish['order'] {
  const price = directionOf('price', sort?.price);
  const title = directionOf('title', sort?.title);
  const position = directionOf('position', sort?.position);
  return [
    ...(price
      ? [{ by: dealer ? ('dealerPrice' as const) : ('consumerPrice' as const), direction: price }]
      : []),
    ...(title ? [{ by: 'title' as const, direction: title }] : []),
    { by: 'position', direction: position ?? 'asc' },
  ];
}

export { createCatalogLoaders } from './catalog-loaders';
export { assertMountable, configuredBike, type ConfiguredBike } from './configured-bike';
export { insertDeliveryMove } from './delivery-history.repository';
export { newestMoves, newestMovesOf } from './newest-moves';
export { piecesInStock, productRefusal, stockRefusal, takeFromStock } from './orderable';
export { listPurchasePrices } from './purchase-prices';
export { receiveDeliveries } from './receive-deliveries';
