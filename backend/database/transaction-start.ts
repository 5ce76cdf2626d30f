import { AsyncLocalStorage } from 'node:async_hooks';

/** One try of a transaction on PostgreSQL. */
export interface TransactionStart {
  /** What it begins with. */
  statement: string;
  /** What failed in it first, whatever the work made of that. */
  failure: unknown;
}

/** The transaction that begins next; a plain one where nothing is said, as for migrations. */
export const startingWith = new AsyncLocalStorage<TransactionStart>();

/** Everybody who writes stands at this table with all others; who has to be alone waits until nobody else does. */
const turn = '"setting"';

/**
 * How a transaction begins at its nth try. The first two run beside others; whoever lost twice runs alone and cannot lose. `takesNumber`
 * lets those who count wait for each other from the start. Locks come before the first look at the rows, so that what others have kept
 * until then is seen.
 */
export function startOf(tries: number, { takesNumber = false } = {}): TransactionStart {
  const mode = tries <= 2 ? 'row share' : 'exclusive';
  const count = takesNumber ? '; lock table "sequence" in share row exclusive mode' : '';
  const statement = `begin isolation level serializable; lock table ${turn} in ${mode} mode${count}`;
  return { statement, failure: null };
}
