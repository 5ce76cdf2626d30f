import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { copyTemplateFile } from '@/e2e/support/copy-template-file';
import { closeDatabase, type Database, isServerUrl, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import {
  createEmptyDatabase,
  releaseDatabase,
  acquireDatabase,
  type PostgresTestServer,
} from './postgres-test-server';

export interface TestDatabase {
  db: Database;
  /** Location of the database, for opening it again. */
  location: string;
  close(): Promise<void>;
}

/** Initial content of a test database. It is created once per test run and copied, so it must be deterministic. */
export interface DatabaseTemplate {
  name: string;
  fill(db: Database): Promise<void>;
}

/** Long timeouts, so that tests do not fail on a slow machine. */
const waitOptions = { hasLongTimeouts: true, longestWaitMs: 60_000 };

const nothing: DatabaseTemplate = { name: 'empty', fill: async () => undefined };

/**
 * Opens a real database with the current schema, empty by default, which is deleted when closed: an SQLite file, or a
 * database of the run's PostgreSQL server.
 */
export async function openTestDatabase(filling = nothing): Promise<TestDatabase> {
  const server = inject('postgres');
  return server ? onServer(server, filling) : inFile(filling);
}

/** Creates a location for an empty database without tables, with a function for removing it. */
export async function createDatabaseTarget(): Promise<{
  location: string;
  remove: () => Promise<void>;
}> {
  const server = inject('postgres');
  if (server) return { location: await createEmptyDatabase(server), remove: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { location: join(folder, 'backend.db'), remove };
}

/** Opens a test's database like another process. Writes are not synced to disk, as tests need no durability. */
export async function openSecondConnection(place: string): Promise<Database> {
  const db = openDatabase(place, waitOptions);
  if (!isServerUrl(place)) await sql`pragma synchronous = off`.execute(db);
  return db;
}

async function inFile(filling: DatabaseTemplate): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const place = join(folder, 'backend.db');
  await copyTemplateFile(`${filling.name}.db`, place, (template) => make(template, filling));
  const db = await openSecondConnection(place);
  return {
    ...{ db, location: place },
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(
  server: PostgresTestServer,
  filling: DatabaseTemplate,
): Promise<TestDatabase> {
  const template = { name: filling.name, make: (place: string) => make(place, filling) };
  const place = await acquireDatabase(server, template);
  const db = await openSecondConnection(place);
  return {
    ...{ db, location: place },
    close: async () => {
      await db.destroy();
      releaseDatabase(template, place);
    },
  };
}

/**
 * Creates the database of a template. Closing an SQLite database moves all data to the main file, the only file that is
 * copied.
 */
async function make(place: string, { fill }: DatabaseTemplate): Promise<void> {
  const db = openDatabase(place);
  await migrate(db);
  await fill(db);
  await closeDatabase(db);
}

/**
 * Returns every row of every table as text, sorted, by table name. Databases with the same content give equal results.
 */
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
  return JSON.stringify(columns.map((column) => [column, toPlainValue(row[column])]));
}

const toPlainValue = (value: unknown) =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value)
    ? Buffer.from(value as Uint8Array).toString('base64')
    : value;
