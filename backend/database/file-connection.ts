import type Libsql from 'libsql';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { refuseUnknown } from './bindable';
import { KeptStatements } from './kept-statements';

/** The one connection to SQLite's file. It runs a statement at once, and fails at once when another process is writing. */
export class FileConnection implements DatabaseConnection {
  readonly #open: () => Libsql.Database;
  #database: Libsql.Database;
  #statements: KeptStatements;

  constructor(open: () => Libsql.Database) {
    this.#open = open;
    this.#database = open();
    this.#statements = new KeptStatements(this.#database);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    refuseUnknown(parameters);
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
    this.#statements = new KeptStatements(this.#database);
  }

  close(): void {
    this.#database.close();
  }
}
