import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const defaultUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The PostgreSQL server that tests may make databases on: TEST_DATABASE_URL, or the one that usually runs beside a developer. */
export function getTestServerUrl() {
  return process.env.TEST_DATABASE_URL || defaultUrl;
}

/** Why no test can run on that server; null when they can. A variable that was set has to be good: then the reason is a failure. */
export async function findTestServerError() {
  // Not above: on a fresh clone packages come only after the checks have begun.
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
    return rows[0].may_create ? null : 'the user is no superuser';
  } catch (error) {
    return `no PostgreSQL answers (${error.code ?? error.message})`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What opens a database of the run's kind; everything else is the same on any. */
const opensDatabasePattern = /\b(openTest(Database|Shop|Rest|Payments|Identity)|newPlace)\b/;

/**
 * Dozens of orders made to see what their papers say: that is reckoned from an order once it is read, and that it is read on any engine is
 * seen in `invoice`, `invoice-lifecycle` and `attach-confirmations`.
 */
const documentTestsPattern = /^services\/documents\/(e-invoice\/|invoice\/tax-notes)/;

/** The tests of the services that have to hold on PostgreSQL, too. */
export function listPostgresTestFiles() {
  return readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `services/${name.replaceAll('\\', '/')}`)
    .filter((file) => !documentTestsPattern.test(file))
    .filter((file) => opensDatabasePattern.test(readFileSync(join(root, file), 'utf8')));
}
