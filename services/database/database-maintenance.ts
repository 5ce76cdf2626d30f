import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../platform/services-config';
import type { Logger } from '../platform/logger';
import { formatDamagedFile } from './startup-errors';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './sql-helpers';

interface FileCheck {
  /** SQLite's description of the damage, or null if there is none. Resolves after the whole file was read. */
  readonly damage: Promise<string | null>;
}

/**
 * Source code of the worker thread. The check runs there, because it reads the whole file and the driver blocks its
 * thread.
 */
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

/** Checks a SQLite file for damage in a worker thread, so that the services are not blocked by a large file. */
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

const timeoutMs = 5_000;

/**
 * Checks the SQLite file for damage before it is served. Throws ConfigError with instructions if damage is found.
 * Startup waits at most five seconds; a large file is checked further while it is served, and the returned function
 * reports the damage found so far (null if none).
 */
export async function startIntegrityCheck(
  file: string,
  logger: Logger,
  { longestMs = timeoutMs, check = checkSqliteIntegrity } = {},
): Promise<() => string | null> {
  const { damage } = check(file);
  const waiting = new AbortController();
  const timedOut = Symbol('late');
  const found = await Promise.race([
    damage,
    pause(longestMs, timedOut, { signal: waiting.signal }).catch(() => timedOut),
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
    (error: unknown) => logger.error('Database integrity check failed to run', { error }),
  );
  return () => later;
}

/**
 * Removes overwritten row content from the disk: free pages and SQLite's write-ahead log. PostgreSQL removes its own
 * log when the server no longer needs it.
 */
export async function removeOverwrittenContentFromDisk(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`vacuum full setting`.execute(db);
    await sql`vacuum full identity_key`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
