import type { Client } from 'pg';

/** Keeps a copy of every row beside the tables, for restoreRows. */
export async function keepRows(client: Client): Promise<void> {
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

/** Brings all tables back to the rows that were kept. Only a superuser may, as references are not looked at meanwhile. */
export async function restoreRows(client: Client): Promise<void> {
  await client.query('select kept.restore()');
}
