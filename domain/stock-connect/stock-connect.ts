export type StockConnectCall = {
  /** ISO UTC. */
  readonly at: string;
  /** For instance GetItemDetailsList, feed.csv, stockReport (by hand). */
  readonly operation: string;
  readonly items: number;
  readonly code: number;
  readonly milliseconds: number;
};

/** The state of a dealer's connection. The secret itself is told once only, when it is made. */
export type StockConnect = {
  readonly endpoint: string;
  readonly feedUrl: string;
  readonly user: string | null;
  /** The last four characters of the secret. */
  readonly secretEnd: string | null;
  readonly createdAt: string | null;
  /** Of the dealer's system since the present key was made. */
  readonly lastCallAt: string | null;
  readonly articles: number;
  readonly failuresToday: number;
  readonly meanMillisecondsToday: number | null;
  readonly calls: readonly StockConnectCall[];
  /** The dealer's own stock as last reported; null: never. */
  readonly report: {
    readonly at: string;
    readonly articles: number;
    readonly pieces: number;
  } | null;
};

/** One step of the test of a connection. */
export type ConnectionTestStep = {
  readonly operation: 'signIn' | 'textSearch' | 'stock' | 'testOrder';
  readonly ok: boolean;
  readonly milliseconds: number;
};

export type NewCredentials = { readonly user: string; readonly secret: string };

/** A row of a stock report that was not taken. */
export type RejectedRow = {
  readonly line: number;
  readonly text: string;
  readonly reason: 'unknownSku' | 'badAmount' | 'empty' | 'twice' | 'badQuotes';
};

export type StockReportResult = {
  readonly taken: number;
  readonly refused: readonly RejectedRow[];
};

export type CallTopic =
  | 'articles'
  | 'stock'
  | 'order'
  | 'documents'
  | 'profile'
  | 'transactions'
  | 'feed'
  | 'report';

const topics: Readonly<Record<string, CallTopic>> = {
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

/** What a call of the access log was about, for people; null for what has no word of its own. */
export function findCallTopic(operation: string): CallTopic | null {
  if (/^(?:OrderConfirmation|DeliveryNote|InvoiceInformation)/.test(operation)) return 'documents';
  return Object.hasOwn(topics, operation) ? (topics[operation] ?? null) : null;
}
