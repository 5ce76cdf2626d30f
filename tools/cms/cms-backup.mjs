import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/**
 * @typedef {{ dataDir: string, database: Record<string, string> }} CmsLocation
 * @typedef {{ engine: 'sqlite' | 'postgres', createdAt: string }} BackupManifest
 */

const fileNames = {
  note: 'backup.json',
  sqlite: 'cms.db',
  postgres: 'cms.dump',
  uploads: 'uploads',
};

/**
 * Backs up the database and uploads into a new folder, even while the CMS runs. A file uploaded meanwhile may be
 * included without its entry, but no entry without its file. Secrets are not included. Returns a message for the
 * console. Throws an error with a message for the console if the backup fails.
 * @param {CmsLocation} place
 * @param {string} folder
 */
export async function createCmsBackup({ dataDir, database }, folder) {
  if (existsSync(folder))
    throw new Error(`${folder} exists already: choose a new folder for the backup.`);
  const engine = database['DATABASE_URL'] ? 'postgres' : 'sqlite';
  const file = join(dataDir, 'cms.db');
  if (engine === 'sqlite' && !existsSync(file))
    throw new Error(`There is no content in ${dataDir} yet: run npm run cms first.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (engine === 'postgres')
    runClientTool('pg_dump', [
      '--format=custom',
      `--file=${join(folder, fileNames.postgres)}`,
      getDatabaseUrl(database),
    ]);
  else copySqlite(file, join(folder, fileNames.sqlite));
  cpSync(getUploadsFolder(dataDir), join(folder, fileNames.uploads), { recursive: true });
  // Written last, so that a folder without this file is an incomplete backup.
  const note = { engine, madeAt: new Date().toISOString() };
  writeFileSync(join(folder, fileNames.note), JSON.stringify(note, null, 2));
  return `Database and uploads are in ${folder}. Keep the keys in ${join(dataDir, 'secrets.json')} apart from it.`;
}

/**
 * Restores a backup while the CMS is stopped. An existing SQLite file and uploads are renamed with a timestamp. The
 * tables of a PostgreSQL database are replaced. Returns a message for the console. Throws an error with a message for
 * the console if it fails.
 * @param {CmsLocation} place
 * @param {string} folder
 */
export async function restoreCmsBackup({ dataDir, database }, folder) {
  const { engine, createdAt: madeAt } = readManifest(folder);
  const present = database['DATABASE_URL'] ? 'postgres' : 'sqlite';
  if (engine !== present)
    throw new Error(
      engine === 'postgres'
        ? 'This backup contains a PostgreSQL database: set CMS_DATABASE_URL.'
        : 'This backup contains an SQLite file: remove CMS_DATABASE_URL.',
    );
  const backupSuffix = `.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  mkdirSync(dataDir, { recursive: true });
  if (engine === 'postgres')
    runClientTool('pg_restore', [
      ...['--clean', '--if-exists', '--no-owner', '--single-transaction'],
      ...[`--dbname=${getDatabaseUrl(database)}`, join(folder, fileNames.postgres)],
    ]);
  else {
    const file = join(dataDir, 'cms.db');
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(file + ending)) renameSync(file + ending, file + backupSuffix + ending);
    cpSync(join(folder, fileNames.sqlite), file);
  }
  const uploads = getUploadsFolder(dataDir);
  if (existsSync(uploads)) renameSync(uploads, uploads + backupSuffix);
  cpSync(join(folder, fileNames.uploads), uploads, { recursive: true });
  return `The CMS is restored to ${madeAt}. The previous files end in ${backupSuffix}.`;
}

/** @param {string} dataDir */
function getUploadsFolder(dataDir) {
  const uploads = join(dataDir, 'public/uploads');
  mkdirSync(join(dataDir, 'public'), { recursive: true });
  return uploads;
}

/**
 * @param {string} folder
 * @returns {BackupManifest}
 */
function readManifest(folder) {
  const file = join(folder, fileNames.note);
  if (!existsSync(file))
    throw new Error(`${folder} is not a complete backup: ${fileNames.note} is missing.`);
  const { engine, madeAt } = parseJson(readFileSync(file, 'utf8'));
  if ((engine !== 'sqlite' && engine !== 'postgres') || typeof madeAt !== 'string')
    throw new Error(`${folder} is not a complete backup: ${fileNames.note} is damaged.`);
  return { engine, createdAt: madeAt };
}

/**
 * @param {string} text
 * @returns {{ engine?: unknown, madeAt?: unknown }}
 */
function parseJson(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Makes a consistent copy of a SQLite file, even while another process writes to it.
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

/** @param {CmsLocation['database']} database */
function getDatabaseUrl(database) {
  return database['DATABASE_URL'] ?? '';
}

/**
 * Runs a client program of PostgreSQL and throws if it fails. The error omits the arguments, because they contain the
 * password.
 * @param {string} program
 * @param {string[]} args
 */
function runClientTool(program, args) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error)
    throw new Error(`${program} could not be run: install the client tools of PostgreSQL.`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split('\n').at(-1)}`);
}
