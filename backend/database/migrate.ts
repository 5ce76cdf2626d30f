import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { first } from './migrations/0001-first';

/** In order, never changed once released: a change is a new entry. */
const migrations: Record<string, Migration> = { '0001-first': first };

/** Brings the database to the newest shape and names the steps that were taken. Throws the cause when one fails; that step is undone. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
