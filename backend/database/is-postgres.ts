import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database, or the one of a transaction, is PostgreSQL; else it is SQLite. */
export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
