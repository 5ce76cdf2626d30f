import type { SchemaCoordinate } from './shop-features';

/**
 * The coordinates without which the storefront cannot sell anything, in the order in which a shopper needs them. A shop
 * that lacks one stops the start.
 */
export const requiredCoordinates = [
  'Query.token',
  'Query.product',
  'Query.products',
  'Product.id',
  'Product.title',
  'Product.price',
  'Product.stock',
  'Product.variants',
  'Query.countries',
  'Country.isoAlpha2',
  'Query.basket',
  'Mutation.basketCreate',
  'Mutation.basketAddItem',
  'Mutation.basketRemoveItem',
  'Basket.items',
  'Basket.cost',
  'Query.token(username)',
  'Mutation.customerRegister',
  'Query.customer',
  'Mutation.customerInvoiceAddressSet',
  'Mutation.customerDeliveryAddressAdd',
  'Mutation.basketSetDeliveryAddress',
  'Query.basketDeliveryMethods',
  'Mutation.basketSetDeliveryMethod',
  'Mutation.basketSetPayment',
  'Mutation.placeOrder',
  'Customer.orders',
] as const satisfies readonly SchemaCoordinate[];

/** Returns the first required coordinate that a shop lacks; null when it has all. */
export function findMissingRequirement(
  has: (coordinate: SchemaCoordinate) => boolean,
): SchemaCoordinate | null {
  return requiredCoordinates.find((coordinate) => !has(coordinate)) ?? null;
}

/** The three levels of a shop, from what its schema has. */
export type ShopLevel = 'full' | 'specification' | 'stock' | 'insufficient';

/** Coordinates of the specification's shop that OXID without a module of the maker does not have. */
const specificationCoordinates = [
  'Query.currentUserGroups',
  'Mutation.basketAddVoucher',
  'Mutation.basketAddItem(persParam)',
  'BasketItem.persParam',
  'ProductStock.calculatedStock',
  'Product.marmstock1',
  'Product.outlet',
  'Product.category',
  'Product.dealer',
  'Customer.shbCustomerNumber',
] as const satisfies readonly SchemaCoordinate[];

/**
 * Returns the highest level whose coordinates the shop has, and what it lacks for the next. `isFull` tells whether the
 * schema has everything that the operations of the storefront use.
 */
export function resolveShopLevel(
  has: (coordinate: SchemaCoordinate) => boolean,
  missingForFull: readonly SchemaCoordinate[],
): { level: ShopLevel; missing: readonly SchemaCoordinate[] } {
  if (findMissingRequirement(has) !== null)
    return {
      level: 'insufficient',
      missing: requiredCoordinates.filter((coordinate) => !has(coordinate)),
    };
  const missing = specificationCoordinates.filter((coordinate) => !has(coordinate));
  if (missing.length > 0) return { level: 'stock', missing };
  return missingForFull.length > 0
    ? { level: 'specification', missing: missingForFull }
    : { level: 'full', missing: [] };
}
