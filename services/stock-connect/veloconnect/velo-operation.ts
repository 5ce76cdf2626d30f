import type { ShopContext } from '../../shop/base/shop-context';
import type { Seller } from './item-xml';
import { type VeloRequest, VeloError } from './velo-request';
import type { XmlName, VeloXmlNode } from './xml-writer';
import type { Database } from '../../database/database';
import {
  findTransaction,
  type StoredTransaction,
  type TransactionKind,
} from './transaction.repository';
import { listReplacements } from '@/domain/stock-connect/veloconnect-availability';
import { listDealerArticles, type DealerArticle } from '../dealer-articles.repository';

/** A request of an authenticated dealer, with the data for handling it. */
export interface VeloCall {
  request: VeloRequest;
  customerId: string;
  /** Context for the shop's services, with the dealer as caller. */
  shop: ShopContext;
  seller: Seller;
}

/** Result of an operation, without the response's header. */
export interface VeloResult {
  content: readonly (VeloXmlNode | null)[];
  /** Number of articles, lines or documents, for the access log. */
  items: number;
  transaction?: { id: string; status: number };
  /** Message that people read in the log of the client. */
  message?: string;
}

export interface VeloOperation {
  response: XmlName;
  /** True if every response contains a transaction and its state. */
  isTransaction: boolean;
  run(call: VeloCall): Promise<VeloResult>;
}

/** Returns true if a call is a test; false if the request does not say so. */
export function isTestCall({ request }: Pick<VeloCall, 'request'>): boolean {
  return request.isTest ?? false;
}

/**
 * Returns the caller's transaction named in a request. Throws VeloError with code 420 if the transaction is unknown,
 * expired or belongs to another customer, and with code 435 if test and real requests are mixed.
 */
export async function getOwnTransaction(
  { request, customerId, shop }: VeloCall,
  kind: TransactionKind | null,
  db: Database = shop.db,
): Promise<StoredTransaction> {
  const id = request.transactionId;
  if (id === null) throw new VeloError('malformed', 'A TransactionID is needed');
  const found = await findTransaction(db, customerId, id, shop.now);
  if (!found || (kind !== null && found.kind !== kind))
    throw new VeloError('unknownTransaction', 'There is no such transaction');
  if (found.isTest !== isTestCall({ request }) && !(kind === null && request.isTest === null))
    throw new VeloError(
      'testMixed',
      'Tests and real requests must not be mixed in a transaction',
      found.status,
    );
  return found;
}

/** Throws VeloError with code 430 if the status of the transaction is not one of the allowed ones. */
export function assertTransactionStatus(
  transaction: StoredTransaction,
  allowed: readonly number[],
): void {
  if (allowed.includes(transaction.status)) return;
  throw new VeloError(
    'wrongState',
    `Not possible in state ${transaction.status}`,
    transaction.status,
  );
}

export type ResolvedArticle =
  | { kind: 'sold'; article: DealerArticle }
  | { kind: 'replaced'; sku: string; replacements: string[] }
  | { kind: 'unknown'; sku: string };

/**
 * Returns the article for each SKU, its replacement, or that the SKU is unknown. The whole catalog is only read if a
 * SKU is not sold.
 */
export async function resolveArticles(
  { shop }: VeloCall,
  skus: readonly string[],
): Promise<Map<string, ResolvedArticle>> {
  const { db, language, now } = shop;
  const wanted = [...new Set(skus)];
  const found = await listDealerArticles(db, language, now, wanted);
  const bySku = new Map(found.map((article) => [article.sku, article]));
  const isComplete = wanted.every((sku) => bySku.has(sku));
  const sold = isComplete
    ? []
    : (await listDealerArticles(db, language, now)).map(({ sku }) => sku);
  return new Map(
    wanted.map((sku): [string, ResolvedArticle] => {
      const article = bySku.get(sku);
      if (article) return [sku, { kind: 'sold', article }];
      const replacements = listReplacements(sku, sold);
      return replacements.length > 0
        ? [sku, { kind: 'replaced', sku, replacements }]
        : [sku, { kind: 'unknown', sku }];
    }),
  );
}
