import { addressLines } from '@/domain/address/address-text';
import { deliveryShift } from '@/domain/order/delivery-shift';
import { parsePersParam } from '@/domain/basket/pers-param';
import { toCents } from '@/domain/money/cents';
import { expectedDays } from '@/domain/order/expected-days';
import { orderProgress } from '@/domain/order/progress';
import type { OrderFieldsFragment } from '@/graphql/generated/shop/graphql';
import { invoiceKinds } from '@/domain/invoice/invoice-number';
import { shipmentStates } from '@/domain/shipment/shipment';
import { mapCost } from '@/lib/gateways/shop/map-cost';
import { pickupMethodId } from './delivery-methods';
import { mapPayment } from './map-payment';
import type { OrderLineView, OrderView, ShipmentView } from './account-views';

/** The wire's order in cents, with its progress. */
export function mapOrder(wire: OrderFieldsFragment): OrderView {
  const { ordered, assembled, delivered, cancelled, delivery, invoiceAddress } = wire;
  const { step } = orderProgress({
    ordered,
    assembled,
    dispatched: delivery.dispatched,
    delivered,
    cancelled,
  });
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: ordered,
    step,
    deliveredAt: delivered,
    paidAt: wire.paid,
    expected: deliveryShift(wire.expectedDelivery, wire.formerExpectedDelivery),
    expectedDays: expectedDays(wire.expectedDeliveryFrom, wire.expectedDelivery),
    withdrawnAt: wire.withdrawn,
    heldAt: wire.held,
    shipments: wire.shipments.map(mapShipment),
    invoices: wire.invoices.flatMap(({ number, kind }) => {
      const known = invoiceKinds.find((one) => one === kind);
      return known && /^R[EK]-\d+$/.test(number) ? [{ number, kind: known }] : [];
    }),
    remark: wire.remark,
    lines: wire.items.map(mapOrderLine),
    cost: mapCost(wire.cost),
    isPickup: delivery.provider.id === pickupMethodId,
    deliveryTitle: delivery.provider.title,
    tracking: delivery.trackingNumber
      ? { number: delivery.trackingNumber, url: webAddress(delivery.trackingURL) }
      : null,
    paymentTitle: wire.payment?.payment?.title ?? '',
    payment: mapPayment(wire.payment),
    email: invoiceAddress.email,
    vatID: invoiceAddress.vatID,
    invoiceAddress: addressLines(invoiceAddress),
    deliveryAddress: wire.deliveryAddress && addressLines(wire.deliveryAddress),
  };
}

function mapShipment(wire: OrderFieldsFragment['shipments'][number]): ShipmentView {
  return {
    number: wire.number,
    // A state this version does not know is at least not said to be further than it is.
    state: shipmentStates.find((one) => one === wire.state) ?? 'planned',
    expectedAt: wire.expected,
    shippedAt: wire.dispatched,
    deliveredAt: wire.delivered,
    trackingUrl: webAddress(wire.trackingURL),
    note: null,
    lines: wire.items.map(({ title, amount, frameNumbers }) => ({ title, amount, frameNumbers })),
  };
}

/** A line of an order in cents; its product's id only while that is sold. */
export function mapOrderLine(item: OrderFieldsFragment['items'][number]): OrderLineView {
  return {
    id: item.id,
    amount: item.amount,
    sku: item.sku,
    title: item.title,
    description: item.shortDescription,
    persParam: parsePersParam(item.persParam),
    lineCents: toCents(item.price.price),
    pieceCents: toCents(item.itemPrice.price),
    productId: item.product?.active ? item.product.id : null,
  };
}

/** The carrier's page; an empty text for what is no address of the web. */
function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '';
}
