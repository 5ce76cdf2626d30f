import type { Database } from '../../database/database';
import {
  findTransaction,
  type StoredTransaction,
  type TransactionKind,
} from './transaction.repository';
import { isTestCall, type VeloCall } from './velo-call';
import { VeloError } from './velo-error';

/**
 * The caller's own transaction a request names. Refuses unknown, expired and others' ones alike with 420, and a test among earnest
 * requests, or the other way round, with 435.
 */
export async function ownTransaction(
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
export function assertStatus(transaction: StoredTransaction, allowed: readonly number[]): void {
  if (allowed.includes(transaction.status)) return;
  throw new VeloError(
    'wrongState',
    `Not possible in state ${transaction.status}`,
    transaction.status,
  );
}
