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
export function callTopic(operation: string): CallTopic | null {
  if (/^(?:OrderConfirmation|DeliveryNote|InvoiceInformation)/.test(operation)) return 'documents';
  return Object.hasOwn(topics, operation) ? (topics[operation] ?? null) : null;
}
