import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/services-config';
import { silentLogger } from '../platform/logger';
import { closeDatabase } from './database';
import { lockDatabaseFile } from './data-folder';
import { openShopDatabase } from './open-shop-database';
import { toStartupError } from './startup-errors';
import { startIntegrityCheck } from './database-maintenance';

let folder: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'problems-'));
  good = join(folder, 'good.db');
  const { db } = await openShopDatabase({ database: good, databaseConnections: 1 });
  for (let number = 0; number < 3000; number += 1)
    await db
      .insertInto('setting')
      .values({ name: `setting ${number}`, value: 'x'.repeat(200) })
      .execute();
  await closeDatabase(db);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a modified copy of a valid database. */
function changed(name: string, change: (file: string) => void): string {
  const file = join(folder, name, 'backend.db');
  mkdirSync(join(folder, name));
  copyFileSync(good, file);
  change(file);
  return file;
}

function overwrite(file: string, at: number, bytes: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 65), 0, bytes, at);
  closeSync(handle);
}

function run(file: string, statement: string): void {
  const database = new Libsql(file);
  database.exec(statement);
  database.close();
}

/** Opens the file in the same way as the services do at every start. */
async function start(file: string): Promise<void> {
  const release = lockDatabaseFile(file);
  try {
    const { db } = await openShopDatabase({ database: file, databaseConnections: 1 });
    try {
      await startIntegrityCheck(file, silentLogger);
    } finally {
      await db.destroy();
    }
  } finally {
    release();
  }
}

describe('unusable database file', () => {
  it.each<[string, () => string, RegExp]>([
    [
      'a database with a damaged header',
      () => changed('header', (file) => overwrite(file, 0, 200)),
      /backend\.db is damaged \(file is not a database\)\. .*restore the last backup/,
    ],
    [
      'a truncated database',
      () => changed('cut', (file) => truncateSync(file, statSync(file).size / 2)),
      /backend\.db is damaged .*\.recover/,
    ],
    [
      'a database with overwritten pages',
      () =>
        changed('pages', (file) => overwrite(file, statSync(file).size - 100 * 4096, 60 * 4096)),
      /backend\.db is damaged .*\.recover/,
    ],
    [
      'a database of another program',
      () =>
        changed('foreign', (file) => {
          rmSync(file);
          run(file, 'create table customer (id)');
        }),
      /belongs to another program \(it has the table "customer"\)\. Set DATA_DIR/,
    ],
    [
      'a database of a newer version',
      () =>
        changed('newer', (file) =>
          run(
            file,
            "insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')",
          ),
        ),
      /newer version of this program \(it has the migration "9999-later"\)/,
    ],
    [
      'a path that is a folder',
      () =>
        changed('folder', (file) => {
          rmSync(file);
          mkdirSync(file);
        }),
      /backend\.db cannot be opened\. It must be a file/,
    ],
    [
      'a path below a file',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file', 'backend.db');
      },
      /a part of its path is a file instead of a folder/,
    ],
  ])('stops the start: %s', async (_case, make, sentence) => {
    const failed = await start(make()).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(ConfigError);
    expect(failed).toHaveProperty('message', expect.stringMatching(sentence));
    expect(String(failed)).not.toMatch(/\n/);
  });

  it('stops the start when locked by another program', async () => {
    const file = changed('locked', () => undefined);
    const other = new Libsql(file);
    other.pragma('locking_mode = exclusive');
    other.exec('begin exclusive');
    await expect(start(file)).rejects.toThrow(/backend\.db is locked by another program/);
    other.exec('rollback');
    other.close();
  });

  it.each([
    ['EROFS', /is not writable\. Grant the user/],
    ['EACCES', /is not writable/],
    ['SQLITE_READONLY_DBMOVED', /is not writable/],
    ['SQLITE_FULL', /No disk space left for .*no data was lost/],
    ['ENOSPC', /No disk space left/],
    ['SQLITE_IOERR_READ', /The disk of .* reports errors/],
  ])('reports %s', (code, sentence) => {
    const problem = toStartupError(Object.assign(new Error('x'), { code }), '/srv/data');
    expect(problem).toBeInstanceOf(ConfigError);
    expect(String(problem)).toMatch(sentence);
  });

  it('passes other errors on unchanged', () => {
    const error = new Error('nobody knows');
    expect(toStartupError(error, 'x')).toBe(error);
  });
});

it('a valid file starts', () => start(good));

it('a large file is served before its integrity check, and damage is reported later', async () => {
  let reportDamage: (damage: string) => void = () => undefined;
  const found = new Promise<string>((resolve) => (reportDamage = resolve));
  const reported: unknown[] = [];
  const damage = await startIntegrityCheck(
    '/srv/backend.db',
    { ...silentLogger, error: (message) => reported.push(message) },
    { longestMs: 1, check: () => ({ damage: found }) },
  );
  expect(damage()).toBeNull();
  reportDamage('row 7 missing from index');
  await found;
  await Promise.resolve();
  expect(damage()).toMatch('/srv/backend.db is damaged (row 7 missing from index)');
  expect(reported).toEqual(['The database is damaged']);
});
