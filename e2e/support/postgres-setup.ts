import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { getTestServerUrl } from '@/tools/test/postgres-tests.mjs';

/** Provides the PostgreSQL server to the tests. After the run, removes all databases that the tests left. */
export default async function setup({ provide }: TestProject) {
  const run = `shop_test_${randomBytes(4).toString('hex')}`;
  const url = getTestServerUrl();
  provide('postgres', { url, databasePrefix: run });
  return async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const left = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of left.rows)
      await client.query(`drop database ${datname} with (force)`);
    await client.end();
  };
}
