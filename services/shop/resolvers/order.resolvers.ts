import type { PaymentState } from '@/domain/payment/payment-state';
import type { OrderPaymentState } from '@/graphql/generated/shop-types';
import { getBrand } from '../../database/settings';
import type { ShopContext } from '../base/shop-context';
import { toWireDateTime } from '../base/graphql-values';
import type { OrderModel } from '../order/order-model';
import { findPayment, type TransferDetails, getTransferDetails } from '../payment/payment.service';
import { createPaymentLink } from '../base/order-link';
import { formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { buildTrackingUrl } from '@/domain/delivery/expected-delivery';
import { getShipmentState } from '@/domain/delivery/shipment';
import { getOrderInvoices, getOrderItems, getOrderShipments } from '../order/order.service';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { toCostDto, toShipmentPreferenceDto } from './checkout-dto';
import { toWirePrice } from '../base/price';
import { getCountry } from '../delivery/country.service';
import { findDeliveryMethod } from '../delivery/delivery.service';
import { listOrderVouchers } from '../voucher/voucher.service';
import { placeOrder } from '../order/place-order';

const states: Record<PaymentState, OrderPaymentState> = {
  onInvoice: 'ON_INVOICE',
  open: 'OPEN',
  processing: 'PROCESSING',
  paid: 'PAID',
  partlyRefunded: 'PARTLY_REFUNDED',
  refunded: 'REFUNDED',
  disputed: 'DISPUTED',
  examined: 'EXAMINED',
  ended: 'ENDED',
};

/** Returns an order's payment method and payment status. They are readable only for the order's owner. */
async function toOrderPaymentDto(
  order: OrderModel,
  { db, language, tokenSecret, payments }: ShopContext,
) {
  const payment = await findPayment(db, language, order.paymentId);
  const state = await payments.getState(db, order);
  const isOpen = state === 'open';
  const isTransfer = isOpen && payment?.kind === 'transfer';
  return {
    id: order.id,
    payment,
    state: states[state],
    payUntil: isOpen ? toWireDateTime(order.payUntil) : null,
    link: createPaymentLink(tokenSecret, order),
    isOnline: payment?.kind === 'online',
    transfer: isTransfer ? wireTransfer(getTransferDetails(await getBrand(db), order)) : null,
  };
}

function wireTransfer({ amountCents, ...details }: TransferDetails) {
  return { ...details, amount: amountCents / 100 };
}

/** Returns an order's shipments with their line items in the API's format. */
async function toShipmentDtos(order: OrderModel, _args: unknown, context: ShopContext) {
  const items = await getOrderItems(context, order);
  return (await getOrderShipments(context, order.id)).map((shipment) => ({
    number: shipment.number,
    state: getShipmentState(shipment),
    expected: toWireDateTime(shipment.expectedAt),
    expectedFrom: toWireDateTime(shipment.expectedFromAt),
    dispatched: toWireDateTime(shipment.dispatchedAt),
    delivered: toWireDateTime(shipment.deliveredAt),
    trackingNumber: shipment.trackingNumber,
    trackingURL: buildTrackingUrl(shipment.trackingNumber),
    items: shipment.lines.map((line) => ({
      ...line,
      title: items.find(({ id }) => id === line.orderItemId)?.title ?? '',
    })),
  }));
}

/** Returns an order's invoices and credit notes in the API's format. */
async function toInvoiceDtos({ id }: OrderModel, _args: unknown, context: ShopContext) {
  return (await getOrderInvoices(context, id)).map((invoice) => ({
    number: formatDocumentNumber(invoice),
    kind: invoice.kind,
    issued: new Date(invoice.issuedAt).toISOString(),
  }));
}

const wireOrderCost = (order: OrderModel) =>
  toCostDto({
    ...order,
    chargeRate: order.vats[0]?.rate ?? 0,
    goodsCents: order.isNet ? order.goodsNetCents : order.goodsGrossCents,
  });

async function wireVouchers(order: OrderModel, context: ShopContext) {
  const vouchers = await listOrderVouchers(context, order.id);
  return vouchers.map(({ id, number, reserved_at, redeemed_at }) => ({
    id,
    number,
    voucher: number,
    reserved: toWireDateTime(reserved_at),
    redeemedAt: toWireDateTime(redeemed_at),
    discount: order.voucherCents / 100,
  }));
}

export const orderResolvers: Resolvers<ShopContext> = {
  Mutation: {
    placeOrder: (_parent, { basketId, confirmTermsAndConditions, ...input }, context) =>
      placeOrder(context, basketId, {
        isTermsConfirmed: confirmTermsAndConditions === true,
        remark: input.remark ?? '',
        reference: input.reference ?? '',
        serviceDealer: input.serviceDealer ?? '',
        shownTotalCents: input.shownTotal == null ? null : Math.round(input.shownTotal * 100),
      }),
  },
  Order: {
    ordered: ({ orderedAt }) => toWireDateTime(orderedAt),
    updated: ({ updatedAt }) => toWireDateTime(updatedAt),
    invoiced: ({ invoicedAt }) => toWireDateTime(invoicedAt),
    paid: ({ paidAt }) => toWireDateTime(paidAt),
    assembled: ({ assembledAt }) => toWireDateTime(assembledAt),
    delivered: ({ deliveredAt }) => toWireDateTime(deliveredAt),
    withdrawn: ({ withdrawnAt }) => toWireDateTime(withdrawnAt),
    held: ({ heldAt }) => toWireDateTime(heldAt),
    deliveryWish: ({ deliveryWish }) => toShipmentPreferenceDto(deliveryWish),
    shipments: toShipmentDtos,
    invoices: toInvoiceDtos,
    serviceDealer: ({ serviceDealerNumber }) => serviceDealerNumber,
    expectedDelivery: ({ expectedAt }) => toWireDateTime(expectedAt),
    expectedDeliveryFrom: ({ expectedFromAt }) => toWireDateTime(expectedFromAt),
    formerExpectedDelivery: ({ formerExpectedAt }) => toWireDateTime(formerExpectedAt),
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
        trackingURL: buildTrackingUrl(trackingNumber),
        dispatched: toWireDateTime(dispatchedAt),
        provider: { id: deliveryMethodId, active: method !== null, title: method?.title ?? '' },
      };
    },
    vouchers: (order, _args, context) => wireVouchers(order, context),
    items: (order, _args, context) => getOrderItems(context, order),
    payment: (order, _args, context) => toOrderPaymentDto(order, context),
  },
  OrderItem: {
    price: ({ itemCents, amount, isNet, vatRate }) =>
      toWirePrice({ cents: itemCents * amount, isNet }, vatRate),
    itemPrice: ({ itemCents, isNet, vatRate }) => toWirePrice({ cents: itemCents, isNet }, vatRate),
    product: async ({ productId }, _args, { catalog }) => {
      const product = await catalog.product(productId);
      return product?.active ? product : null;
    },
  },
};
