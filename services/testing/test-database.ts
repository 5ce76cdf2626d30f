import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { copyTemplate } from '@/e2e/support/copy-template';
import { closeDatabase, type Database, isServerUrl, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import {
  createEmptyDatabase,
  releaseDatabase,
  acquireDatabase,
  type TestServer,
} from './test-server';

export interface TestDatabase {
  db: Database;
  /** Where it is, to be opened a second time. */
  place: string;
  close(): Promise<void>;
}

/** What a database holds from the start. It is written once in a run, and copied: it must be the same every time. */
export interface DatabaseTemplate {
  name: string;
  fill(db: Database): Promise<void>;
}

/** On a busy machine others in a test may take longer than a shop would wait: that the machine is slow is no failure. */
const patience = { hasLongTimeouts: true, longestWaitMs: 60_000 };

const nothing: DatabaseTemplate = { name: 'empty', fill: async () => undefined };

/**
 * A real database of the newest shape and nobody else's, empty unless told otherwise, gone after close. It is a file of SQLite's, or one of
 * the PostgreSQL server that the run is told of.
 */
export async function openTestDatabase(filling = nothing): Promise<TestDatabase> {
  const server = inject('postgres');
  return server ? onServer(server, filling) : inFile(filling);
}

/** A place for an empty database without any tables, and what removes it. */
export async function createDatabasePlace(): Promise<{
  place: string;
  remove: () => Promise<void>;
}> {
  const server = inject('postgres');
  if (server) return { place: await createEmptyDatabase(server), remove: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { place: join(folder, 'backend.db'), remove };
}

/** A database of a test, as one more process opens it. What a test writes need not outlive the power: it waits for no disk. */
export async function openSecondConnection(place: string): Promise<Database> {
  const db = openDatabase(place, patience);
  if (!isServerUrl(place)) await sql`pragma synchronous = off`.execute(db);
  return db;
}

async function inFile(filling: DatabaseTemplate): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const place = join(folder, 'backend.db');
  await copyTemplate(`${filling.name}.db`, place, (template) => make(template, filling));
  const db = await openSecondConnection(place);
  return {
    ...{ db, place },
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(server: TestServer, filling: DatabaseTemplate): Promise<TestDatabase> {
  const template = { name: filling.name, make: (place: string) => make(place, filling) };
  const place = await acquireDatabase(server, template);
  const db = await openSecondConnection(place);
  return {
    ...{ db, place },
    close: async () => {
      await db.destroy();
      releaseDatabase(template, place);
    },
  };
}

/** Everything ends up in the file itself, nothing in a log beside it: the file alone is copied. */
async function make(place: string, { fill }: DatabaseTemplate): Promise<void> {
  const db = openDatabase(place);
  await migrate(db);
  await fill(db);
  await closeDatabase(db);
}

/** Every row of every table, as text and in order, by the table's name: two databases that hold the same are equal. */
export async function dumpRows(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const all = new Map<string, string[]>();
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    all.set(name, rows.map(written).toSorted());
  }
  return all;
}

function written(row: Record<string, unknown>): string {
  const columns = Object.keys(row).toSorted();
  return JSON.stringify(columns.map((column) => [column, plain(row[column])]));
}

const plain = (value: unknown) =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value)
    ? Buffer.from(value as Uint8Array).toString('base64')
    : value;
