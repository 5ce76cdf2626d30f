import { LRUCache } from 'lru-cache';
import type Libsql from 'libsql';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * Checks that all values have a type SQLite supports: strings, numbers, bigints, bytes and null. Throws TypeError with
 * the position and type of any other value. The driver's native code may crash the process on an unsupported type.
 */
export function assertBindable(parameters: readonly unknown[]): void {
  const at = parameters.findIndex((value) => !isBindable(value));
  if (at >= 0)
    throw new TypeError(
      `Parameter ${at + 1} of a statement has an unsupported type: ${kindOf(parameters[at])}`,
    );
}

function isBindable(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true;
  return ['string', 'number', 'bigint'].includes(typeof value);
}

/** Returns the type name of a value, never the value itself, which may be personal data. */
function kindOf(value: unknown): string {
  return typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value;
}

export interface CachedStatement {
  readonly statement: Libsql.Statement;
  /** True if the statement returns rows. Stored because asking the driver costs as much as running the statement. */
  readonly isReader: boolean;
}

/**
 * Matches statements that read or write rows. Any other statement, such as a schema change, may invalidate cached
 * statements.
 */
const aboutRows = /^\s*(?:select|insert|update|delete|with)\b/i;
const max = 300;

/**
 * Prepared statements of one connection, since preparing one takes longer than running it. The least recently used
 * statement is removed first.
 */
export class StatementCache {
  readonly #database: Libsql.Database;
  readonly #statements = new LRUCache<string, CachedStatement>({ max });

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  /**
   * Returns the prepared statement for this SQL, from the cache if possible. A statement that does not read or write
   * rows clears the cache.
   */
  getStatement(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const created = { statement, isReader: statement.reader };
    if (!aboutRows.test(sql)) this.#statements.clear();
    else this.#statements.set(sql, created);
    return created;
  }

  /** Removes a failed statement from the cache, where it could block later statements. */
  forget(sql: string): void {
    this.#statements.delete(sql);
  }
}

/**
 * The only connection to the SQLite file. It runs each statement immediately, and fails immediately if another process
 * is writing.
 */
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
    const { statement, isReader } = this.#statements.getStatement(sql);
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

  /**
   * Begins or ends a transaction. It is not run as a cached statement, because a cached statement would remain open if
   * the file is locked.
   */
  runTransactionStatement(how: 'begin immediate' | 'commit' | 'rollback'): void {
    this.#database.exec(how);
  }

  /**
   * True while a transaction is open. False also if SQLite itself rolled the transaction back, for example because the
   * disk is full.
   */
  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /**
   * Reopens the connection, because a statement that found the file locked would block the next commit until that
   * statement is released.
   */
  reopen(): void {
    this.close();
    this.#database = this.#open();
    this.#statements = new StatementCache(this.#database);
  }

  close(): void {
    this.#database.close();
  }
}
