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

/** One request of a dealer who has signed in. */
export interface VeloCall {
  request: VeloRequest;
  customerId: string;
  /** What the shop's own services need; its caller is the dealer. */
  shop: ShopContext;
  seller: Seller;
}

/** What an operation answers besides its head. */
export interface VeloResult {
  content: readonly (VeloXmlNode | null)[];
  /** How many articles, lines or documents it was about, for the access log. */
  items: number;
  transaction?: { id: string; status: number };
  /** A sentence for who reads the client's log. */
  message?: string;
}

export interface VeloOperation {
  response: XmlName;
  /** True when an answer always names a transaction and its state. */
  isTransaction: boolean;
  run(call: VeloCall): Promise<VeloResult>;
}

/** Whether a call is a test; saying nothing means no. */
export function isTestCall({ request }: Pick<VeloCall, 'request'>): boolean {
  return request.isTest ?? false;
}

/**
 * The caller's own transaction a request names. Refuses unknown, expired and others' ones alike with 420, and a test among earnest
 * requests, or the other way round, with 435.
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

/** Refuses with 430 what only an open transaction can do. */
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

/** What stands behind each of these numbers; the catalogue is read once, and as a whole only when a number is not sold. */
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
