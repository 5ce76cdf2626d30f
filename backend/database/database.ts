import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { Kysely, type Transaction as KyselyTransaction } from 'kysely';
import { ImmediateDialect } from './immediate-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** Set while the code of a transaction runs. */
const insideTransaction = new AsyncLocalStorage<true>();

/** Opens (and creates) the database file with the settings that keep an acknowledged order through kill -9 and power loss. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new Kysely<Tables>({
    dialect: new ImmediateDialect({ database }, () => insideTransaction.getStore() === true),
  });
}

/**
 * Runs the work in one write transaction: all of it is kept, or nothing when it throws. Waits for the transactions before it.
 * Inside, use the given transaction only; a statement on the database itself is refused, since it would wait for itself.
 */
export function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)));
}
