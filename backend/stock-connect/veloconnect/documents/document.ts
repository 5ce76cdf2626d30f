import { dayInBerlin } from '@/domain/time/day';
import type { OrderModel } from '../../../shop/order/order-model';
import { deliveryNoteNumber, invoiceNumberText } from '../../../documents/documents.service';

export type DocumentKind = 'orderConfirmation' | 'deliveryNote' | 'invoice';

/** The papers of an order; one of each at most. */
export interface Papers {
  order: OrderModel;
  orderId: string;
  /** A paper's number and its day in epoch milliseconds; null before there is one. */
  numbers: Record<DocumentKind, { id: string; at: number } | null>;
}

/** Which papers there are of an order: its confirmation, the delivery note once it was sent, the invoice. */
export function papersOf(order: OrderModel): Papers {
  const { orderNumber, orderedAt, dispatchedAt, invoiceNumber, invoicedAt } = order;
  return {
    order,
    orderId: String(orderNumber),
    numbers: {
      orderConfirmation: { id: `AB-${orderNumber}`, at: orderedAt },
      deliveryNote:
        dispatchedAt === null ? null : { id: deliveryNoteNumber(orderNumber), at: dispatchedAt },
      invoice:
        invoiceNumber === null
          ? null
          : { id: invoiceNumberText(invoiceNumber), at: invoicedAt ?? orderedAt },
    },
  };
}

/** What a query narrows papers down to; an empty list does not narrow. Days are ISO dates, both included. */
export interface DocumentFilter {
  from: string | null;
  thru: string | null;
  orderIds: readonly string[];
  orderConfirmationIds: readonly string[];
  deliveryNoteIds: readonly string[];
}

/** True when the order has a paper of this kind that the filter wants. */
export function isWanted(papers: Papers, kind: DocumentKind, filter: DocumentFilter): boolean {
  const paper = papers.numbers[kind];
  if (paper === null) return false;
  const day = dayInBerlin(paper.at);
  const { numbers, orderId } = papers;
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
