import { invoiceText } from '@/domain/invoice/invoice-number';
import { trackingUrl } from '@/domain/order/tracking-url';
import { shipmentState } from '@/domain/shipment/shipment';
import type { ShopContext } from '../base/context';
import { wireTime } from '../base/wire-time';
import type { OrderModel } from '../order/order-model';
import { findInvoicesOf, findOrderItems, findShipments } from '../order/order.service';

/** The wire's shipments of an order. */
export async function wireShipments(order: OrderModel, _args: unknown, { db }: ShopContext) {
  const items = await findOrderItems(db, order);
  return (await findShipments(db, order.id)).map((shipment) => ({
    number: shipment.number,
    state: shipmentState(shipment),
    expected: wireTime(shipment.expectedAt),
    expectedFrom: wireTime(shipment.expectedFromAt),
    dispatched: wireTime(shipment.dispatchedAt),
    delivered: wireTime(shipment.deliveredAt),
    trackingNumber: shipment.trackingNumber,
    trackingURL: trackingUrl(shipment.trackingNumber),
    items: shipment.lines.map((line) => ({
      ...line,
      title: items.find(({ id }) => id === line.orderItemId)?.title ?? '',
    })),
  }));
}

/** The wire's invoices and credit notes of an order. */
export async function wireInvoices({ id }: OrderModel, _args: unknown, { db }: ShopContext) {
  return (await findInvoicesOf(db, [id])).map((invoice) => ({
    number: invoiceText(invoice),
    kind: invoice.kind,
    issued: new Date(invoice.issuedAt).toISOString(),
  }));
}
