import { randomBytes } from 'node:crypto';
import {
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  sql,
  type Expression,
  type SqlBool,
} from 'kysely';

/** A new id in OXID's form: 32 hexadecimal digits that nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a database, or the one of a transaction, is PostgreSQL; else it is SQLite. */
export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** A new id (see newId) for each row, made by the database, for migrations that write many rows in one statement. */
export function sqlNewId(db: Kysely<unknown>): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`replace(gen_random_uuid()::text, '-', '')`
    : sql<string>`lower(hex(randomblob(16)))`;
}

/** The `limit` of those who want all rows from an `offset` on: SQLite knows no offset without a limit. */
export const unlimited = Number.MAX_SAFE_INTEGER;

/** A text without the difference of capital and small letters A to Z, to sort by; the same on every database. */
export function lowerCaseSql(column: Expression<string | null>): RawBuilder<string> {
  return sql<string>`lower(${column})`;
}

/** Whether a text fits a pattern of `like`, A to Z in either case; `\\` takes the special meaning from the character behind it. */
export function likeIgnoringCase(
  column: Expression<string | null>,
  pattern: string,
): RawBuilder<SqlBool> {
  const small = pattern.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`lower(${column}) like ${small} escape '\\'`;
}

/** A text to be found as it is: what would be special in a pattern is not. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
