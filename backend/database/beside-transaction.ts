/** A statement on the database itself while a transaction runs: on SQLite it would wait for itself, on PostgreSQL it would not be undone. */
export function besideTransaction(): Error {
  return new Error('Inside a transaction every statement must go through the transaction object');
}
