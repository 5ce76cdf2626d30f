import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** A text without the difference of capital and small letters A to Z, to sort by; the same on every database. */
export function anyCase(column: Expression<string | null>): RawBuilder<string> {
  return sql<string>`lower(${column})`;
}

/** Whether a text fits a pattern of `like`, A to Z in either case; `\\` takes the special meaning from the character behind it. */
export function fits(column: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  const small = pattern.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`lower(${column}) like ${small} escape '\\'`;
}

/** A text to be found as it is: what would be special in a pattern is not. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
