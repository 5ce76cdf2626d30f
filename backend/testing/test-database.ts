import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { copyTemplate } from '@/e2e/support/template-file';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';

export interface TestDatabase {
  db: Database;
  file: string;
  close(): Promise<void>;
}

/** What a database holds from the start. It is written once in a run, and copied: it must be the same every time. */
export interface Filling {
  name: string;
  fill(db: Database): Promise<void>;
}

const nothing: Filling = { name: 'empty', fill: async () => undefined };

/** A real database file of the newest shape in a folder of its own, empty unless told otherwise, gone after close. */
export async function openTestDatabase(filling = nothing): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const file = join(folder, 'backend.db');
  await copyTemplate(`${filling.name}.db`, file, (template) => make(template, filling));
  const db = openDatabase(file);
  // What a test writes need not outlive the power: it waits for no disk.
  await sql`pragma synchronous = off`.execute(db);
  return {
    db,
    file,
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything ends up in the file itself, nothing in a log beside it: the file alone is copied. */
async function make(file: string, { fill }: Filling): Promise<void> {
  const db = openDatabase(file);
  await migrate(db);
  await fill(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
}
