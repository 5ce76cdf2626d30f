import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { first } from './migrations/0001-first';
import { identity } from './migrations/0002-identity';
import { account } from './migrations/0003-account';
import { tools } from './migrations/0004-tools';
import { contact } from './migrations/0005-contact';

/** In order, never changed once released: a change is a new entry. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-identity': identity,
  '0003-account': account,
  '0004-tools': tools,
  '0005-contact': contact,
};

/** Brings the database to the newest shape and names the steps that were taken. Throws the cause when one fails; that step is undone. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
