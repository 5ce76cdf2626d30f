/**
 * The database cannot be used for the moment: nobody answers, or the wait was too long. Nothing was kept, unless the connection broke while
 * it was being kept (`isOutcomeKnown` false): then nobody can say, and the same call again finds out.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly isOutcomeKnown: boolean;

  constructor(cause: unknown, { isOutcomeKnown = true } = {}) {
    super('The database cannot be reached at the moment. Please try again.', { cause });
    this.isOutcomeKnown = isOutcomeKnown;
  }
}

/** A statement on the database itself while a transaction runs: on SQLite it would wait for itself, on PostgreSQL it would not be undone. */
export function outsideTransactionError(): Error {
  return new Error('Inside a transaction every statement must go through the transaction object');
}

/** Two transactions met and this one lost, or both waited for each other: taken again it may win. */
const conflicts = new Set(['40001', '40P01']);

const doubled = '23505';

/** Nobody answers, the server is going or coming, takes no more connections, waited too long, cannot write, or has no space left. */
const unavailable =
  /^(08...|57P0[1-5]|53[123]00|55P03|57014|25006|58030|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** What the driver says without a code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** A failure of PostgreSQL's as callers are to see it: DatabaseUnavailable where asking again later helps, else as it is. */
export function mapPostgresError(error: unknown): unknown {
  if (error instanceof AggregateError) return mapPostgresError(error.errors[0]);
  return unavailable.test(codeOf(error)) || lostWords.test(wordsOf(error))
    ? new DatabaseUnavailable(error)
    : error;
}

/** True for a failure after which the connection is of no use. */
export function isConnectionLost(error: unknown): boolean {
  return /^(08|57P|E)/.test(codeOf(error)) || lostWords.test(wordsOf(error));
}

/**
 * True when the same transaction has a chance now: it lost against another one, met a row that another has just added, or lost its
 * connection before anything was kept. `tries` says how often it was taken.
 */
export function isRetryable(error: unknown, tries: number): boolean {
  if (error instanceof DatabaseUnavailable)
    return tries < 3 && error.isOutcomeKnown && hasBroken(error.cause);
  const code = codeOf(error);
  return conflicts.has(code) || (code === doubled && tries === 1);
}

/** Lost at once: whoever has waited for an answer that never came waits no second time. */
const hasBroken = (error: unknown) => isConnectionLost(error) && !/time/i.test(wordsOf(error));

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');
