import type { B2bInvoice } from './b2b-invoice';
import type { PageOfList } from './page-of-list';
import type { ShipmentState } from '../shipment/shipment';

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
export type B2bOrders = PageOfList & { readonly orders: readonly B2bOrderSummary[] };

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
