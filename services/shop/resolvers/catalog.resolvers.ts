import type { ProductStockModel } from '../base/product-model';
import type {
  ProductResolvers,
  ProductStockResolvers,
  QueryResolvers,
  Resolvers,
} from '@/graphql/generated/shop-resolvers';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import { toWireDateTime } from '../base/graphql-values';
import {
  getProduct,
  listCategories,
  listProducts,
  getMainCategory,
  listProductCategories,
  listPurchasePrices,
} from '../catalog/catalog.service';
import { homeVatRate, findProductListPrice, getProductPrice, toWirePrice } from '../base/price';

const fewLeft = 2;

/** Returns the quantity available now: the stock plus restocks due by now (Specification §3, computeStock). */
export function computeStock(stock: ProductStockModel, now: number): number {
  return (
    stock.amount +
    deliveries(stock)
      .filter(({ at }) => at <= now)
      .reduce((sum, { amount }) => sum + amount, 0)
  );
}

/**
 * Returns the day of the next restock in epoch milliseconds; null if pieces are available now, or no restock is known.
 */
export function findRestockAt(stock: ProductStockModel, now: number): number | null {
  if (computeStock(stock, now) > 0) return null;
  return deliveries(stock).find(({ at }) => at > now)?.at ?? null;
}

/** OXID's stock status: 0 in stock, 1 few left, -1 none. */
export function getStockStatus(amount: number): number {
  if (amount <= 0) return -1;
  return amount <= fewLeft ? 1 : 0;
}

function deliveries({
  incoming1,
  incoming1At,
  incoming2,
  incoming2At,
}: ProductStockModel): { amount: number; at: number }[] {
  return [
    { amount: incoming1, at: incoming1At },
    { amount: incoming2, at: incoming2At },
  ].filter(
    (delivery): delivery is { amount: number; at: number } =>
      delivery.at !== null && (delivery.amount ?? 0) > 0,
  );
}

const query: QueryResolvers<ShopContext> = {
  product: (_parent, { productId }, context) => getProduct(context, productId),
  products: (_parent, args, context) => listProducts(context, args),
  categories: (_parent, { filter }, context) => listCategories(context, filter),
  purchasePrices: (_parent, _args, context) => listPurchasePrices(context),
};

const product: ProductResolvers<ShopContext> = {
  vat: () => homeVatRate / 100,
  price: (model, _args, { caller }) =>
    toWirePrice(getProductPrice(model.prices, isB2bCustomer(caller))),
  listPrice: (model, _args, { caller }) => {
    const amount = findProductListPrice(model.prices, isB2bCustomer(caller));
    return amount && toWirePrice(amount);
  },
  varMinPrice: (model, _args, { caller }) =>
    getProductPrice(model.prices, isB2bCustomer(caller)).cents / 100,
  lowestPrice30Days: (model) =>
    model.lowest30DaysCents === null ? null : model.lowest30DaysCents / 100,
  variants: (model, _args, { catalog }) => catalog.variants(model.id),
  accessories: (model, _args, { catalog }) => catalog.accessories(model.id),
  mount: async (model, _args, { catalog }) => {
    const mount = await catalog.mount(model.id);
    return mount && { ...mount, frames: [...mount.frames], excludes: [...mount.excludes] };
  },
  flaw: async ({ id, outlet }, _args, { catalog }) => {
    const defect = outlet ? await catalog.defect(id) : null;
    return defect && { ...defect, size: defect.sizeMm, touchedUp: defect.isTouchedUp };
  },
  outletPiece: async ({ id, outlet }, _args, { catalog }) => {
    const piece = outlet ? await catalog.outletPiece(id) : null;
    return piece && { isNew: piece.isNew, specs: [...piece.specs] };
  },
  category: (model, _args, context) => getMainCategory(context, model),
  categories: (model, { onlyMainCategory }, context) =>
    listProductCategories(context, model, onlyMainCategory),
  dealer: ({ b2bOnly }) => b2bOnly,
  marmstock1: ({ stock }) => stock.incoming1,
  marmstockDate1: ({ stock }) => toWireDateTime(stock.incoming1At),
  marmstock2: ({ stock }) => stock.incoming2,
  marmstockDate2: ({ stock }) => toWireDateTime(stock.incoming2At),
};

const stock: ProductStockResolvers<ShopContext> = {
  stock: ({ amount }) => amount,
  stockStatus: ({ amount }) => getStockStatus(amount),
  restockDate: (model, _args, { now }) => toWireDateTime(findRestockAt(model, now)),
  calculatedStock: (model, _args, { now }) => computeStock(model, now),
  calculatedRestockDate: (model, _args, { now }) => toWireDateTime(findRestockAt(model, now)),
};

export const catalogResolvers: Resolvers<ShopContext> = {
  Query: query,
  Product: product,
  ProductStock: stock,
};
