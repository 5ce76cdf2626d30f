import type Libsql from 'libsql';
import {
  type CompiledQuery,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { outsideTransactionError, DatabaseUnavailable } from './database-errors';
import { SqliteConnection } from './sqlite-connection';
import { SqliteLockQueue } from './sqlite-lock-queue';
import { yieldEventLoop } from '../platform/event-loop-yielding';

/**
 * Turns off Kysely's own mutex. For a statement outside the running transaction the mutex would wait forever, whereas
 * the driver below throws an error.
 */
class SelfLockingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const isDiskAtFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(String(error.code));

async function reportDiskErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDiskAtFault(error) ? new DatabaseUnavailable(error) : error;
  }
}

const changesRows = ({ sql }: CompiledQuery): boolean =>
  /^\s*(?:insert|update|delete)\b/i.test(sql);

/**
 * A connection lent to one caller. A write outside a transaction gets its own transaction, so that the lock is always
 * taken in the same way.
 */
class LeasedConnection extends SqliteConnection {
  readonly #turns: SqliteLockQueue;
  #isInside = false;

  constructor(open: () => Libsql.Database, lockQueue: SqliteLockQueue) {
    super(open);
    this.#turns = lockQueue;
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => reportDiskErrors(() => super.executeQuery<Row>(query));
    // Inside a transaction this connection already holds the write lock, so the statement runs without waiting.
    if (this.#isInside) return run();
    if (changesRows(query)) return this.#alone(run);
    await yieldEventLoop();
    return this.#turns.forReading(run, () => this.reopen());
  }

  async begin(): Promise<void> {
    await yieldEventLoop();
    await reportDiskErrors(() =>
      this.#turns.forWriting(() => this.runTransactionStatement('begin immediate')),
    );
    this.#isInside = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const isOver = how === 'rollback' && !this.isInTransaction;
    if (!isOver) await reportDiskErrors(async () => this.runTransactionStatement(how));
    this.#isInside = false;
  }

  async #alone<Result>(change: () => Promise<Result>): Promise<Result> {
    await this.begin();
    try {
      const result = await change();
      await this.end('commit');
      return result;
    } catch (error) {
      await this.end('rollback');
      throw error;
    }
  }
}

interface SqliteDialectOptions {
  open: () => Libsql.Database;
  isInsideTransaction: () => boolean;
  /** Maximum wait for another process that is writing, in milliseconds. */
  longestWaitMs: number;
}

class ImmediateDriver implements Driver {
  readonly #connection: LeasedConnection;
  readonly #isInsideTransaction: () => boolean;
  readonly #turns: SqliteLockQueue;

  constructor({ open, isInsideTransaction, longestWaitMs }: SqliteDialectOptions) {
    this.#turns = new SqliteLockQueue(longestWaitMs);
    this.#connection = new LeasedConnection(open, this.#turns);
    this.#isInsideTransaction = isInsideTransaction;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LeasedConnection> {
    if (this.#isInsideTransaction()) throw outsideTransactionError();
    await this.#turns.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  beginTransaction(connection: LeasedConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: LeasedConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: LeasedConnection): Promise<void> {
    return connection.end('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

/**
 * SQLite dialect with one connection, lent to one caller at a time, so that no statement of another request runs inside
 * an open transaction. Transactions start with BEGIN IMMEDIATE, which takes the write lock at once: of two concurrent
 * orders the second one waits and does not fail on commit. Waiting for the lock of another process does not block other
 * callers; after `longestWaitMs` DatabaseUnavailable is thrown. A statement outside the transaction it was started in
 * would deadlock and is rejected.
 */
export class SqliteDialect implements Dialect {
  readonly #ways: SqliteDialectOptions;

  constructor(options: SqliteDialectOptions) {
    this.#ways = options;
  }

  createDriver(): Driver {
    return new ImmediateDriver(this.#ways);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SelfLockingAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
