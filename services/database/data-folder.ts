import { mkdirSync, chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { ConfigError } from '../platform/environment';
import { toStartupError } from './startup-errors';

interface LockHolder {
  pid: number;
  host: string;
  since: string;
}

/**
 * Makes SQLite's file this process's own until the answer is called or the process ends, however it ends: the lock is the system's, on a
 * small file beside it that also says who has it. Commands may still write. Throws ConfigError naming the holder when another process
 * serves the file.
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
    // Others may read who has it, and nobody else can begin this.
    lock.exec('begin immediate');
    return () => {
      // A closed connection keeps its lock until its statements are forgotten.
      lock.exec('rollback');
      lock.close();
    };
  } catch (error) {
    const holder = isBusy(error) ? readHolder(lock) : null;
    lock.close();
    if (holder === null) throw toStartupError(error, file);
    throw new ConfigError(
      `${file} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop that one first, or give this start a DATA_DIR of its own; several services on one database need PostgreSQL (DATABASE_URL).`,
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

/** Asked while the other one writes its name down, nobody is known yet. */
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
 * Makes a folder, and all that lies in it, its owner's alone: databases hold addresses, mails and keys. What this process makes from
 * now on is so from the beginning. A folder that is not there is made.
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
