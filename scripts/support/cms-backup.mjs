import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/**
 * @typedef {{ dataDir: string, database: Record<string, string> }} Place
 * @typedef {{ engine: 'sqlite' | 'postgres', madeAt: string }} Note
 */

const parts = { note: 'backup.json', sqlite: 'cms.db', postgres: 'cms.dump', uploads: 'uploads' };

/**
 * Writes database and uploads into a new folder, also while the CMS runs: what is uploaded during the copy may come along without its
 * entry, never the other way round. Keys are not in it. Answers with a sentence; throws one where it cannot.
 * @param {Place} place
 * @param {string} folder
 */
export async function backUp({ dataDir, database }, folder) {
  if (existsSync(folder))
    throw new Error(`${folder} is there already: a backup wants a new folder.`);
  const engine = database['DATABASE_URL'] ? 'postgres' : 'sqlite';
  const file = join(dataDir, 'cms.db');
  if (engine === 'sqlite' && !existsSync(file))
    throw new Error(`There is no content in ${dataDir} yet: run npm run cms first.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (engine === 'postgres')
    run('pg_dump', [
      '--format=custom',
      `--file=${join(folder, parts.postgres)}`,
      address(database),
    ]);
  else copySqlite(file, join(folder, parts.sqlite));
  cpSync(uploadsOf(dataDir), join(folder, parts.uploads), { recursive: true });
  // Written last: a folder without it is half a backup.
  const note = { engine, madeAt: new Date().toISOString() };
  writeFileSync(join(folder, parts.note), JSON.stringify(note, null, 2));
  return `Database and uploads are in ${folder}. Keep the keys in ${join(dataDir, 'secrets.json')} apart from it.`;
}

/**
 * Puts back what `backUp` has written, while the CMS does not run. SQLite's file and uploads that were there are set aside with a name that says
 * when; a PostgreSQL database has its tables replaced. Answers with a sentence; throws one where it cannot.
 * @param {Place} place
 * @param {string} folder
 */
export async function restore({ dataDir, database }, folder) {
  const { engine, madeAt } = readNote(folder);
  const present = database['DATABASE_URL'] ? 'postgres' : 'sqlite';
  if (engine !== present)
    throw new Error(
      engine === 'postgres'
        ? 'This backup is of a PostgreSQL database: set CMS_DATABASE_URL.'
        : 'This backup is of an SQLite file: take CMS_DATABASE_URL away.',
    );
  const aside = `.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  mkdirSync(dataDir, { recursive: true });
  if (engine === 'postgres')
    run('pg_restore', [
      ...['--clean', '--if-exists', '--no-owner', '--single-transaction'],
      ...[`--dbname=${address(database)}`, join(folder, parts.postgres)],
    ]);
  else {
    const file = join(dataDir, 'cms.db');
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(file + ending)) renameSync(file + ending, file + aside + ending);
    cpSync(join(folder, parts.sqlite), file);
  }
  const uploads = uploadsOf(dataDir);
  if (existsSync(uploads)) renameSync(uploads, uploads + aside);
  cpSync(join(folder, parts.uploads), uploads, { recursive: true });
  return `The CMS is as it was at ${madeAt}. What was there before ends in ${aside}.`;
}

/** @param {string} dataDir */
function uploadsOf(dataDir) {
  const uploads = join(dataDir, 'public/uploads');
  mkdirSync(join(dataDir, 'public'), { recursive: true });
  return uploads;
}

/**
 * @param {string} folder
 * @returns {Note}
 */
function readNote(folder) {
  const file = join(folder, parts.note);
  if (!existsSync(file)) throw new Error(`${folder} is no whole backup: ${parts.note} is missing.`);
  const { engine, madeAt } = parsed(readFileSync(file, 'utf8'));
  if ((engine !== 'sqlite' && engine !== 'postgres') || typeof madeAt !== 'string')
    throw new Error(`${folder} is no whole backup: ${parts.note} is damaged.`);
  return { engine, madeAt };
}

/**
 * @param {string} text
 * @returns {{ engine?: unknown, madeAt?: unknown }}
 */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * A whole copy, whatever is being written meanwhile.
 * @param {string} file
 * @param {string} copy
 */
function copySqlite(file, copy) {
  const db = new Sqlite(file);
  try {
    db.prepare('vacuum into ?').run(copy);
  } finally {
    db.close();
  }
}

/** @param {Place['database']} database */
function address(database) {
  return database['DATABASE_URL'] ?? '';
}

/**
 * The error never repeats the arguments: the address holds a password.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error)
    throw new Error(`${program} could not be run: install the client tools of PostgreSQL.`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split('\n').at(-1)}`);
}
