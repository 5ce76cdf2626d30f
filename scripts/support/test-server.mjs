const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The PostgreSQL server that tests may make databases on: TEST_DATABASE_URL, or the one that usually runs beside a developer. */
export function testServerUrl() {
  return process.env.TEST_DATABASE_URL || usual;
}

/** Why no test can run on that server; null when they can. A variable that was set has to be good: then the reason is a failure. */
export async function whyNoTestServer() {
  // Not above: on a fresh clone packages come only after the checks have begun.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: testServerUrl(),
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
