import pg from 'pg';
import { ConfigError } from '../config/environment';
import { serverRefusal, unfitAddress } from './server-refusal';

const longestWaitMs = 5_000;
const oldestVersion = 150_000;

interface Facts {
  version: number;
  encoding: string;
  is_copy: boolean;
  may_create: boolean;
}

/**
 * Finds out whether the server of DATABASE_URL can hold the shop. Throws ConfigError with the variable's name and what to do when it does not
 * answer within 5 seconds, refuses, is older than PostgreSQL 15 or cannot be written to; never with the password.
 */
export async function reachServer(url: string): Promise<void> {
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
    throw new ConfigError(`DATABASE_URL: ${serverRefusal(error, client)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function newClient(url: string): pg.Client {
  const reason = unfitAddress(url);
  if (reason !== null) throw new ConfigError(`DATABASE_URL: ${reason}`);
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: longestWaitMs,
      query_timeout: longestWaitMs,
    });
  } catch (error) {
    // The files of TLS are read here; what else the address has wrong has been found before.
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
