import { toCents } from '@/domain/money/cents';
import type { PaymentState } from '@/domain/payment/payment-state';
import type { OrderFieldsFragment } from '@/graphql/generated/shop/graphql';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import { formatAddressLines } from '@/domain/address/format-address';
import { getDeliveryDateChange, getOrderProgress } from '@/domain/order/order-progress';
import { parsePersParam } from '@/domain/basket/pers-param';
import { toExpectedDays } from '@/domain/delivery/expected-delivery';
import { invoiceKinds } from '@/domain/invoice/invoice-number';
import { shipmentStates } from '@/domain/delivery/shipment';
import { mapCost } from '@/lib/gateways/shop/map-cost';
import {
  pickupMethodId,
  type OrderLineView,
  type OrderView,
  type ShipmentView,
} from './shop-views';

type WirePayment = NonNullable<OrderFieldsFragment['payment']>;

const states: Record<NonNullable<WirePayment['state']>, PaymentState> = {
  ON_INVOICE: 'onInvoice',
  OPEN: 'open',
  PROCESSING: 'processing',
  PAID: 'paid',
  PARTLY_REFUNDED: 'partlyRefunded',
  REFUNDED: 'refunded',
  DISPUTED: 'disputed',
  EXAMINED: 'examined',
  ENDED: 'ended',
};

/**
 * Maps the payment status of an order; null for an order without a stored payment, and for a shop that collects payments
 * itself.
 */
export function mapPayment(wire: OrderFieldsFragment['payment']): OrderPaymentView | null {
  if (!wire) return null;
  const { state, isOnline, payUntil, link, transfer } = wire;
  if (state === null || link === null) return null;
  return {
    ...{ state: states[state], isOnline: isOnline ?? false, payUntil, link },
    transfer: transfer && toTransfer(transfer),
  };
}

function toTransfer({ amount, code, ...details }: NonNullable<WirePayment['transfer']>) {
  return { ...details, amountCents: toCents(amount), hasGiroCode: code !== null };
}

/**
 * Maps an order of the API, with its progress and with amounts in cents. Parts that the shop lacks are empty or null.
 */
export function mapOrder(wire: OrderFieldsFragment): OrderView {
  const { ordered, assembled, delivered, cancelled, delivery, invoiceAddress } = wire;
  const { step } = getOrderProgress({
    ordered,
    assembled,
    dispatched: delivery?.dispatched ?? null,
    delivered,
    cancelled: cancelled ?? false,
  });
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: ordered,
    step,
    deliveredAt: delivered,
    paidAt: wire.paid,
    expected: getDeliveryDateChange(wire.expectedDelivery, wire.formerExpectedDelivery),
    expectedDays: toExpectedDays(wire.expectedDeliveryFrom, wire.expectedDelivery),
    withdrawnAt: wire.withdrawn,
    heldAt: wire.held,
    shipments: (wire.shipments ?? []).map(mapShipment),
    invoices: (wire.invoices ?? []).flatMap(({ number, kind }) => {
      const known = invoiceKinds.find((one) => one === kind);
      return known && /^R[EK]-\d+$/.test(number) ? [{ number, kind: known }] : [];
    }),
    remark: wire.remark ?? '',
    lines: wire.items.map(mapOrderLine),
    cost: mapCost(wire.cost),
    isPickup: delivery?.provider.id === pickupMethodId,
    deliveryTitle: delivery?.provider.title ?? '',
    tracking: delivery?.trackingNumber
      ? { number: delivery.trackingNumber, url: webAddress(delivery.trackingURL) }
      : null,
    paymentTitle: wire.payment?.payment?.title ?? '',
    payment: mapPayment(wire.payment),
    email: invoiceAddress?.email ?? '',
    vatID: invoiceAddress?.vatID ?? '',
    invoiceAddress: invoiceAddress ? formatAddressLines(invoiceAddress) : [],
    deliveryAddress: wire.deliveryAddress && formatAddressLines(wire.deliveryAddress),
  };
}

function mapShipment(wire: NonNullable<OrderFieldsFragment['shipments']>[number]): ShipmentView {
  return {
    number: wire.number,
    // For an unknown state, the earliest one is used.
    state: shipmentStates.find((one) => one === wire.state) ?? 'planned',
    expectedAt: wire.expected,
    shippedAt: wire.dispatched,
    deliveredAt: wire.delivered,
    trackingUrl: webAddress(wire.trackingURL),
    note: null,
    lines: wire.items.map(({ title, amount, frameNumbers }) => ({ title, amount, frameNumbers })),
  };
}

/**
 * Maps an order line of the API, with amounts in cents; null amounts when the shop does not keep them. `productId` is null
 * when the product is no longer sold.
 */
export function mapOrderLine(
  item: OrderFieldsFragment['items'][number],
  index: number,
): OrderLineView {
  return {
    id: item.id ?? String(index),
    amount: item.amount,
    sku: item.sku ?? item.product?.sku ?? '',
    title: item.title ?? item.product?.title ?? '',
    description: item.shortDescription ?? '',
    persParam: parsePersParam(item.persParam ?? ''),
    lineCents: item.price && toCents(item.price.price),
    pieceCents: item.itemPrice && toCents(item.itemPrice.price),
    productId: item.product?.active ? item.product.id : null,
  };
}

/** Returns the URL of the carrier's tracking page; an empty string if it is not an http(s) URL. */
function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '';
}
