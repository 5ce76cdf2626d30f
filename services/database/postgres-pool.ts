import pg, { type CustomTypesConfig, type Pool } from 'pg';

const second = 1_000;
const int8 = 20;
const numeric = 1_700;

/** Returns 64-bit integers and numeric values (sums) as JavaScript numbers, because all of them are far below 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === int8 || Number(oid) === numeric
      ? Number
      : (pg.types.getTypeParser(oid, format as never) as unknown),
};

export interface PoolOptions {
  /** The maximum number of connections. */
  connections: number;
  /** True for long-running work such as migrations: statements do not time out. */
  hasLongTimeouts?: boolean;
  /** Maximum wait for a connection, in milliseconds. */
  longestWaitMs?: number | undefined;
}

/**
 * Opens a connection pool. Waits are bounded: 5 s for a connection (configurable), 8 s for a lock, 10 s for a
 * statement. A connection closed by the server is replaced on the next request.
 */
export function openPool(
  url: string,
  { connections, hasLongTimeouts = false, longestWaitMs = 5 * second }: PoolOptions,
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'shop services',
    max: connections,
    connectionTimeoutMillis: longestWaitMs,
    idleTimeoutMillis: 30 * second,
    keepAlive: true,
    types,
    ...(hasLongTimeouts
      ? {}
      : {
          lock_timeout: 8 * second,
          statement_timeout: 10 * second,
          query_timeout: 12 * second,
          idle_in_transaction_session_timeout: 60 * second,
        }),
  });
  // Ignores errors of idle connections: the next caller gets a new connection or an error.
  pool.on('error', () => undefined);
  // A new connection may break before its caller receives it; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
