import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './is-postgres';

/** A new id (see newId) for each row, made by the database, for migrations that write many rows in one statement. */
export function anyId(db: Kysely<unknown>): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`replace(gen_random_uuid()::text, '-', '')`
    : sql<string>`lower(hex(randomblob(16)))`;
}
