import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, inTransaction, openDatabase } from './database';
import { SqliteDialect } from './sqlite-dialect';
import { migrate } from './migrate';
import type { Tables } from './tables';

let folder: string;
let file: string;
let db: Database;
/** Another process that writes to the file, such as an operator's command. */
let other: InstanceType<typeof Libsql>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'locked-'));
  file = join(folder, 'backend.db');
  db = openDatabase(file);
  await migrate(db);
  other = new Libsql(file);
  other.exec('begin immediate');
});

afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const names = async () =>
  (await db.selectFrom('setting').select('name').orderBy('name').execute()).map(({ name }) => name);
const setting = (name: string) => ({ name, value: '' });

it('another process’s lock is waited for while others read, and nothing is left of it', async () => {
  const writing = inTransaction(db, (trx) =>
    trx.insertInto('setting').values(setting('transaction')).execute(),
  );
  const alone = db.insertInto('setting').values(setting('statement')).execute();
  expect(await names()).toEqual([]);
  expect(await names()).toEqual([]);
  other.exec('commit');
  await Promise.all([writing, alone]);
  await inTransaction(db, (trx) => trx.insertInto('setting').values(setting('after')).execute());
  expect(await names()).toEqual(['after', 'statement', 'transaction']);
});

it('a lasting lock is reported after the timeout and writing resumes', async () => {
  const impatient = openDatabase(file, { longestWaitMs: 50 });
  const write = (name: string) =>
    inTransaction(impatient, (trx) => trx.insertInto('setting').values(setting(name)).execute());
  await expect(write('refused')).rejects.toThrow('The database cannot be reached at the moment');
  other.exec('commit');
  await write('after');
  expect(await names()).toEqual(['after']);
  await impatient.destroy();
});

it('of many who wait to write one at a time asks whether the lock is gone, and the file stays open', async () => {
  let opened = 0;
  const refusedAt: number[] = [];
  const open = () => {
    opened += 1;
    const connection = new Libsql(file);
    const exec = connection.exec.bind(connection);
    connection.exec = (statement) => {
      try {
        return exec(statement);
      } catch (error) {
        refusedAt.push(performance.now());
        throw error;
      }
    };
    return connection;
  };
  const dialect = new SqliteDialect({
    ...{ open, isInsideTransaction: () => false, longestWaitMs: 60_000 },
  });
  const waiting = new Kysely<Tables>({ dialect });
  const values = Array.from({ length: 40 }, (_, index) => setting(`write ${index + 10}`));
  const written = Promise.all(
    values.map((one) => waiting.insertInto('setting').values(one).execute()),
  );
  await vi.waitFor(() => expect(refusedAt.length).toBeGreaterThan(3));
  other.exec('commit');
  await written;
  expect(await names()).toEqual(values.map(({ name }) => name));
  const pauses = refusedAt.slice(1).map((at, index) => at - refusedAt[index]!);
  // A timer may come a part of a millisecond early.
  expect(Math.min(...pauses)).toBeGreaterThan(24);
  expect(opened).toBe(1);
  await waiting.destroy();
});
