import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A server for tests: its address with a database to begin from, and what the names of a run's own databases begin with. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Null or absent: the tests run on SQLite. */
    postgres: { url: string; run: string } | null;
  }
}

export interface TestServer {
  url: string;
  run: string;
}

interface Template {
  name: string;
  /** Fills an empty database at this address; called once in a run. */
  make(place: string): Promise<void>;
}

/** No test outlives the power: nobody waits for a disk. */
const options = '?options=-c%20synchronous_commit%3Doff';

/** A new database on the server, a copy of the template or empty. Answers its address. */
export async function copyDatabase(server: TestServer, template: Template | null): Promise<string> {
  const name = `${server.run}_${randomBytes(8).toString('hex')}`;
  await onServer(server, async (client) => {
    const from = template ? await madeOnce(server, client, template) : 'template1';
    await client.query(`create database ${name} template ${from}`);
  });
  return addressOf(server, name);
}

/** Removes a database of a test, whoever is still connected. */
export async function removeDatabase(server: TestServer, place: string): Promise<void> {
  const name = new URL(place).pathname.slice(1);
  await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function madeOnce(
  server: TestServer,
  client: pg.Client,
  { name, make }: Template,
): Promise<string> {
  const made = `${server.run}_template_${name.replaceAll(/\W/g, '_')}`;
  const isMade = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [made])).rows.length > 0;
  if (await isMade()) return made;
  await client.query('select pg_advisory_lock(hashtext($1))', [made]);
  if (await isMade()) return made;
  const unfinished = `${made}_unfinished`;
  await client.query(`create database ${unfinished}`);
  await make(addressOf(server, unfinished));
  await client.query(`alter database ${unfinished} rename to ${made}`);
  return made;
}

async function onServer(
  { url }: TestServer,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf({ url }: TestServer, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return `${address.href}${options}`;
}
