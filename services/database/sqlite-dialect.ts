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
import { outsideTransactionError } from './database-errors';
import { DatabaseUnavailable } from './database-errors';
import { SqliteConnection } from './sqlite-connection';
import { SqliteLockQueue } from './sqlite-lock-queue';
import { yieldEventLoop } from '../platform/cooperative';

/** Kysely's own mutex would wait for ever where the driver can tell what is wrong, so the driver has its own. */
class SelfLockingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const isDiskAtFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(String(error.code));

async function tellDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDiskAtFault(error) ? new DatabaseUnavailable(error) : error;
  }
}

const changesRows = ({ sql }: CompiledQuery): boolean =>
  /^\s*(?:insert|update|delete)\b/i.test(sql);

/** What is lent. A change outside a transaction is one of its own: the lock is taken in one way only. */
class LeasedConnection extends SqliteConnection {
  readonly #turns: SqliteLockQueue;
  #isInside = false;

  constructor(open: () => Libsql.Database, turns: SqliteLockQueue) {
    super(open);
    this.#turns = turns;
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => tellDisk(() => super.executeQuery<Row>(query));
    // A transaction keeps others from writing: it goes on to its end.
    if (this.#isInside) return run();
    if (changesRows(query)) return this.#alone(run);
    await yieldEventLoop();
    return this.#turns.forReading(run, () => this.reopen());
  }

  async begin(): Promise<void> {
    await yieldEventLoop();
    await tellDisk(() => this.#turns.forWriting(() => this.turnTo('begin immediate')));
    this.#isInside = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const isOver = how === 'rollback' && !this.isInTransaction;
    if (!isOver) await tellDisk(async () => this.turnTo(how));
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
  /** How long another process that writes is waited for. */
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
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give();
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
 * SQLite on one connection, lent to one caller at a time, so no statement of another request lands inside an open transaction.
 * BEGIN IMMEDIATE takes the write lock at once: two racing orders wait for each other instead of failing at the end. A lock of another
 * process is waited for without holding anybody else up, `longestWaitMs` at most, then it is DatabaseUnavailable.
 * A statement beside the transaction it was started in would wait for itself; it is refused.
 */
export class SqliteDialect implements Dialect {
  readonly #ways: SqliteDialectOptions;

  constructor(ways: SqliteDialectOptions) {
    this.#ways = ways;
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
