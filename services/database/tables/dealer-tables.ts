import type { Generated } from 'kysely';

/** A restock whose date changed. */
interface RestockDateChangeTable {
  id: string;
  product_id: string;
  /** 1 or 2: the stock columns incoming1 or incoming2. */
  slot: number;
  former_at: number;
  new_at: number;
  changed_at: number;
}

/** A restock that arrived. */
interface RestockArrivalTable {
  id: string;
  product_id: string;
  quantity: number;
  arrived_at: number;
}

/** A change of an order's estimated delivery. */
interface DeliveryDateChangeTable {
  id: string;
  order_id: string;
  former_at: number;
  new_at: number;
  changed_at: number;
  /** When the buyer was notified. */
  notified_at: Generated<number | null>;
  /** keep, faster or cancel; null until the buyer responds. */
  response: Generated<string | null>;
  responded_at: Generated<number | null>;
}

interface DealerOverviewTable {
  customer_id: string;
  /** Changes up to this time are read. */
  read_at: number;
}

/** A b2b customer's master data besides the invoice address. Missing values are empty strings. */
interface DealerProfileTable {
  customer_id: string;
  iban: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  /** JSON array of { days, opens, closes }; null: the opening hours of the dealer finder entry. */
  opening_hours: string | null;
  updated_at: number;
}

interface MasterDataRequestTable {
  id: string;
  customer_id: string;
  language: string;
  /** JSON of the requested changes. */
  requested_data: string;
  sent_at: number;
  /** review, accepted or refused. Each customer has at most one under review. */
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
  /** scrypt hash. */
  secret_hash: string;
  /** The last four characters, to tell keys apart. */
  secret_end: string;
  created_at: number;
}

interface StockConnectCallTable {
  id: Generated<number>;
  customer_id: string;
  at: number;
  operation: string;
  /** The number of products, line items or documents in the call. */
  items: number;
  /** The veloconnect ResponseCode, or the HTTP status of a feed. */
  code: number;
  milliseconds: number;
}

interface VeloconnectTransactionTable {
  id: string;
  customer_id: string;
  /** search or order. */
  kind: string;
  /** 2 open, 100 final. */
  status: number;
  is_test: number;
  /** JSON: a search's terms or an order's line items. */
  content: string;
  /** The number of the resulting order; null before it is placed, and for tests. */
  order_number: number | null;
  created_at: number;
  updated_at: number;
}

interface DealerStockReportTable {
  customer_id: string;
  reported_at: number;
}

/** A dealer's stock according to its last report. */
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
