import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../platform/environment';
import type { Logger } from '../platform/logger';
import { formatDamagedFile } from './startup-errors';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './sql-helpers';

interface FileCheck {
  /** What is damaged, in SQLite's words; null for nothing. Resolves when the whole file has been read. */
  readonly damage: Promise<string | null>;
}

/** Beside everything else: a check reads the whole file, and the driver waits for the disk. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Libsql = require(workerData.driver);
  const check = () => {
    const database = new Libsql(workerData.file, { readonly: true });
    try {
      const [row] = database.prepare('pragma quick_check(1)').all();
      return row.quick_check === 'ok' ? null : row.quick_check;
    } finally {
      database.close();
    }
  };
  try {
    parentPort.postMessage(check());
  } catch (error) {
    parentPort.postMessage(String(error.code).startsWith('SQLITE_BUSY') ? null : error.message);
  }
`;

/** Looks through a file of SQLite's for damage, in a thread of its own, so that the services need not wait for a large one. */
function checkSqliteIntegrity(file: string): FileCheck {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(program, { eval: true, workerData: { file, driver } });
  worker.unref();
  const damage = new Promise<string | null>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { damage };
}

const patienceMs = 5_000;

/**
 * Looks through SQLite's file for damage before it is served: ConfigError with what to do where some is found. A start waits five seconds at
 * most; the rest of a large file is looked through while it is served, and the answer says what was found by then (null: nothing).
 */
export async function startIntegrityCheck(
  file: string,
  logger: Logger,
  { longestMs = patienceMs, check = checkSqliteIntegrity } = {},
): Promise<() => string | null> {
  const { damage } = check(file);
  const waiting = new AbortController();
  const late = Symbol('late');
  const found = await Promise.race([
    damage,
    pause(longestMs, late, { signal: waiting.signal }).catch(() => late),
  ]);
  waiting.abort();
  if (typeof found === 'string') throw new ConfigError(formatDamagedFile(file, found));
  if (found === null) return () => null;
  let later: string | null = null;
  damage.then(
    (word) => {
      if (word === null) return;
      later = formatDamagedFile(file, word);
      logger.error('The database is damaged', { advice: later });
    },
    (error: unknown) => logger.error('The database could not be looked through', { error }),
  );
  return () => later;
}

/**
 * Sees to it that what stood in rows before they were written anew stands nowhere any more: pages that were given up, and SQLite's log.
 * PostgreSQL's own log of changes goes when the server needs it no more.
 */
export async function purgeOverwrittenContent(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`vacuum full setting`.execute(db);
    await sql`vacuum full identity_key`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
