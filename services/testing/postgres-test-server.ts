import pg, { type Client } from 'pg';
import { randomBytes } from 'node:crypto';

/** Stores a copy of every row, for restoreRows. */
async function snapshotRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.map(({ name }) => name);
  const identities = await client.query<{ statement: string }>(
    `select format('perform setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from public.%I), 0) + 1, false);',
       'public.' || quote_ident(table_name), column_name, column_name, table_name) as statement
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  const restore = tables.map(
    (table) => `delete from public.${table};
    insert into public.${table} select * from kept.${table};`,
  );
  await client.query(`
    create schema kept;
    ${tables.map((table) => `create table kept.${table} as table public.${table};`).join('\n')}
    create function kept.restore() returns void language plpgsql as $restore$ begin
      perform set_config('session_replication_role', 'replica', true);
      ${restore.join('\n')}
      ${identities.rows.map(({ statement }) => statement).join('\n')}
    end $restore$;
  `);
}

/** Restores all tables to the stored rows. Requires a superuser, as foreign keys are not checked meanwhile. */
async function restoreRows(client: Client): Promise<void> {
  await client.query('select kept.restore()');
}

/**
 * A PostgreSQL server for tests: its URL, including the database to connect to first, and the name prefix of the
 * databases created in one test run.
 */
export interface PostgresTestServer {
  url: string;
  databasePrefix: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null or absent: the tests run on SQLite. */
    postgres: PostgresTestServer | null;
  }
}

interface Template {
  name: string;
  /** Fills an empty database at this URL; called once per run. */
  make(place: string): Promise<void>;
}

/** Tests need no durability, so commits do not wait for the disk. */
const options = '?options=-c%20synchronous_commit%3Doff';

/**
 * Databases that tests of this process have released, by template. They are reused, because creating a database takes
 * ten times as long as restoring its rows.
 */
const free = new Map<string, string[]>();

/** Returns a database with the template's rows for exclusive use until it is released. */
export async function acquireDatabase(
  server: PostgresTestServer,
  template: Template,
): Promise<string> {
  const known = free.get(template.name)?.pop();
  if (known !== undefined && (await isRestored(known))) return known;
  return on(server.url, async (client) => {
    const from = await madeOnce(server, client, template);
    return create(server, client, from);
  });
}

/**
 * Restores a database's rows. Resolves to false on failure, for example if the previous test has changed the schema;
 * the next test then gets a new database.
 */
const isRestored = (place: string) =>
  on(place, restoreRows).then(
    () => true,
    () => false,
  );

/** Makes the database available for the next test. */
export function releaseDatabase({ name }: Template, place: string): void {
  free.set(name, [...(free.get(name) ?? []), place]);
}

/** Creates an empty database without tables. It is deleted at the end of the run. */
export function createEmptyDatabase(server: PostgresTestServer): Promise<string> {
  return on(server.url, (client) => create(server, client, 'template1'));
}

async function create(
  server: PostgresTestServer,
  client: pg.Client,
  from: string,
): Promise<string> {
  const name = `${server.databasePrefix}_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name} template ${from}`);
  return addressOf(server, name);
}

async function madeOnce(
  server: PostgresTestServer,
  client: pg.Client,
  { name, make }: Template,
): Promise<string> {
  const made = `${server.databasePrefix}_template_${name.replaceAll(/\W/g, '_')}`;
  const isMade = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [made])).rows.length > 0;
  if (await isMade()) return made;
  await client.query('select pg_advisory_lock(hashtext($1))', [made]);
  if (await isMade()) return made;
  const unfinished = `${made}_unfinished`;
  await client.query(`create database ${unfinished}`);
  const place = addressOf(server, unfinished);
  await make(place);
  await on(place, snapshotRows);
  await client.query(`alter database ${unfinished} rename to ${made}`);
  return made;
}

async function on<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf({ url }: PostgresTestServer, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return `${address.href}${options}`;
}
