import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { getTestServerUrl } from '@/tools/test/postgres-tests.mjs';

/** Creates an empty database on the test server, with a function that removes it. */
export async function createTestDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `shop_contract_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(getTestServerUrl());
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: getTestServerUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}
