import type {
  ProductResolvers,
  ProductStockResolvers,
  QueryResolvers,
  Resolvers,
} from '@/graphql/generated/shop-resolvers';
import { isB2bCustomer, type ShopContext } from '../base/context';
import { wireTime } from '../base/wire-time';
import {
  getProduct,
  listCategories,
  listProducts,
  listPurchasePrices,
  mainCategory,
  productCategories,
} from '../catalog/catalog.service';
import { homeVatRate, productListPrice, productPrice, wirePrice } from '../base/price';
import { calculatedStock, restockAt, stockStatus } from './product-stock';

const query: QueryResolvers<ShopContext> = {
  product: (_parent, { productId }, context) => getProduct(context, productId),
  products: (_parent, args, context) => listProducts(context, args),
  categories: (_parent, { filter }, context) => listCategories(context, filter),
  purchasePrices: (_parent, _args, context) => listPurchasePrices(context),
};

const product: ProductResolvers<ShopContext> = {
  vat: () => homeVatRate / 100,
  price: (model, _args, { caller }) => wirePrice(productPrice(model.prices, isB2bCustomer(caller))),
  listPrice: (model, _args, { caller }) => {
    const amount = productListPrice(model.prices, isB2bCustomer(caller));
    return amount && wirePrice(amount);
  },
  varMinPrice: (model, _args, { caller }) =>
    productPrice(model.prices, isB2bCustomer(caller)).cents / 100,
  lowestPrice30Days: (model) =>
    model.lowest30DaysCents === null ? null : model.lowest30DaysCents / 100,
  variants: (model, _args, { catalog }) => catalog.variants(model.id),
  accessories: (model, _args, { catalog }) => catalog.accessories(model.id),
  mount: async (model, _args, { catalog }) => {
    const mount = await catalog.mount(model.id);
    return mount && { ...mount, frames: [...mount.frames], excludes: [...mount.excludes] };
  },
  flaw: async ({ id, outlet }, _args, { catalog }) => {
    const flaw = outlet ? await catalog.flaw(id) : null;
    return flaw && { ...flaw, size: flaw.sizeMm, touchedUp: flaw.isTouchedUp };
  },
  outletPiece: async ({ id, outlet }, _args, { catalog }) => {
    const piece = outlet ? await catalog.outletPiece(id) : null;
    return piece && { isNew: piece.isNew, specs: [...piece.specs] };
  },
  category: (model, _args, context) => mainCategory(context, model),
  categories: (model, { onlyMainCategory }, context) =>
    productCategories(context, model, onlyMainCategory),
  dealer: ({ b2bOnly }) => b2bOnly,
  marmstock1: ({ stock }) => stock.incoming1,
  marmstockDate1: ({ stock }) => wireTime(stock.incoming1At),
  marmstock2: ({ stock }) => stock.incoming2,
  marmstockDate2: ({ stock }) => wireTime(stock.incoming2At),
};

const stock: ProductStockResolvers<ShopContext> = {
  stock: ({ amount }) => amount,
  stockStatus: ({ amount }) => stockStatus(amount),
  restockDate: (model, _args, { now }) => wireTime(restockAt(model, now)),
  calculatedStock: (model, _args, { now }) => calculatedStock(model, now),
  calculatedRestockDate: (model, _args, { now }) => wireTime(restockAt(model, now)),
};

export const catalogResolvers: Resolvers<ShopContext> = {
  Query: query,
  Product: product,
  ProductStock: stock,
};
