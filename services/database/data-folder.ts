import { mkdirSync, chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { ConfigError } from '../platform/services-config';
import { toStartupError } from './startup-errors';

interface LockHolder {
  pid: number;
  host: string;
  since: string;
}

/**
 * Locks the SQLite file for this process until the returned function is called or the process ends. The lock is an
 * operating-system lock on a small file next to the database; the small file also names the process that holds the
 * lock. Commands can still write to the database. Throws ConfigError, naming the other process, if another process
 * holds the lock.
 */
export function lockDatabaseFile(file: string): () => void {
  const lock = openLock(file);
  try {
    lock.pragma('busy_timeout = 0');
    lock.exec('create table if not exists holder (pid integer, host text, since text)');
    lock.exec('begin exclusive');
    lock.exec('delete from holder');
    lock
      .prepare('insert into holder values (?, ?, ?)')
      .run(process.pid, hostname(), new Date().toISOString());
    lock.exec('commit');
    // Other processes can still read which process holds the lock, but cannot begin a transaction.
    lock.exec('begin immediate');
    return () => {
      // The rollback comes first, because a closed connection keeps its lock until its statements are released.
      lock.exec('rollback');
      lock.close();
    };
  } catch (error) {
    const holder = isBusy(error) ? readHolder(lock) : null;
    lock.close();
    if (holder === null) throw toStartupError(error, file);
    throw new ConfigError(
      `${file} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop that process first, or set another DATA_DIR; several services on one database need PostgreSQL (DATABASE_URL).`,
    );
  }
}

function openLock(file: string): Libsql.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return new Libsql(`${file}.lock`);
  } catch (error) {
    throw toStartupError(error, file);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Returns the process that holds the lock, or placeholder values while that process is still writing its entry. */
function readHolder(lock: Libsql.Database): LockHolder {
  const unknown = { pid: 0, host: 'this machine', since: 'just now' };
  try {
    return (lock.prepare('select pid, host, since from holder').get() as LockHolder) ?? unknown;
  } catch {
    return unknown;
  }
}

const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Restricts a folder and everything in it to its owner, because databases contain addresses, emails and keys. Also sets
 * the umask, so files created later are restricted too. Creates the folder if it does not exist.
 */
export function restrictPermissions(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: folderMode });
  repair(folder);
}

function repair(path: string): void {
  if (!existsSync(path)) return;
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const wanted = found.isDirectory() ? folderMode : fileMode;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  if (found.isDirectory()) for (const name of readdirSync(path)) repair(join(path, name));
}
