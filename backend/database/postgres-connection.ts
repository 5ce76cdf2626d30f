import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { DatabaseUnavailable } from './database-unavailable';
import { isConnectionLost, readProblem } from './postgres-problem';
import type { TransactionStart } from './transaction-start';

/** PostgreSQL keeps no NUL in a text; it becomes what a broken character becomes. */
const withoutNul = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

/** One connection of the pool, which takes one statement after the other. */
export class PostgresConnection implements DatabaseConnection {
  readonly client: PoolClient;
  /** Of no use any more: the pool makes another one. */
  isLost = false;
  #before: Promise<unknown> = Promise.resolve();
  /** The transaction under way. After a failure PostgreSQL keeps nothing of it, even if somebody swallowed the failure. */
  #transaction: TransactionStart | null = null;

  constructor(client: PoolClient) {
    this.client = client;
    // A connection may break between two statements; whoever uses it next is told.
    client.on('error', () => (this.isLost = true));
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.#before.then(() => this.#run<Row>(sql, parameters));
    this.#before = result.catch(() => undefined);
    return result;
  }

  async begin(transaction: TransactionStart): Promise<void> {
    this.#transaction = transaction;
    try {
      await this.executeQuery(CompiledQuery.raw(transaction.statement));
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Keeps the transaction, or throws what failed in it. A connection that breaks meanwhile leaves the outcome open. */
  async commit(): Promise<void> {
    if (this.#transaction?.failure) throw this.#transaction.failure;
    try {
      await this.executeQuery(CompiledQuery.raw('commit'));
      this.#transaction = null;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      throw new DatabaseUnavailable(error.cause, { isOutcomeKnown: false });
    }
  }

  async rollback(): Promise<void> {
    this.#transaction = null;
    if (!this.isLost) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #run<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    try {
      const { rows, rowCount } = await this.client.query(sql, parameters.map(withoutNul));
      return { rows: (rows ?? []) as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      if (isConnectionLost(error)) this.isLost = true;
      const problem = readProblem(error);
      if (this.#transaction) this.#transaction.failure ??= problem;
      throw problem;
    }
  }
}
