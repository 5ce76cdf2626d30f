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
/** Connection that stands for another process writing to the file, such as an operator's command. */
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

it('waits for the lock of another process while reads continue', async () => {
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

it('reports a lasting lock after the timeout, and writes resume', async () => {
  const impatient = openDatabase(file, { longestWaitMs: 50 });
  const write = (name: string) =>
    inTransaction(impatient, (trx) => trx.insertInto('setting').values(setting(name)).execute());
  await expect(write('refused')).rejects.toThrow('The database cannot be reached at the moment');
  other.exec('commit');
  await write('after');
  expect(await names()).toEqual(['after']);
  await impatient.destroy();
});

it('lets one of many waiting writers poll the lock and keeps the file open', async () => {
  let opened = 0;
  const rejectedAt: number[] = [];
  const open = () => {
    opened += 1;
    const connection = new Libsql(file);
    const exec = connection.exec.bind(connection);
    connection.exec = (statement) => {
      try {
        return exec(statement);
      } catch (error) {
        rejectedAt.push(performance.now());
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
  await vi.waitFor(() => expect(rejectedAt.length).toBeGreaterThan(3));
  other.exec('commit');
  await written;
  expect(await names()).toEqual(values.map(({ name }) => name));
  const pauses = rejectedAt.slice(1).map((at, index) => at - rejectedAt[index]!);
  // A timer may fire a fraction of a ms early.
  expect(Math.min(...pauses)).toBeGreaterThan(24);
  expect(opened).toBe(1);
  await waiting.destroy();
});
