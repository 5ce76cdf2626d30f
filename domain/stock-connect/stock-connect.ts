export type StockConnectCall = {
  /** Time of the call, ISO UTC. */
  readonly at: string;
  /** Name of the operation, for example GetItemDetailsList, feed.csv, or stockReport for a manual report. */
  readonly operation: string;
  readonly items: number;
  readonly code: number;
  readonly milliseconds: number;
};

/** The connection of a dealer's system to the stock data. The secret itself is shown only once, when it is created. */
export type StockConnect = {
  readonly endpoint: string;
  readonly feedUrl: string;
  readonly user: string | null;
  readonly secretEnd: string | null;
  readonly createdAt: string | null;
  /** Last call by the dealer's system since the current credentials were created. */
  readonly lastCallAt: string | null;
  readonly articles: number;
  readonly failuresToday: number;
  readonly meanMillisecondsToday: number | null;
  readonly calls: readonly StockConnectCall[];
  /** The dealer's own stock as last reported; null if never. */
  readonly report: {
    readonly at: string;
    readonly articles: number;
    readonly pieces: number;
  } | null;
};

/** One request of the connection test, with its result and duration. */
export type ConnectionTestStep = {
  readonly operation: 'signIn' | 'textSearch' | 'stock' | 'testOrder';
  readonly ok: boolean;
  readonly milliseconds: number;
};

export type NewCredentials = { readonly user: string; readonly secret: string };

/** A rejected row of a stock report. */
export type RejectedRow = {
  readonly line: number;
  readonly text: string;
  readonly reason: 'unknownSku' | 'badAmount' | 'empty' | 'twice' | 'badQuotes';
};

export type StockReportResult = {
  readonly taken: number;
  readonly refused: readonly RejectedRow[];
};

export type StockConnectCallCategory =
  | 'articles'
  | 'stock'
  | 'order'
  | 'documents'
  | 'profile'
  | 'transactions'
  | 'feed'
  | 'report';

const topics: Readonly<Record<string, StockConnectCallCategory>> = {
  GetProfile: 'profile',
  CreateTextSearch: 'articles',
  SearchResult: 'articles',
  GetItemDetails: 'stock',
  GetItemDetailsList: 'stock',
  CreateOrder: 'order',
  UpdateOrder: 'order',
  ViewOrder: 'order',
  FinishOrder: 'order',
  GetStatus: 'transactions',
  Rollback: 'transactions',
  'feed.csv': 'feed',
  'feed.json': 'feed',
  'feed.account': 'documents',
  'feed.document': 'documents',
  'feed.stock': 'report',
  stockReport: 'report',
};

/** Returns the category of a call, shown as its label in the access log; null for unknown operations. */
export function findCallCategory(operation: string): StockConnectCallCategory | null {
  if (/^(?:OrderConfirmation|DeliveryNote|InvoiceInformation)/.test(operation)) return 'documents';
  return Object.hasOwn(topics, operation) ? (topics[operation] ?? null) : null;
}
