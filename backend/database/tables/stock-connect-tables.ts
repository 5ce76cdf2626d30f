import type { Generated } from 'kysely';

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
