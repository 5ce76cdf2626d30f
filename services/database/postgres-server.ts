import pg from 'pg';
import { ConfigError } from '../platform/environment';

/** The server, database and user of a connection attempt, without the password. */
export interface ServerAddress {
  host: string;
  port: number;
  user?: string | undefined;
  database?: string | undefined;
}

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/**
 * Returns why a database URL cannot be used with any server, or null if it can. An unknown sslmode would be treated as
 * the strictest one.
 */
export function findAddressProblem(url: string): string | null {
  const mode = new URL(url).searchParams.get('sslmode');
  if (mode === null || sslModes.includes(mode)) return null;
  return `there is no sslmode ${mode}, only ${sslModes.join(', ')}`;
}

type Sentence = (place: string, server: ServerAddress, code: string) => string;

/** Messages by PostgreSQL or system error code. */
const byCode: readonly (readonly [RegExp, Sentence])[] = [
  [/^28P01$/, (at, { user }) => `the server at ${at} refuses the user ${user} or the password`],
  [/^3D000$/, (at, { database }) => `there is no database ${database} at ${at}`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (_at, { host }) => `there is no host ${host}`],
  [/^53300$/, (at) => `the server at ${at} takes no more connections`],
  [/^57P0[1-5]$/, (at, _server, code) => `the server at ${at} is starting or ending (${code})`],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (_at, { host }) => `the server’s certificate is for another host than ${host}`,
  ],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, (at) => `the certificate of ${at} is not valid today`],
  [
    /CERT|LEAF_SIGNATURE|^ERR_(SSL|OSSL)/,
    (at, _server, code) =>
      `the certificate of ${at} cannot be trusted (${code}): name its authority with &sslrootcert=/path`,
  ],
];

/** Messages by error text, for errors without a code. */
const byWords: readonly (readonly [RegExp, Sentence])[] = [
  [
    /no encryption|pg_hba/,
    (at, { user, database }) =>
      `the server at ${at} does not let the user ${user} into ${database} this way (pg_hba.conf); it may want TLS: ?sslmode=verify-full`,
  ],
  [
    /client password must be/,
    (at, { user }) => `the server at ${at} wants a password of the user ${user}`,
  ],
  [/does not support SSL/, (at) => `the server at ${at} speaks no TLS, which sslmode asks for`],
];

/** Describes a connection error in a sentence, without the password. */
export function formatConnectionError(error: unknown, server: ServerAddress): string {
  const [one] = error instanceof AggregateError ? error.errors : [error];
  const code = one instanceof Error && 'code' in one ? String(one.code) : '';
  const words = one instanceof Error ? one.message : '';
  const place = `${server.host}:${server.port}`;
  const sentence =
    byWords.find(([pattern]) => pattern.test(words)) ??
    byCode.find(([pattern]) => pattern.test(code));
  if (sentence) return sentence[1](place, server, code);
  if (code === '28000')
    return `the server at ${place} refuses the user ${server.user} or the password`;
  if (code === 'ECONNREFUSED') return `nobody answers at ${place} (${code})`;
  return `no PostgreSQL answers at ${place} (${code || 'no answer within 5 seconds'})`;
}

const longestWaitMs = 5_000;
const oldestVersion = 150_000;

interface Facts {
  version: number;
  encoding: string;
  is_copy: boolean;
  may_create: boolean;
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
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as is_copy, coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as may_create`,
    );
    const reason = rows[0] && unfit(rows[0]);
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
      connectionTimeoutMillis: longestWaitMs,
      query_timeout: longestWaitMs,
    });
  } catch (error) {
    // The URL's TLS files are read here; all other problems of the URL were found before.
    const words = error instanceof Error && 'path' in error ? error.message : 'it cannot be read';
    throw new ConfigError(`DATABASE_URL: ${words}`);
  }
}

function unfit({ version, encoding, is_copy, may_create }: Facts): string | null {
  if (version < oldestVersion)
    return `PostgreSQL 15 or newer is needed, this is ${Math.floor(version / 10_000)}`;
  if (encoding !== 'UTF8') return `the database must be in UTF8, this one is in ${encoding}`;
  if (is_copy) return 'this server is a copy that cannot be written to';
  if (!may_create) return 'the user may make no tables there (GRANT CREATE ON SCHEMA public)';
  return null;
}
