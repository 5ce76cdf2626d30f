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

/** Lets so many in at a time, the others in the order in which they came. Throws DatabaseUnavailable after so long a wait, 8 seconds by itself. */
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
  /** The most connections to PostgreSQL; SQLite has one. */
  connections?: number;
  /** For what may take long, as migrations: no statement is broken off. */
  hasLongTimeouts?: boolean;
  /** SQLite's file is nobody else's until it is closed; throws when somebody has it. */
  isExclusive?: boolean;
  /**
   * How long others are waited for, in milliseconds. Unless told otherwise: who writes to SQLite's file 5 s; for a connection to PostgreSQL 5 s,
   * for a place among those who write there 8 s.
   */
  longestWaitMs?: number;
}

/** Set while the code of a transaction runs. */
const insideTransaction = new AsyncLocalStorage<true>();

const isInside = () => insideTransaction.getStore() === true;

/** On PostgreSQL some connections are left for those who only read. */
const gates = new WeakMap<Database, Semaphore>();
const defaultConnections = 10;

/** True for the address of a PostgreSQL server; everything else is a file of SQLite's. */
export const isServerUrl = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place);

/**
 * Opens a database: `postgres://…`, or the file of SQLite's, which is created with the settings that keep an acknowledged order through
 * kill -9 and power loss. A server is asked for the first time by the first statement.
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
    // From here on the driver waits by itself, and lets others go on meanwhile.
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

/** Closes a database when everything under way has ended; SQLite's file then holds everything by itself. */
export async function closeDatabase(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
}

/**
 * Runs the work in one write transaction: all of it is kept, or nothing when it throws. It acts as if all transactions came one after the
 * other: on SQLite they do, on PostgreSQL the work may be run again when it met another one, so it changes nothing but the database.
 * `takesNumber` says that the work takes a running number and lets it wait for its turn. Throws DatabaseUnavailable after bounded waits.
 * Inside, use the given transaction only; a statement on the database itself is refused, since it would wait for itself.
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
  options: { takesNumber?: boolean } = {},
): Promise<Result> {
  const take = () =>
    db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
  if (!isPostgres(db)) return take();
  const again = () => retryTransaction(take, options);
  return gates.get(db)?.through(again) ?? again();
}
