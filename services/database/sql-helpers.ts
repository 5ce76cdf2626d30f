import { randomBytes } from 'node:crypto';
import {
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  sql,
  type Expression,
  type SqlBool,
} from 'kysely';

/** Returns a new id in OXID's format: 32 random hexadecimal digits that cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** Returns true if a database or transaction is PostgreSQL, false for SQLite. */
export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** SQL that generates a new id (see newId) per row, for migrations that write many rows in one statement. */
export function sqlNewId(db: Kysely<unknown>): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`replace(gen_random_uuid()::text, '-', '')`
    : sql<string>`lower(hex(randomblob(16)))`;
}

/** The `limit` to use with an `offset` for all remaining rows: SQLite has no offset without a limit. */
export const maxSqlLimit = Number.MAX_SAFE_INTEGER;

/** SQL that lower-cases A to Z for sorting, with the same result on every database. */
export function lowerCaseSql(column: Expression<string | null>): RawBuilder<string> {
  return sql<string>`lower(${column})`;
}

/** SQL that matches a `like` pattern, ignoring the case of A to Z. `\\` escapes the next character. */
export function likeIgnoringCase(
  column: Expression<string | null>,
  pattern: string,
): RawBuilder<SqlBool> {
  const small = pattern.replace(/[A-Z]/g, (character) => character.toLowerCase());
  return sql<SqlBool>`lower(${column}) like ${small} escape '\\'`;
}

/** Escapes the special characters of a `like` pattern, so that the text is matched literally. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
