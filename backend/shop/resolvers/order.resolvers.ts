import { trackingUrl } from '@/domain/order/tracking-url';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { wireCost } from './wire-cost';
import { wireWish } from './wire-parting';
import { wireOrderPayment } from './wire-payment';
import { wirePrice } from '../base/price';
import type { ShopContext } from '../base/context';
import { getCountry } from '../country/country.service';
import { findDeliveryMethod } from '../delivery/delivery.service';
import { findOrderVouchers } from '../voucher/voucher.service';
import { wireTime } from '../base/wire-time';
import type { OrderModel } from '../order/order-model';
import { wireInvoices, wireShipments } from './wire-shipments';
import { findOrderItems, placeOrder } from '../order/order.service';

const wireOrderCost = (order: OrderModel) =>
  wireCost({
    ...order,
    chargeRate: order.vats[0]?.rate ?? 0,
    goodsCents: order.isNet ? order.goodsNetCents : order.goodsGrossCents,
  });

async function wireVouchers(order: OrderModel, { db }: ShopContext) {
  const vouchers = await findOrderVouchers(db, order.id);
  return vouchers.map(({ id, number, reserved_at, redeemed_at }) => ({
    id,
    number,
    voucher: number,
    reserved: wireTime(reserved_at),
    redeemedAt: wireTime(redeemed_at),
    discount: order.voucherCents / 100,
  }));
}

export const orderResolvers: Resolvers<ShopContext> = {
  Mutation: {
    placeOrder: (_parent, { basketId, confirmTermsAndConditions, ...wish }, context) =>
      placeOrder(context, basketId, {
        isTermsConfirmed: confirmTermsAndConditions === true,
        remark: wish.remark ?? '',
        reference: wish.reference ?? '',
        serviceDealer: wish.serviceDealer ?? '',
        shownTotalCents: wish.shownTotal == null ? null : Math.round(wish.shownTotal * 100),
      }),
  },
  Order: {
    ordered: ({ orderedAt }) => wireTime(orderedAt),
    updated: ({ updatedAt }) => wireTime(updatedAt),
    invoiced: ({ invoicedAt }) => wireTime(invoicedAt),
    paid: ({ paidAt }) => wireTime(paidAt),
    assembled: ({ assembledAt }) => wireTime(assembledAt),
    delivered: ({ deliveredAt }) => wireTime(deliveredAt),
    withdrawn: ({ withdrawnAt }) => wireTime(withdrawnAt),
    held: ({ heldAt }) => wireTime(heldAt),
    deliveryWish: ({ deliveryWish }) => wireWish(deliveryWish),
    shipments: wireShipments,
    invoices: wireInvoices,
    serviceDealer: ({ serviceDealerNumber }) => serviceDealerNumber,
    expectedDelivery: ({ expectedAt }) => wireTime(expectedAt),
    expectedDeliveryFrom: ({ expectedFromAt }) => wireTime(expectedFromAt),
    formerExpectedDelivery: ({ formerExpectedAt }) => wireTime(formerExpectedAt),
    invoiceAddress: async ({ invoiceAddress }, _args, context) => ({
      ...invoiceAddress,
      country: await getCountry(context, invoiceAddress.countryId),
    }),
    deliveryAddress: async ({ deliveryAddress }, _args, context) =>
      deliveryAddress && {
        ...deliveryAddress,
        country: await getCountry(context, deliveryAddress.countryId),
      },
    cost: wireOrderCost,
    delivery: async (
      { deliveryMethodId, trackingNumber, dispatchedAt },
      _args,
      { db, language },
    ) => {
      const method = await findDeliveryMethod(db, language, deliveryMethodId);
      return {
        trackingNumber,
        trackingURL: trackingUrl(trackingNumber),
        dispatched: wireTime(dispatchedAt),
        provider: { id: deliveryMethodId, active: method !== null, title: method?.title ?? '' },
      };
    },
    vouchers: (order, _args, context) => wireVouchers(order, context),
    items: (order, _args, { db }) => findOrderItems(db, order),
    payment: (order, _args, context) => wireOrderPayment(order, context),
  },
  OrderItem: {
    price: ({ itemCents, amount, isNet, vatRate }) =>
      wirePrice({ cents: itemCents * amount, isNet }, vatRate),
    itemPrice: ({ itemCents, isNet, vatRate }) => wirePrice({ cents: itemCents, isNet }, vatRate),
    product: async ({ productId }, _args, { catalog }) => {
      const product = await catalog.product(productId);
      return product?.active ? product : null;
    },
  },
};
