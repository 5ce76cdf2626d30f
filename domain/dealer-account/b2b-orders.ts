import type { B2bInvoice } from './b2b-invoices';
import type { PaginationState } from './pagination';
import type { ShipmentState } from '@/domain/delivery/shipment';

export type B2bOrderState = 'accepted' | 'assembled' | 'shipped' | 'delivered' | 'cancelled';

/** A dealer's order in a list. Amounts in cents; days as ISO dates. */
export type B2bOrderSummary = {
  readonly orderNumber: number;
  readonly orderedAt: string;
  readonly reference: string;
  readonly content: string;
  readonly pieces: number;
  readonly netCents: number;
  readonly totalCents: number;
  readonly state: B2bOrderState;
  readonly expectedAt: string | null;
  readonly formerExpectedAt: string | null;
  readonly invoiceNumber: string | null;
  readonly trackingUrl: string;
  /** True once the goods have shipped and the delivery note exists. */
  readonly hasDeliveryNote: boolean;
};

/** A page of a dealer's orders, newest first. */
export type B2bOrders = PaginationState & { readonly orders: readonly B2bOrderSummary[] };

export type B2bOrderLine = {
  readonly productId: string | null;
  readonly sku: string;
  readonly title: string;
  readonly shortDescription: string;
  readonly amount: number;
  readonly itemCents: number;
  readonly lineCents: number;
  /** Delivery date requested for this line, ISO date; empty if none was requested. */
  readonly wishedAt: string;
  readonly comment: string;
};

/** A shipment of an order. Days are ISO dates. */
export type B2bShipment = {
  /** Sequence number within the order, starting at 1. */
  readonly number: number;
  readonly state: ShipmentState;
  /** Expected day of arrival; null after delivery or cancellation, and if the day is not known. */
  readonly expectedAt: string | null;
  readonly formerExpectedAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** Number of the delivery note, such as LS-240731; null before shipping. */
  readonly deliveryNote: string | null;
  readonly trackingUrl: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly title: string;
    readonly amount: number;
    readonly frameNumbers: readonly string[];
  }[];
};

export type B2bOrder = B2bOrderSummary & {
  readonly remark: string;
  readonly lines: readonly B2bOrderLine[];
  readonly shipments: readonly B2bShipment[];
  /** Invoices and credit notes, oldest first. */
  readonly invoices: readonly {
    readonly invoiceNumber: string;
    readonly kind: B2bInvoice['kind'];
  }[];
  /** Day of the customer's withdrawal; null if there was none. */
  readonly withdrawnAt: string | null;
  readonly deliveryCents: number;
  readonly vatCents: number;
  readonly paymentTitle: string;
  /** Path of the payment page; null if no prepayment is due. */
  readonly paymentPath: string | null;
  readonly deliveryTitle: string;
  readonly deliveryAddress: readonly string[];
  readonly paidAt: string | null;
  readonly assembledAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
};

/** All states of an order in chronological sequence, followed by `cancelled`. */
export const b2bOrderStates = [
  'accepted',
  'assembled',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly B2bOrderState[];

/** The states of an order that is not canceled, in chronological sequence. */
export const b2bOrderSteps = b2bOrderStates.filter((state) => state !== 'cancelled');

export type OrderFilter = { readonly words: string; readonly state: B2bOrderState | null };

/** Parses the filter from a URL query. Unknown values are ignored. */
export function parseOrderFilter(query: string): OrderFilter {
  const parameters = new URLSearchParams(query);
  const state = b2bOrderStates.find((known) => known === parameters.get('state')) ?? null;
  return { words: parameters.get('q') ?? '', state };
}

/** Formats the filter as a URL query without the question mark; empty if no filter is set. */
export function toOrderFilterQuery({ words, state }: OrderFilter): string {
  const parameters = new URLSearchParams();
  if (words.trim() !== '') parameters.set('q', words);
  if (state) parameters.set('state', state);
  return parameters.toString();
}
