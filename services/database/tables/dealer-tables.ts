import type { Generated } from 'kysely';

/** An incoming delivery that got another day. */
interface DeliveryMoveTable {
  id: string;
  product_id: string;
  /** 1 or 2: the stock's incoming1 or incoming2. */
  slot: number;
  former_at: number;
  new_at: number;
  moved_at: number;
}

/** A delivery that became stock. */
interface DeliveryArrivalTable {
  id: string;
  product_id: string;
  pieces: number;
  arrived_at: number;
}

/** An order that is expected on another day than before. */
interface OrderDayMoveTable {
  id: string;
  order_id: string;
  former_at: number;
  new_at: number;
  moved_at: number;
  /** When the buyer was written to of it. */
  told_at: Generated<number | null>;
  /** keep, faster or cancel; null while the buyer has not answered. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
}

interface DealerOverviewTable {
  customer_id: string;
  /** Changes until then are read. */
  read_at: number;
}

/** What is known of a b2b customer beside the invoice address; empty texts for what is not. */
interface DealerProfileTable {
  customer_id: string;
  iban: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  /** JSON list of { days, opens, closes }; null: those of the finder's entry. */
  opening_hours: string | null;
  updated_at: number;
}

interface MasterDataRequestTable {
  id: string;
  customer_id: string;
  language: string;
  /** JSON of the wished fields. */
  wanted: string;
  sent_at: number;
  /** review, accepted or refused; one under review for each customer. */
  state: string;
  reviewed_at: number | null;
  reason: Generated<string>;
}

/** Tables of the dealer account. */
export interface DealerTables {
  delivery_move: DeliveryMoveTable;
  delivery_arrival: DeliveryArrivalTable;
  order_day_move: OrderDayMoveTable;
  dealer_overview: DealerOverviewTable;
  dealer_profile: DealerProfileTable;
  master_data_request: MasterDataRequestTable;
}

interface StockConnectCredentialTable {
  customer_id: string;
  /** What the dealer's system names itself; built on the customer number. */
  user_name: string;
  /** scrypt. */
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
  /** How many articles, lines or documents it was about. */
  items: number;
  /** veloconnect's ResponseCode, or the HTTP status of a feed. */
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
  /** JSON: a search's words, or an order's lines. */
  content: string;
  /** Of the order it became; null before, and for tests. */
  order_number: number | null;
  created_at: number;
  updated_at: number;
}

interface DealerStockReportTable {
  customer_id: string;
  reported_at: number;
}

/** What lies at a dealer by the dealer's last report. */
interface DealerStockTable {
  customer_id: string;
  product_id: string;
  amount: number;
}

/** Tables of the connection of dealers' own systems. */
export interface StockConnectTables {
  stock_connect_credential: StockConnectCredentialTable;
  stock_connect_call: StockConnectCallTable;
  veloconnect_transaction: VeloconnectTransactionTable;
  dealer_stock_report: DealerStockReportTable;
  dealer_stock: DealerStockTable;
}
