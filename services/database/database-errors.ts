/**
 * Thrown if the database is temporarily unavailable: it cannot be reached or a wait timed out. Nothing was saved,
 * unless the connection broke during the commit: then `isOutcomeKnown` is false, and only repeating the call shows
 * whether the data was saved.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly isOutcomeKnown: boolean;

  constructor(cause: unknown, { isOutcomeKnown = true } = {}) {
    super('The database cannot be reached at the moment. Please try again.', { cause });
    this.isOutcomeKnown = isOutcomeKnown;
  }
}

/**
 * Returns the error for a statement that is sent through the database object while a transaction is running. On SQLite
 * such a statement would deadlock, on PostgreSQL it would not be rolled back with the transaction.
 */
export function outsideTransactionError(): Error {
  return new Error('Inside a transaction every statement must go through the transaction object');
}

/**
 * PostgreSQL error codes for a serialization failure and a deadlock. After these, a retried transaction may succeed.
 */
const conflicts = new Set(['40001', '40P01']);

const doubled = '23505';

/**
 * Error codes of PostgreSQL and Node.js for a database that is unreachable, starting, stopping, read-only, out of free
 * connections or disk space, or that exceeded a timeout.
 */
const unavailable =
  /^(08...|57P0[1-5]|53[123]00|55P03|57014|25006|58030|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of PostgreSQL driver errors that have no code: the connection was lost, or a wait timed out. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Maps a PostgreSQL error to DatabaseUnavailable if a retry later may help; otherwise returns it unchanged. */
export function mapPostgresError(error: unknown): unknown {
  if (error instanceof AggregateError) return mapPostgresError(error.errors[0]);
  return unavailable.test(codeOf(error)) || lostWords.test(wordsOf(error))
    ? new DatabaseUnavailable(error)
    : error;
}

/** Returns true if the connection can no longer be used after this error. */
export function isConnectionLost(error: unknown): boolean {
  return /^(08|57P|E)/.test(codeOf(error)) || lostWords.test(wordsOf(error));
}

/**
 * Returns true if retrying the transaction now may succeed: it conflicted with another transaction, its first attempt
 * violated a unique constraint, or it lost its connection before anything was saved. `tries` is the number of attempts
 * so far.
 */
export function isRetryable(error: unknown, tries: number): boolean {
  if (error instanceof DatabaseUnavailable)
    return tries < 3 && error.isOutcomeKnown && hasBroken(error.cause);
  const code = codeOf(error);
  return conflicts.has(code) || (code === doubled && tries === 1);
}

/**
 * Returns true if the connection broke, but not because of a timeout. After a timeout the transaction is not retried,
 * so that callers do not wait twice.
 */
const hasBroken = (error: unknown) => isConnectionLost(error) && !/time/i.test(wordsOf(error));

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');
