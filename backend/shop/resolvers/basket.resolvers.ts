import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { findDeliveryAddress } from '../address/address.service';
import type { ShopContext } from '../base/context';
import { findDeliveryMethod } from '../delivery/delivery.service';
import { pageOf } from '../base/list-arguments';
import { findPayment } from '../payment/payment.service';
import { holdsVoucher } from '../voucher/voucher.service';
import { wireHeldVouchers } from './wire-voucher';
import { wireTime } from '../base/wire-time';
import {
  addConfiguration,
  addItem,
  addItems,
  createBasket,
  deleteBasket,
  describeItem,
  findItems,
  getOwnBasket,
  getPublicBasket,
  groupNote,
  removeItem,
  setBasketPublic,
} from '../basket/basket.service';
import type { BasketModel } from '../basket/basket-model';
import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { wireCost } from './wire-cost';
import { wireDeliveryEstimate } from './wire-delivery-estimate';
import { wireParting, wireWish } from './wire-parting';

const priced = new WeakMap<BasketModel, Promise<PricedBasket>>();

/** Several fields need the prices; a basket object lives for one answer, so they are worked out once for it. */
function pricesOf(basket: BasketModel, context: ShopContext): Promise<PricedBasket> {
  const known = priced.get(basket) ?? priceBasket(context, basket);
  priced.set(basket, known);
  return known;
}

/** Most baskets hold none, and whoever asks for the lines alone need not wait for prices. */
async function vouchersOf(basket: BasketModel, context: ShopContext) {
  const isPriced = priced.has(basket);
  if (!isPriced && !(await holdsVoucher(context, basket.id))) return [];
  return wireHeldVouchers(await pricesOf(basket, context));
}

async function itemsOf(
  { id }: BasketModel,
  pagination: Parameters<typeof pageOf>[0],
  { db }: ShopContext,
) {
  const { offset, limit } = pageOf(pagination);
  return (await findItems(db, id)).slice(offset, limit === null ? undefined : offset + limit);
}

export const basketResolvers: Resolvers<ShopContext> = {
  Query: {
    basket: (_parent, { basketId }, context) => getOwnBasket(context, basketId),
    publicBasket: (_parent, { basketId }, context) => getPublicBasket(context, basketId),
  },
  Mutation: {
    basketCreate: (_parent, { basket }, context) =>
      createBasket(context, basket.title, basket.public ?? false),
    basketAddItem: (_parent, { basketId, productId, amount, persParam }, context) =>
      addItem(context, basketId, { productId, amount, persParam: persParam ?? null }),
    basketAddItems: (_parent, { basketId, items }, context) =>
      addItems(
        context,
        basketId,
        items.map(({ persParam, ...row }) => ({ ...row, persParam: persParam ?? null })),
      ),
    basketAddConfiguration: (_parent, { basketId, persParam, shownTotal, ...wish }, context) =>
      addConfiguration(context, basketId, {
        ...wish,
        persParam: persParam ?? null,
        shownTotal: shownTotal ?? null,
      }),
    basketRemoveItem: (_parent, { basketId, basketItemId, amount }, context) =>
      removeItem(context, basketId, basketItemId, amount),
    basketDescribeItem: (_parent, { basketId, basketItemId, persParam }, context) =>
      describeItem(context, basketId, basketItemId, persParam),
    basketRemove: (_parent, { basketId }, context) => deleteBasket(context, basketId),
    basketMakePublic: (_parent, { basketId }, context) => setBasketPublic(context, basketId, true),
    basketMakePrivate: (_parent, { basketId }, context) =>
      setBasketPublic(context, basketId, false),
  },
  Basket: {
    public: ({ isPublic }) => isPublic,
    creationDate: ({ createdAt }) => wireTime(createdAt),
    lastUpdateDate: ({ updatedAt }) => wireTime(updatedAt),
    items: (basket, { pagination }, context) => itemsOf(basket, pagination, context),
    cost: async (basket, _args, context) => wireCost((await pricesOf(basket, context)).cost),
    vouchers: (basket, _args, context) => vouchersOf(basket, context),
    deliveryWish: async (basket, _args, context) =>
      wireWish((await pricesOf(basket, context)).deliveryWish),
    parting: async (basket, _args, context) =>
      wireParting(await pricesOf(basket, context), context),
    deliveryEstimate: async (basket, _args, context) =>
      wireDeliveryEstimate(basket, await pricesOf(basket, context), context),
    deliveryAddress: ({ ownerId, deliveryAddressId }, _args, { db }) =>
      deliveryAddressId === null ? null : findDeliveryAddress(db, ownerId, deliveryAddressId),
    deliveryMethod: ({ deliveryMethodId }, _args, { db, language }) =>
      deliveryMethodId === null ? null : findDeliveryMethod(db, language, deliveryMethodId),
    payment: ({ paymentId }, _args, { db, language }) =>
      paymentId === null ? null : findPayment(db, language, paymentId),
  },
  PublicBasket: {
    creationDate: ({ createdAt }) => wireTime(createdAt),
    lastUpdateDate: ({ updatedAt }) => wireTime(updatedAt),
    // What the owner noted on a line was meant for us; what belongs together still does.
    items: async (basket, { pagination }, context) =>
      (await itemsOf(basket, pagination, context)).map((item) => ({
        ...item,
        persParam: groupNote(item.persParam),
      })),
  },
  BasketItem: {
    lastUpdateDate: ({ updatedAt }) => wireTime(updatedAt),
    product: async ({ productId }, _args, { catalog }) => {
      const product = await catalog.product(productId);
      return product?.active ? product : null;
    },
  },
};
