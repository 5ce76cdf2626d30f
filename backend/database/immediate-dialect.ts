import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { besideTransaction } from './beside-transaction';

/** Kysely's own mutex would wait for ever where the driver can tell what is wrong, so the driver has its own. */
class SelfLockingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #isInsideTransaction: () => boolean;
  #lock: Promise<void> = Promise.resolve();
  #unlock: () => void = () => undefined;

  constructor(config: SqliteDialectConfig, isInsideTransaction: () => boolean) {
    super(config);
    this.#isInsideTransaction = isInsideTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isInsideTransaction()) {
      throw besideTransaction();
    }
    const before = this.#lock;
    let unlock = () => {};
    this.#lock = new Promise((resolve) => (unlock = resolve));
    await before;
    this.#unlock = unlock;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#unlock();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * SQLite on one connection, lent to one caller at a time, so no statement of another request lands inside an open transaction.
 * BEGIN IMMEDIATE takes the write lock at once: two racing orders wait for each other instead of failing at the end.
 * A statement beside the transaction it was started in would wait for itself; it is refused.
 */
export class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #isInsideTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isInsideTransaction: () => boolean) {
    super(config);
    this.#config = config;
    this.#isInsideTransaction = isInsideTransaction;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#isInsideTransaction);
  }

  override createAdapter(): SqliteAdapter {
    return new SelfLockingAdapter();
  }
}
