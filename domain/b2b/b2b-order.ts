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

export type B2bOrder = B2bOrderSummary & {
  readonly remark: string;
  readonly lines: readonly B2bOrderLine[];
  readonly deliveryCents: number;
  readonly vatCents: number;
  readonly paymentTitle: string;
  readonly deliveryTitle: string;
  readonly deliveryAddress: readonly string[];
  readonly paidAt: string | null;
  readonly assembledAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
};
