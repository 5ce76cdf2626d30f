import pg from 'pg';
import { ConfigError } from '../platform/services-config';

/** The server, database and user of a connection attempt, without the password. */
export interface ServerAddress {
  host: string;
  port: number;
  user?: string | undefined;
  database?: string | undefined;
}

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/**
 * Returns the reason why a database URL is invalid for every server, or null if it is valid. Without this check, an
 * unknown sslmode would be treated as the strictest one.
 */
export function findAddressProblem(url: string): string | null {
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode === null || sslModes.includes(mode)) return null;
  return `unknown sslmode ${mode}; it must be one of ${sslModes.join(', ')}`;
}

type Sentence = (place: string, server: ServerAddress, code: string) => string;

/** Messages for the operator by error code of PostgreSQL or the system. */
const messagesByCode: readonly (readonly [RegExp, Sentence])[] = [
  [/^28P01$/, (at, { user }) => `the server at ${at} rejected the user ${user} or the password`],
  [/^3D000$/, (at, { database }) => `the database ${database} does not exist at ${at}`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (_at, { host }) => `the host ${host} cannot be resolved`],
  [/^53300$/, (at) => `the server at ${at} does not accept more connections`],
  [
    /^57P0[1-5]$/,
    (at, _server, code) => `the server at ${at} is starting or shutting down (${code})`,
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (_at, { host }) => `the server’s certificate is for another host than ${host}`,
  ],
  [
    /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
    (at) => `the certificate of ${at} has expired or is not valid yet`,
  ],
  [
    /CERT|LEAF_SIGNATURE|^ERR_(SSL|OSSL)/,
    (at, _server, code) =>
      `the certificate of ${at} cannot be trusted (${code}): specify its certificate authority with &sslrootcert=/path`,
  ],
];

/** Messages for the operator by error text, for errors without a code. */
const messagesByText: readonly (readonly [RegExp, Sentence])[] = [
  [
    /no encryption|pg_hba/,
    (at, { user, database }) =>
      `the server at ${at} does not allow the user ${user} to connect to ${database} this way (pg_hba.conf); it may require TLS: ?sslmode=verify-full`,
  ],
  [
    /client password must be/,
    (at, { user }) => `the server at ${at} requires a password for the user ${user}`,
  ],
  [
    /does not support SSL/,
    (at) => `the server at ${at} does not support TLS, which sslmode requires`,
  ],
];

/** Describes a connection error in a sentence, without the password. */
export function formatConnectionError(error: unknown, server: ServerAddress): string {
  const [one] = error instanceof AggregateError ? error.errors : [error];
  const code = one instanceof Error && 'code' in one ? String(one.code) : '';
  const words = one instanceof Error ? one.message : '';
  const place = `${server.host}:${server.port}`;
  const sentence =
    messagesByText.find(([pattern]) => pattern.test(words)) ??
    messagesByCode.find(([pattern]) => pattern.test(code));
  if (sentence) return sentence[1](place, server, code);
  if (code === '28000')
    return `the server at ${place} rejected the user ${server.user} or the password`;
  if (code === 'ECONNREFUSED') return `connection refused at ${place} (${code})`;
  return `no PostgreSQL server responds at ${place} (${code || 'no response within 5 seconds'})`;
}

const timeoutMs = 5_000;
const oldestVersion = 150_000;

interface ServerFacts {
  version: number;
  encoding: string;
  is_replica: boolean;
  can_create: boolean;
}

/**
 * Checks whether the server of DATABASE_URL can be used. Throws ConfigError, naming the variable and what to do, if it
 * does not respond within 5 seconds, rejects the connection, is older than PostgreSQL 15 or is read-only. The message
 * never contains the password.
 */
export async function assertServerUsable(url: string): Promise<void> {
  const client = newClient(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as is_replica, coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as can_create`,
    );
    const reason = rows[0] && findServerProblem(rows[0]);
    if (reason) throw new ConfigError(`DATABASE_URL: ${reason}`);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATABASE_URL: ${formatConnectionError(error, client)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function newClient(url: string): pg.Client {
  const reason = findAddressProblem(url);
  if (reason !== null) throw new ConfigError(`DATABASE_URL: ${reason}`);
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
  } catch (error) {
    // The TLS certificate files named in the URL are read here; all other problems of the URL were found before.
    const words = error instanceof Error && 'path' in error ? error.message : 'it cannot be read';
    throw new ConfigError(`DATABASE_URL: ${words}`);
  }
}

function findServerProblem({
  version,
  encoding,
  is_replica,
  can_create,
}: ServerFacts): string | null {
  if (version < oldestVersion)
    return `PostgreSQL 15 or newer is required; this is ${Math.floor(version / 10_000)}`;
  if (encoding !== 'UTF8') return `the encoding of the database must be UTF8; it is ${encoding}`;
  if (is_replica) return 'this server is a read-only replica';
  if (!can_create)
    return 'the user is not allowed to create tables there (GRANT CREATE ON SCHEMA public)';
  return null;
}
