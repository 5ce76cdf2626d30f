import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './database-errors';

/** State of one attempt at a transaction on PostgreSQL. */
export interface TransactionAttempt {
  /** The SQL that begins the transaction and takes its locks. */
  statement: string;
  /** The first error in the transaction, even if the work caught it. */
  failure: unknown;
}

/**
 * The attempt whose statement begins the next transaction. Not set during migrations, which begin with a plain `begin`.
 */
export const nextTransactionAttempt = new AsyncLocalStorage<TransactionAttempt>();

/**
 * The table that every write transaction locks: in shared mode for concurrent transactions, exclusively for one that
 * must run alone.
 */
const lockTable = '"setting"';

/**
 * Returns the begin statement for the nth attempt at a transaction (`tries`, counted from 1). The first two attempts
 * run concurrently with other transactions; from the third on, an attempt runs alone and cannot conflict. With
 * `takesNumber`, an attempt also waits for other transactions that assign a sequential number, such as an invoice
 * number. Locks are taken before the first read, so that the transaction sees everything committed until then.
 */
function createTransactionStart(tries: number, { takesNumber = false } = {}): TransactionAttempt {
  const mode = tries <= 2 ? 'row share' : 'exclusive';
  const count = takesNumber ? '; lock table "sequence" in share row exclusive mode' : '';
  const statement = `begin isolation level serializable; lock table ${lockTable} in ${mode} mode${count}`;
  return { statement, failure: null };
}

const maxTries = 6;
const pauseMs = 20;

/**
 * Runs a transaction on PostgreSQL and retries it after a conflict: up to six attempts, alone from the third on. Throws
 * the error of the last attempt, or immediately if a retry cannot help.
 */
export async function retryTransaction<Result>(
  acquire: () => Promise<Result>,
  options: { takesNumber?: boolean },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const start = createTransactionStart(tries, options);
    try {
      return await nextTransactionAttempt.run(start, acquire);
    } catch (error) {
      if (tries === maxTries || !isRetryable(start.failure ?? error, tries)) throw error;
    }
    await pause(Math.random() * pauseMs * tries);
  }
}
