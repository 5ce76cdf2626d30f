import type { Generated } from 'kysely';

/** A change of a product's restock date. Dates and times are epoch milliseconds. */
interface RestockDateChangeTable {
  id: string;
  product_id: string;
  /** Number of the restock, 1 or 2, as in the stock columns incoming1 and incoming2. */
  slot: number;
  former_at: number;
  new_at: number;
  changed_at: number;
}

/** A restock that has arrived, with the number of pieces. */
interface RestockArrivalTable {
  id: string;
  product_id: string;
  quantity: number;
  arrived_at: number;
}

/** A change of the estimated delivery of an order. Dates and times are epoch milliseconds. */
interface DeliveryDateChangeTable {
  id: string;
  order_id: string;
  former_at: number;
  new_at: number;
  changed_at: number;
  /** Time at which the buyer was notified of the change; null if not notified. */
  notified_at: Generated<number | null>;
  /** The buyer's response to the change: keep, faster or cancel; null until the buyer responds. */
  response: Generated<string | null>;
  responded_at: Generated<number | null>;
}

interface DealerOverviewTable {
  customer_id: string;
  /** Time up to which the customer has read the changes of delivery dates. */
  read_at: number;
}

/** A b2b customer's master data besides the invoice address. Missing values are empty strings. */
interface DealerProfileTable {
  customer_id: string;
  iban: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  /** Opening hours as a JSON array of { days, opens, closes }; null: those of the dealer finder entry apply. */
  opening_hours: string | null;
  updated_at: number;
}

interface MasterDataRequestTable {
  id: string;
  customer_id: string;
  language: string;
  /** JSON of the requested values. */
  requested_data: string;
  sent_at: number;
  /** State of the request: review, accepted or refused. Each customer has at most one request under review. */
  state: string;
  reviewed_at: number | null;
  reason: Generated<string>;
}

/** Tables of the dealer account. */
export interface DealerTables {
  restock_date_change: RestockDateChangeTable;
  restock_arrival: RestockArrivalTable;
  delivery_date_change: DeliveryDateChangeTable;
  dealer_overview: DealerOverviewTable;
  dealer_profile: DealerProfileTable;
  master_data_request: MasterDataRequestTable;
}

interface StockConnectCredentialTable {
  customer_id: string;
  /** The user name of the dealer's system, based on the customer number. */
  user_name: string;
  /** Hash of the dealer's secret: SHA-256; secrets created by older versions have a scrypt hash. */
  secret_hash: string;
  /** The last four characters of the secret, by which the dealer recognizes it. */
  secret_end: string;
  created_at: number;
}

interface StockConnectCallTable {
  id: Generated<number>;
  customer_id: string;
  at: number;
  operation: string;
  /** The number of products, line items or documents in the call or its response. */
  items: number;
  /** Result of the call: the veloconnect ResponseCode, or the HTTP status of a feed. */
  code: number;
  milliseconds: number;
}

interface VeloconnectTransactionTable {
  id: string;
  customer_id: string;
  /** Kind of transaction: search or order. */
  kind: string;
  /** veloconnect status of the transaction: 2 open, 100 final. */
  status: number;
  is_test: number;
  /** The words of a search, or the line items of an order as JSON. */
  content: string;
  /** Number of the order placed by the transaction; null before it is placed, and for tests. */
  order_number: number | null;
  created_at: number;
  updated_at: number;
}

interface DealerStockReportTable {
  customer_id: string;
  reported_at: number;
}

/** Quantity of one product in a dealer's last stock report. */
interface DealerStockTable {
  customer_id: string;
  product_id: string;
  amount: number;
}

/** Tables of the interface for dealers' own systems. */
export interface StockConnectTables {
  stock_connect_credential: StockConnectCredentialTable;
  stock_connect_call: StockConnectCallTable;
  veloconnect_transaction: VeloconnectTransactionTable;
  dealer_stock_report: DealerStockReportTable;
  dealer_stock: DealerStockTable;
}
