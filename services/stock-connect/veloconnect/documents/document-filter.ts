import { formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { toBerlinDay } from '@/domain/time/day';
import type { InvoiceModel } from '../../../shop/order/invoices/invoice-model';
import type { OrderModel } from '../../../shop/order/order-model';
import type { ShipmentModel } from '../../../shop/order/order-model';
import {
  formatDeliveryNoteNumber,
  hasDeliveryNote,
} from '../../../documents/delivery-note/delivery-note-view';
import { formatOrderConfirmationNumber } from '../../../documents/order-confirmation/order-confirmation-view';

export type DocumentKind = 'orderConfirmation' | 'deliveryNote' | 'invoice';

/** Order confirmation, delivery note and invoice that belong together; at most one of each. */
export interface OrderDocumentSet {
  order: OrderModel;
  orderId: string;
  /** The shipment of the delivery note; null before it is dispatched. */
  shipment: ShipmentModel | null;
  /** The invoice, and all invoices and credit notes of the order; null before the invoice exists. */
  invoice: { own: InvoiceModel; known: readonly InvoiceModel[] } | null;
  /** Number and time (epoch milliseconds) of each document; null before the document exists. */
  numbers: Record<DocumentKind, { id: string; at: number } | null>;
}

/**
 * Lists the existing documents of an order: its confirmation, and for each dispatched shipment the delivery note and
 * the invoice.
 */
export function listDocuments(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  known: readonly InvoiceModel[],
): OrderDocumentSet[] {
  const invoices = known.filter(({ kind }) => kind !== 'creditNote');
  const sent = shipments.filter(hasDeliveryNote).map((shipment) => ({
    shipment,
    invoice: invoices.find(({ shipmentId }) => shipmentId === shipment.id) ?? null,
  }));
  const others = invoices
    .filter((one) => !sent.some(({ invoice }) => invoice === one))
    .map((invoice) => ({ shipment: null, invoice }));
  const pairs = [...sent, ...others];
  if (pairs.length === 0) return [together(order, { shipment: null, invoice: null }, known, true)];
  return pairs.map((pair, index) => together(order, pair, known, index === 0));
}

function together(
  order: OrderModel,
  { shipment, invoice }: { shipment: ShipmentModel | null; invoice: InvoiceModel | null },
  known: readonly InvoiceModel[],
  isFirst: boolean,
): OrderDocumentSet {
  const { orderNumber, orderedAt } = order;
  return {
    ...{ order, orderId: String(orderNumber), shipment },
    invoice: invoice && { own: invoice, known },
    numbers: {
      orderConfirmation:
        isFirst && !order.cancelled
          ? { id: formatOrderConfirmationNumber(orderNumber), at: orderedAt }
          : null,
      deliveryNote: shipment && {
        id: formatDeliveryNoteNumber(orderNumber, shipment.number),
        at: shipment.dispatchedAt ?? orderedAt,
      },
      invoice: invoice && { id: formatDocumentNumber(invoice), at: invoice.issuedAt },
    },
  };
}

/**
 * Filters of a document query. An empty list filters nothing. `from` and `thru` are the first and last day (ISO dates,
 * inclusive).
 */
export interface DocumentFilter {
  from: string | null;
  thru: string | null;
  orderIds: readonly string[];
  orderConfirmationIds: readonly string[];
  deliveryNoteIds: readonly string[];
}

/** Returns true if the order has a document of this kind that matches the filter. */
export function matchesDocumentFilter(
  documents: OrderDocumentSet,
  kind: DocumentKind,
  filter: DocumentFilter,
): boolean {
  const paper = documents.numbers[kind];
  if (paper === null) return false;
  const day = toBerlinDay(paper.at);
  const { numbers, orderId } = documents;
  const isOneOf = (ids: readonly string[], id: string | null) =>
    ids.length === 0 || (id !== null && ids.includes(id));
  return (
    (filter.from === null || day >= filter.from) &&
    (filter.thru === null || day <= filter.thru) &&
    isOneOf(filter.orderIds, orderId) &&
    isOneOf(filter.orderConfirmationIds, numbers.orderConfirmation?.id ?? null) &&
    isOneOf(filter.deliveryNoteIds, numbers.deliveryNote?.id ?? null)
  );
}
