import pg, { type CustomTypesConfig, type Pool } from 'pg';

const second = 1_000;
const int8 = 20;
const numeric = 1_700;

/** Amounts, counts and times are whole numbers far below 2^53; sums of them come as numeric. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === int8 || Number(oid) === numeric
      ? Number
      : (pg.types.getTypeParser(oid, format as never) as unknown),
};

export interface PoolOptions {
  /** The most connections at a time. */
  connections: number;
  /** For what may take long, as migrations: no statement is broken off. */
  hasLongTimeouts?: boolean;
  /** How long a connection is waited for, in milliseconds. */
  longestWaitMs?: number | undefined;
}

/**
 * Connections to one database. Waits are bounded: 5 s for a connection unless told otherwise, 8 s for a lock, 10 s for a statement. A connection that the
 * server closed is replaced by the next that is asked for.
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
  // Of a connection nobody uses; whoever asks next gets a new one or is told.
  pool.on('error', () => undefined);
  // A new one may be told that it ends in the very packet that lets it begin, before anybody who asked for it has got it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
