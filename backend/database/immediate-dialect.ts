import { setTimeout as pause } from 'node:timers/promises';
import type Libsql from 'libsql';
import {
  CompiledQuery,
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
import { besideTransaction } from './beside-transaction';
import { DatabaseUnavailable } from './database-unavailable';
import { FileConnection } from './file-connection';
import { giveWay } from './give-way';

/** Kysely's own mutex would wait for ever where the driver can tell what is wrong, so the driver has its own. */
class SelfLockingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const pauseMs = 25;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

const isDiskAtFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(String(error.code));

/** What is lent: outside a transaction a statement that finds the file locked is run again, since it has done nothing. */
class LentConnection extends FileConnection {
  readonly #waitOut: (error: unknown, since: number) => Promise<void>;
  #isInside = false;

  constructor(
    open: () => Libsql.Database,
    waitOut: (error: unknown, since: number) => Promise<void>,
  ) {
    super(open);
    this.#waitOut = waitOut;
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A transaction keeps others from writing: it goes on to its end.
    if (!this.#isInside) await giveWay();
    const since = performance.now();
    for (;;)
      try {
        return await super.executeQuery<Row>(query);
      } catch (error) {
        if (isDiskAtFault(error)) throw new DatabaseUnavailable(error);
        if (this.#isInside || !isBusy(error)) throw error;
        this.reopen();
        await this.#waitOut(error, since);
      }
  }

  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#isInside = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const isOver = how === 'rollback' && !this.isInTransaction;
    if (!isOver) await this.executeQuery(CompiledQuery.raw(how));
    this.#isInside = false;
  }
}

interface Ways {
  open: () => Libsql.Database;
  isInsideTransaction: () => boolean;
  /** How long another process that writes is waited for. */
  longestWaitMs: number;
}

class ImmediateDriver implements Driver {
  readonly #connection: LentConnection;
  readonly #isInsideTransaction: () => boolean;
  readonly #longestWaitMs: number;
  #lock: Promise<void> = Promise.resolve();
  #unlock: () => void = () => undefined;

  constructor({ open, isInsideTransaction, longestWaitMs }: Ways) {
    this.#connection = new LentConnection(open, (error, since) => this.#waitOut(error, since));
    this.#isInsideTransaction = isInsideTransaction;
    this.#longestWaitMs = longestWaitMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LentConnection> {
    if (this.#isInsideTransaction()) throw besideTransaction();
    await this.#takeTurn();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#unlock();
  }

  beginTransaction(connection: LentConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: LentConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: LentConnection): Promise<void> {
    return connection.end('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }

  async #takeTurn(): Promise<void> {
    const before = this.#lock;
    let unlock = () => {};
    this.#lock = new Promise((resolve) => (unlock = resolve));
    await before;
    this.#unlock = unlock;
  }

  /** Another process writes: those who only read go on meanwhile. Gives up after the longest wait. */
  async #waitOut(error: unknown, since: number): Promise<void> {
    if (performance.now() - since > this.#longestWaitMs) throw new DatabaseUnavailable(error);
    this.#unlock();
    await pause(pauseMs);
    await this.#takeTurn();
  }
}

/**
 * SQLite on one connection, lent to one caller at a time, so no statement of another request lands inside an open transaction.
 * BEGIN IMMEDIATE takes the write lock at once: two racing orders wait for each other instead of failing at the end. A lock of another
 * process is waited for without holding anybody else up, `longestWaitMs` at most, then it is DatabaseUnavailable.
 * A statement beside the transaction it was started in would wait for itself; it is refused.
 */
export class ImmediateDialect implements Dialect {
  readonly #ways: Ways;

  constructor(ways: Ways) {
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
