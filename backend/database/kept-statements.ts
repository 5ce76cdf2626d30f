import type Libsql from 'libsql';

export interface KeptStatement {
  readonly statement: Libsql.Statement;
  /** Whether it answers with rows; asking the driver costs as much as running it. */
  readonly isReader: boolean;
}

/** What reads and writes rows; everything else may change what the others meant. */
const aboutRows = /^\s*(?:select|insert|update|delete|with)\b/i;
const most = 300;

/** Statements of one connection, read by SQLite once: reading one takes longer than running it. The least used goes first. */
export class KeptStatements {
  readonly #database: Libsql.Database;
  readonly #kept = new Map<string, KeptStatement>();

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  /** The statement, ready to run. */
  of(sql: string): KeptStatement {
    const known = this.#kept.get(sql);
    if (known !== undefined) {
      this.#kept.delete(sql);
      this.#kept.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const made = { statement, isReader: statement.reader };
    if (!aboutRows.test(sql)) this.#kept.clear();
    else this.#kept.set(sql, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }

  /** One that failed may be in the way of others while it is kept. */
  forget(sql: string): void {
    this.#kept.delete(sql);
  }
}
