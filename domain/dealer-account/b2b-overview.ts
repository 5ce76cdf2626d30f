type Change<Kind extends string, Facts> = Facts & {
  /** Stable id, for use as a list key. */
  readonly id: string;
  readonly kind: Kind;
  readonly at: string;
};

/** A change for a b2b customer since the last visit. Days are ISO dates, amounts in cents. */
export type B2bChange =
  | Change<'dateEarlier' | 'dateLater', OrderDates>
  | Change<
      'arrival',
      { sku: string; title: string; slug: string; pieces: number; hekCents: number }
    >
  | Change<
      'invoiceDue',
      { orderNumber: number; invoiceNumber: string; totalCents: number; dueAt: string }
    >
  | Change<'orderShipped', { orderNumber: number; reference: string; trackingUrl: string }>
  | Change<'testRide' | 'leasing', DealerRequest>
  | Change<'masterDataReviewed', { isAccepted: boolean }>;

/** A customer's request to a dealer. */
type DealerRequest = {
  name: string;
  model: string;
  sku: string;
  /** Code of the configuration; empty if there is none. */
  configuration: string;
  wish: string;
  email: string;
};

type OrderDates = {
  orderNumber: number;
  reference: string;
  content: string;
  from: string;
  to: string;
};

/** An order in transit. */
export type OrderInTransit = {
  readonly orderNumber: number;
  readonly reference: string;
  readonly content: string;
  readonly expectedAt: string | null;
  readonly formerExpectedAt: string | null;
  readonly netCents: number;
};

/** Content of the first page of the dealer's account. */
export type B2bOverview = {
  readonly company: string;
  readonly customerNumber: string;
  readonly contact: string;
  /** Time when the changes were last marked as read, ISO UTC; null if never. */
  readonly since: string | null;
  readonly openCents: number;
  readonly overdueCents: number;
  readonly openInvoices: number;
  readonly ordersInWork: number;
  readonly bikesInSevenDays: number;
  /** Credit limit in cents; null if no limit was agreed. */
  readonly creditLimitCents: number | null;
  readonly freeCreditCents: number | null;
  /** The latest changes, at most 100. */
  readonly changes: readonly B2bChange[];
  /** True if there are more changes than listed. */
  readonly hasMoreChanges: boolean;
  /** The next orders to arrive, at most 50. */
  readonly onTheWay: readonly OrderInTransit[];
  /** Total number of orders in transit. */
  readonly onTheWayCount: number;
  /** Slug of the customer's entry in the dealer finder; null if there is none. */
  readonly finderSlug: string | null;
};
