type Change<Kind extends string, Facts> = Facts & {
  /** Stable, so that a list can be keyed by it. */
  readonly id: string;
  readonly kind: Kind;
  /** ISO UTC. */
  readonly at: string;
};

/** What changed for a b2b customer since the last visit. Days are ISO dates, amounts cents. */
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

/** What somebody asks of a dealer. */
type DealerRequest = {
  name: string;
  model: string;
  sku: string;
  /** The code of what was configured; empty for none. */
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

/** An order on its way. */
export type OrderInTransit = {
  readonly orderNumber: number;
  readonly reference: string;
  readonly content: string;
  readonly expectedAt: string | null;
  readonly formerExpectedAt: string | null;
  readonly netCents: number;
};

/** What the dealer's account opens with. */
export type B2bOverview = {
  readonly company: string;
  readonly customerNumber: string;
  readonly contact: string;
  /** When the changes were last marked as read, ISO UTC; null: never. */
  readonly since: string | null;
  readonly openCents: number;
  readonly overdueCents: number;
  readonly openInvoices: number;
  readonly ordersInWork: number;
  readonly bikesInSevenDays: number;
  /** null: no limit was agreed. */
  readonly creditLimitCents: number | null;
  readonly freeCreditCents: number | null;
  /** The newest, a hundred at most. */
  readonly changes: readonly B2bChange[];
  /** There were more than those. */
  readonly hasMoreChanges: boolean;
  /** The next ones to arrive, fifty at most. */
  readonly onTheWay: readonly OrderInTransit[];
  /** How many there are in all. */
  readonly onTheWayCount: number;
  /** The customer's entry in the dealer finder; null when there is none. */
  readonly finderSlug: string | null;
};
