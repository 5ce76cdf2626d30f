import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';

export interface TestDatabase {
  db: Database;
  file: string;
  close(): Promise<void>;
}

/** A real database file of the newest shape in a folder of its own, gone after close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const file = join(folder, 'backend.db');
  const db = openDatabase(file);
  await migrate(db);
  return {
    db,
    file,
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
