import { DatabaseUnavailable } from './database-errors';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { Kysely, sql, type Transaction as KyselyTransaction } from 'kysely';
import { SqliteDialect } from './sqlite-dialect';
import { isPostgres } from './sql-helpers';
import { PostgresDialect } from './postgres-dialect';
import { openPool } from './postgres-pool';
import type { Tables } from './tables';
import { retryTransaction } from './postgres-transactions';

/**
 * Limits how many calls run at the same time; further calls wait in order of arrival. Throws DatabaseUnavailable after
 * the maximum wait (8 s by default).
 */
class Semaphore {
  #free: number;
  readonly #longestWaitMs: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number, longestWaitMs = 8_000) {
    this.#free = places;
    this.#longestWaitMs = longestWaitMs;
  }

  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new DatabaseUnavailable(new Error('Too many transactions are waiting')));
      }, this.#longestWaitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(enter);
    });
  }
}

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export interface DatabaseOptions {
  /** Maximum number of connections to PostgreSQL (default 10). SQLite always uses a single connection. */
  connections?: number;
  /** True for long-running work such as migrations: statements do not time out. */
  hasLongTimeouts?: boolean;
  /** Locks the SQLite file until the database is closed. Opening throws if another process has locked the file. */
  isExclusive?: boolean;
  /**
   * Maximum wait in milliseconds. Defaults: 5 s for another process writing to the SQLite file, 5 s for a PostgreSQL
   * connection, 8 s for a write slot on PostgreSQL.
   */
  longestWaitMs?: number;
}

/** True within the asynchronous context of a transaction's code. */
const insideTransaction = new AsyncLocalStorage<true>();

const isInside = () => insideTransaction.getStore() === true;

/** Limits the number of concurrent write transactions on PostgreSQL, so that some connections remain for readers. */
const gates = new WeakMap<Database, Semaphore>();
const defaultConnections = 10;

/** Returns true for the URL of a PostgreSQL server. Anything else is the path of a SQLite file. */
export const isServerUrl = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place);

/**
 * Opens a database: a `postgres://…` URL or a SQLite file. The file is created if missing, with settings that keep an
 * acknowledged order through kill -9 and power loss. A PostgreSQL server is contacted only by the first statement.
 */
export function openDatabase(place: string, options: DatabaseOptions = {}): Database {
  return isServerUrl(place) ? openServer(place, options) : openFile(place, options);
}

function openFile(
  file: string,
  { isExclusive = false, longestWaitMs = 5_000 }: DatabaseOptions,
): Database {
  mkdirSync(dirname(file), { recursive: true });
  const open = () => {
    const database = new Libsql(file);
    if (isExclusive) database.pragma('locking_mode = exclusive');
    else database.pragma('busy_timeout = 5000');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite's own waiting for a lock blocks the whole process, so it is turned off; SqliteLockQueue retries instead.
    database.pragma('busy_timeout = 0');
    return database;
  };
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ open, isInsideTransaction: isInside, longestWaitMs }),
  });
}

function openServer(
  url: string,
  { connections = defaultConnections, hasLongTimeouts = false, longestWaitMs }: DatabaseOptions,
): Database {
  const pool = openPool(url, { connections, hasLongTimeouts, longestWaitMs });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect(pool, isInside) });
  gates.set(db, new Semaphore(Math.max(1, Math.ceil(connections * 0.7)), longestWaitMs));
  return db;
}

/** Closes a database after all running work has ended. SQLite's write-ahead log is merged into the file first. */
export async function closeDatabase(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
}

/**
 * Runs the work in one write transaction; everything is rolled back if it throws. Transactions behave as if run one
 * after another: SQLite serializes them, PostgreSQL may run the work again after a conflict. The work must therefore
 * have no side effects outside the database. Set `takesNumber` if the work assigns a sequential number, such as an
 * order number: on PostgreSQL the transaction then waits at its start until no other such transaction is running.
 * Throws DatabaseUnavailable if a wait takes too long. The work must use only the given transaction: a statement sent
 * through the database object is rejected, because it would deadlock.
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
  options: { takesNumber?: boolean } = {},
): Promise<Result> {
  const acquire = () =>
    db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
  if (!isPostgres(db)) return acquire();
  const again = () => retryTransaction(acquire, options);
  return gates.get(db)?.through(again) ?? again();
}
