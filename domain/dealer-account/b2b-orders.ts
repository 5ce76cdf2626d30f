import type { B2bInvoice } from './b2b-invoices';
import type { PaginationState } from './pagination';
import type { ShipmentState } from '@/domain/delivery/shipment';

/** Where an order stands. */
export type B2bOrderState = 'accepted' | 'assembled' | 'shipped' | 'delivered' | 'cancelled';

/** A dealer's order in a list. Cents; days as ISO dates. */
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
  /** The goods left the house, so there is a delivery note. */
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
  /** The day the dealer wished for this line, ISO date; empty: none. */
  readonly wishedAt: string;
  readonly comment: string;
};

/** What of an order leaves together. Days are ISO dates. */
export type B2bShipment = {
  /** 1, 2, 3 … of its order. */
  readonly number: number;
  readonly state: ShipmentState;
  /** Null once it is there or was cancelled, and while nobody knows. */
  readonly expectedAt: string | null;
  readonly formerExpectedAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** LS-240731; null before it has left. */
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
  /** Invoices and credit notes, the first one first. */
  readonly invoices: readonly {
    readonly invoiceNumber: string;
    readonly kind: B2bInvoice['kind'];
  }[];
  /** The day somebody withdrew from it; null while nobody did. */
  readonly withdrawnAt: string | null;
  readonly deliveryCents: number;
  readonly vatCents: number;
  readonly paymentTitle: string;
  /** The page on which it is paid; null where no money is waited for in advance. */
  readonly paymentPath: string | null;
  readonly deliveryTitle: string;
  readonly deliveryAddress: readonly string[];
  readonly paidAt: string | null;
  readonly assembledAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
};

/** The states an order goes through, and that it was cancelled. */
export const b2bOrderStates = [
  'accepted',
  'assembled',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly B2bOrderState[];

/** The steps of an order that is not cancelled, first to last. */
export const b2bOrderSteps = b2bOrderStates.filter((state) => state !== 'cancelled');

export type OrderFilter = { readonly words: string; readonly state: B2bOrderState | null };

/** Reads the filter of an address's query; what it does not know is left out. */
export function parseOrderFilter(query: string): OrderFilter {
  const parameters = new URLSearchParams(query);
  const state = b2bOrderStates.find((known) => known === parameters.get('state')) ?? null;
  return { words: parameters.get('q') ?? '', state };
}

/** The query of a filter, without its question mark; empty when nothing is filtered. */
export function toOrderFilterQuery({ words, state }: OrderFilter): string {
  const parameters = new URLSearchParams();
  if (words.trim() !== '') parameters.set('q', words);
  if (state) parameters.set('state', state);
  return parameters.toString();
}
