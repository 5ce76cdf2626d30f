import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './database-errors';

/** One try of a transaction on PostgreSQL. */
export interface TransactionStart {
  /** What it begins with. */
  statement: string;
  /** What failed in it first, whatever the work made of that. */
  failure: unknown;
}

/** The transaction that begins next; a plain one where nothing is said, as for migrations. */
export const transactionStart = new AsyncLocalStorage<TransactionStart>();

/** Everybody who writes stands at this table with all others; who has to be alone waits until nobody else does. */
const turn = '"setting"';

/**
 * How a transaction begins at its nth try. The first two run beside others; whoever lost twice runs alone and cannot lose. `takesNumber`
 * lets those who count wait for each other from the start. Locks come before the first look at the rows, so that what others have kept
 * until then is seen.
 */
function createTransactionStart(tries: number, { takesNumber = false } = {}): TransactionStart {
  const mode = tries <= 2 ? 'row share' : 'exclusive';
  const count = takesNumber ? '; lock table "sequence" in share row exclusive mode' : '';
  const statement = `begin isolation level serializable; lock table ${turn} in ${mode} mode${count}`;
  return { statement, failure: null };
}

const mostTries = 6;
const pauseMs = 20;

/**
 * Takes a transaction on PostgreSQL again while it loses against others: at most six times, from the third on alone. Throws what went wrong
 * at the last try, or at once what no other try would mend.
 */
export async function retryTransaction<Result>(
  take: () => Promise<Result>,
  options: { takesNumber?: boolean },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const start = createTransactionStart(tries, options);
    try {
      return await transactionStart.run(start, take);
    } catch (error) {
      if (tries === mostTries || !isRetryable(start.failure ?? error, tries)) throw error;
    }
    await pause(Math.random() * pauseMs * tries);
  }
}
