import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './is-postgres';

/**
 * Sees to it that what stood in rows before they were written anew stands nowhere any more: pages that were given up, and SQLite's log.
 * PostgreSQL's own log of changes goes when the server needs it no more.
 */
export async function forgetFormerContent(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`vacuum full setting`.execute(db);
    await sql`vacuum full identity_key`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
