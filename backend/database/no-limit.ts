/** The `limit` of those who want all rows from an `offset` on: SQLite knows no offset without a limit. */
export const everything = Number.MAX_SAFE_INTEGER;
