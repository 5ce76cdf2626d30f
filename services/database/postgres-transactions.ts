import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './database-errors';

/** One attempt at a transaction on PostgreSQL. */
export interface TransactionStart {
  /** The statement that begins it. */
  statement: string;
  /** The first error in the transaction, even if the work caught it. */
  failure: unknown;
}

/** The beginning of the next transaction; a plain one by default, as for migrations. */
export const transactionStart = new AsyncLocalStorage<TransactionStart>();

/** The table all writers lock: shared by concurrent transactions, exclusively by one that must run alone. */
const lockTable = '"setting"';

/**
 * Returns how a transaction begins at its nth attempt. The first two attempts run concurrently; the third runs alone
 * and cannot conflict. With `takesNumber`, transactions that take a running number queue from the start. Locks are
 * taken before the first read, so that the transaction sees everything committed until then.
 */
function createTransactionStart(tries: number, { takesNumber = false } = {}): TransactionStart {
  const mode = tries <= 2 ? 'row share' : 'exclusive';
  const count = takesNumber ? '; lock table "sequence" in share row exclusive mode' : '';
  const statement = `begin isolation level serializable; lock table ${lockTable} in ${mode} mode${count}`;
  return { statement, failure: null };
}

const maxTries = 6;
const pauseMs = 20;

/**
 * Retries a conflicting transaction on PostgreSQL: up to six attempts, alone from the third on. Throws the error of the
 * last attempt, or immediately if a retry cannot help.
 */
export async function retryTransaction<Result>(
  acquire: () => Promise<Result>,
  options: { takesNumber?: boolean },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const start = createTransactionStart(tries, options);
    try {
      return await transactionStart.run(start, acquire);
    } catch (error) {
      if (tries === maxTries || !isRetryable(start.failure ?? error, tries)) throw error;
    }
    await pause(Math.random() * pauseMs * tries);
  }
}
