import type Libsql from 'libsql';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * Lets only values pass that SQLite has a type for: strings, numbers, bigints, bytes and null. Throws TypeError with the position and kind of
 * any other. The driver's native code may end the whole process over a kind it does not know; this makes an error of it.
 */
export function assertBindable(parameters: readonly unknown[]): void {
  const at = parameters.findIndex((value) => !isBindable(value));
  if (at >= 0)
    throw new TypeError(
      `Parameter ${at + 1} of a statement is no value: ${kindOf(parameters[at])}`,
    );
}

function isBindable(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true;
  return ['string', 'number', 'bigint'].includes(typeof value);
}

/** Never the value, which may be personal. */
function kindOf(value: unknown): string {
  return typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value;
}

export interface CachedStatement {
  readonly statement: Libsql.Statement;
  /** Whether it answers with rows; asking the driver costs as much as running it. */
  readonly isReader: boolean;
}

/** What reads and writes rows; everything else may change what the others meant. */
const aboutRows = /^\s*(?:select|insert|update|delete|with)\b/i;
const most = 300;

/** Statements of one connection, read by SQLite once: reading one takes longer than running it. The least used goes first. */
export class StatementCache {
  readonly #database: Libsql.Database;
  readonly #kept = new Map<string, CachedStatement>();

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  /** The statement, ready to run. */
  of(sql: string): CachedStatement {
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

/** The one connection to SQLite's file. It runs a statement at once, and fails at once when another process is writing. */
export class SqliteConnection implements DatabaseConnection {
  readonly #open: () => Libsql.Database;
  #database: Libsql.Database;
  #statements: StatementCache;

  constructor(open: () => Libsql.Database) {
    this.#open = open;
    this.#database = open();
    this.#statements = new StatementCache(this.#database);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    assertBindable(parameters);
    const { statement, isReader } = this.#statements.of(sql);
    try {
      if (isReader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      this.#statements.forget(sql);
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** Begins or ends a transaction. Nothing of it is left when the file is locked, as it would be of a kept statement. */
  turnTo(how: 'begin immediate' | 'commit' | 'rollback'): void {
    this.#database.exec(how);
  }

  /** False also when SQLite has given a transaction up by itself, as it does when the disk is full. */
  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** A statement that found the file locked would be in the way of the next commit until it is forgotten. */
  reopen(): void {
    this.close();
    this.#database = this.#open();
    this.#statements = new StatementCache(this.#database);
  }

  close(): void {
    this.#database.close();
  }
}
