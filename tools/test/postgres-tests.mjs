import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const defaultUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Returns the PostgreSQL server that tests may create databases on: TEST_DATABASE_URL, or the usual local one. */
export function getTestServerUrl() {
  return process.env.TEST_DATABASE_URL || defaultUrl;
}

/**
 * Returns the reason why tests cannot use the PostgreSQL server of getTestServerUrl, or null if they can. If
 * TEST_DATABASE_URL is set, the reason counts as a failure.
 */
export async function findTestServerError() {
  // Imported here, because in a fresh clone the packages are installed only after the checks have started.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: getTestServerUrl(),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int >= 150000 as is_new, rolsuper as may_create from pg_roles where rolname = current_user",
    );
    if (!rows[0]?.is_new) return 'the server is older than PostgreSQL 15';
    return rows[0].may_create ? null : 'the user is not a superuser';
  } catch (error) {
    return `PostgreSQL is not reachable (${error.code ?? error.message})`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Matches the source of test files that open a database (SQLite or PostgreSQL, depending on the run). All other tests
 * do not depend on the database engine.
 */
const opensDatabasePattern =
  /\b(openTest(Database|Shop|Rest|Payments|Identity)|createDatabaseTarget)\b/;

/**
 * Tests that are not run on PostgreSQL, because they create dozens of orders only to check document contents, which are
 * computed from a loaded order. Loading an order is covered on every engine by `invoice`, `invoice-lifecycle` and
 * `attach-confirmations`.
 */
const documentTestsPattern = /^services\/documents\/(e-invoice\/|invoice\/tax-notes)/;

/** Lists the service tests that must also pass on PostgreSQL. */
export function listPostgresTestFiles() {
  return readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `services/${name.replaceAll('\\', '/')}`)
    .filter((file) => !documentTestsPattern.test(file))
    .filter((file) => opensDatabasePattern.test(readFileSync(join(root, file), 'utf8')));
}
