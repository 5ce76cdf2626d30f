import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryCompiler,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { PostgresCompiler } from './postgres-compiler';
import { PostgresConnection } from './postgres-connection';
import { besideTransaction } from './beside-transaction';
import { readProblem } from './postgres-problem';
import { startingWith } from './transaction-start';

class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #isInside: () => boolean;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, isInside: () => boolean) {
    this.#pool = pool;
    this.#isInside = isInside;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    if (this.#isInside()) throw besideTransaction();
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw readProblem(error);
    }
    const connection = this.#connections.get(client) ?? new PostgresConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.begin(startingWith.getStore() ?? { statement: 'begin', failure: null });
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.client.release(connection.isLost);
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** PostgreSQL through a pool. `isInside` tells where a statement would land beside the transaction it was written in. */
export class PostgresDialect implements Dialect {
  readonly #pool: Pool;
  readonly #isInside: () => boolean;

  constructor(pool: Pool, isInside: () => boolean) {
    this.#pool = pool;
    this.#isInside = isInside;
  }

  createDriver(): Driver {
    return new PostgresDriver(this.#pool, this.#isInside);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}
