import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { toWireDateTime, parsePagination } from '../base/graphql-values';
import { homeCountryId } from '@/domain/address/countries';
import type { ShopContext } from '../base/shop-context';
import { toWirePrice } from '../base/price';
import type { BasketModel } from '../basket/basket-model';
import { getCountry } from '../delivery/country.service';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { findOwnDeliveryAddress } from '../address/address.service';
import { findDeliveryMethod } from '../delivery/delivery.service';
import { findPayment } from '../payment/payment.service';
import { hasVoucher, removeVoucher } from '../voucher/voucher.service';
import { addConfiguration } from '../basket/add-configuration';
import { addBasketItem, setItemNote, removeBasketItem } from '../basket/basket-items';
import { addItems } from '../basket/add-items';
import {
  createBasket,
  deleteBasket,
  setBasketPublic,
  getOwnBasket,
  getPublicBasket,
  listItems,
} from '../basket/basket.service';
import { toGroupNote } from '../basket/configuration-items';
import { toCostDto, toSplitShipmentDto, toShipmentPreferenceDto } from './checkout-dto';
import { mergeBasket } from '../checkout/merge-basket.service';
import { addVoucher } from '../checkout/checkout.service';

/** Maps a basket's vouchers to the API. The discount is in euros; 0 for a voucher that cannot be used. */
function toVoucherDtos({ vouchers, cost }: PricedBasket) {
  return vouchers.map(({ held, problem }) => ({
    id: held.id,
    number: held.series.number,
    voucher: held.series.number,
    reserved: toWireDateTime(held.reservedAt),
    redeemedAt: null,
    discount: problem === null ? cost.voucherCents / 100 : 0,
  }));
}

/**
 * Returns the delivery cost of the first offered delivery method; null if a method is already chosen or none is
 * offered.
 */
async function toDeliveryEstimateDto(
  { deliveryMethodId }: BasketModel,
  { deliveryOffer, regime, getDeliveryCents, countryId }: PricedBasket,
  context: ShopContext,
) {
  if (deliveryMethodId !== null || deliveryOffer === null) return null;
  const { rate, isNet } = regime;
  return {
    country: deliveryOffer.isPickup ? null : await getCountry(context, countryId ?? homeCountryId),
    price: toWirePrice({ cents: getDeliveryCents(deliveryOffer), isNet }, rate),
  };
}

const priced = new WeakMap<BasketModel, Promise<PricedBasket>>();

/**
 * Returns the prices of a basket, computed once per basket object. Several fields of a response need the prices, and a
 * basket object is used for one response only.
 */
function pricesOf(basket: BasketModel, context: ShopContext): Promise<PricedBasket> {
  const known = priced.get(basket) ?? priceBasket(context, basket);
  priced.set(basket, known);
  return known;
}

/**
 * Returns a basket's vouchers. Checks first whether the basket has any, so that the prices of a basket without vouchers
 * (most baskets) need not be computed.
 */
async function vouchersOf(basket: BasketModel, context: ShopContext) {
  const isPriced = priced.has(basket);
  if (!isPriced && !(await hasVoucher(context, basket.id))) return [];
  return toVoucherDtos(await pricesOf(basket, context));
}

async function itemsOf(
  { id }: BasketModel,
  pagination: Parameters<typeof parsePagination>[0],
  context: ShopContext,
) {
  const { offset, limit } = parsePagination(pagination);
  return (await listItems(context, id)).slice(offset, limit === null ? undefined : offset + limit);
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
      addBasketItem(context, basketId, { productId, amount, persParam: persParam ?? null }),
    basketAddItems: (_parent, { basketId, items }, context) =>
      addItems(
        context,
        basketId,
        items.map(({ persParam, ...row }) => ({ ...row, persParam: persParam ?? null })),
      ),
    basketAddConfiguration: (_parent, { basketId, persParam, shownTotal, ...input }, context) =>
      addConfiguration(context, basketId, {
        ...input,
        persParam: persParam ?? null,
        shownTotal: shownTotal ?? null,
      }),
    basketRemoveItem: (_parent, { basketId, basketItemId, amount }, context) =>
      removeBasketItem(context, basketId, basketItemId, amount),
    basketDescribeItem: (_parent, { basketId, basketItemId, persParam }, context) =>
      setItemNote(context, basketId, basketItemId, persParam),
    basketRemove: (_parent, { basketId }, context) => deleteBasket(context, basketId),
    basketMakePublic: (_parent, { basketId }, context) => setBasketPublic(context, basketId, true),
    basketMakePrivate: (_parent, { basketId }, context) =>
      setBasketPublic(context, basketId, false),
  },
  Basket: {
    public: ({ isPublic }) => isPublic,
    creationDate: ({ createdAt }) => toWireDateTime(createdAt),
    lastUpdateDate: ({ updatedAt }) => toWireDateTime(updatedAt),
    items: (basket, { pagination }, context) => itemsOf(basket, pagination, context),
    cost: async (basket, _args, context) => toCostDto((await pricesOf(basket, context)).cost),
    vouchers: (basket, _args, context) => vouchersOf(basket, context),
    deliveryWish: async (basket, _args, context) =>
      toShipmentPreferenceDto((await pricesOf(basket, context)).deliveryWish),
    parting: async (basket, _args, context) =>
      toSplitShipmentDto(await pricesOf(basket, context), context),
    deliveryEstimate: async (basket, _args, context) =>
      toDeliveryEstimateDto(basket, await pricesOf(basket, context), context),
    deliveryAddress: ({ ownerId, deliveryAddressId }, _args, context) =>
      deliveryAddressId === null
        ? null
        : findOwnDeliveryAddress(context, ownerId, deliveryAddressId),
    deliveryMethod: ({ deliveryMethodId }, _args, { db, language }) =>
      deliveryMethodId === null ? null : findDeliveryMethod(db, language, deliveryMethodId),
    payment: ({ paymentId }, _args, { db, language }) =>
      paymentId === null ? null : findPayment(db, language, paymentId),
  },
  PublicBasket: {
    creationDate: ({ createdAt }) => toWireDateTime(createdAt),
    lastUpdateDate: ({ updatedAt }) => toWireDateTime(updatedAt),
    // The owner's notes on a public basket's line items are hidden; the grouping of configurations is kept.
    items: async (basket, { pagination }, context) =>
      (await itemsOf(basket, pagination, context)).map((item) => ({
        ...item,
        persParam: toGroupNote(item.persParam),
      })),
  },
  BasketItem: {
    lastUpdateDate: ({ updatedAt }) => toWireDateTime(updatedAt),
    product: async ({ productId }, _args, { catalog }) => {
      const product = await catalog.product(productId);
      return product?.active ? product : null;
    },
  },
};

export const mergeBasketResolvers: Resolvers<ShopContext> = {
  Mutation: {
    basketTakeAlong: (_parent, { from }, context) => mergeBasket(context, from ?? null),
  },
};

export const voucherResolvers: Resolvers<ShopContext> = {
  Mutation: {
    basketAddVoucher: (_parent, { basketId, voucherNumber }, context) =>
      addVoucher(context, basketId, voucherNumber),
    basketRemoveVoucher: (_parent, { basketId, voucherId }, context) =>
      removeVoucher(context, basketId, voucherId),
  },
};
