import Libsql from 'libsql';
import { CompiledQuery, sql } from 'kysely';
import { type Database, inTransaction } from '../../database/database';
import { isPostgres } from '../../database/sql-helpers';

/**
 * Tables that have few rows even in a large shop: settings, payment and delivery methods, countries, pending checks.
 */
const small = new Set([
  ...['setting', 'payment', 'payment_country', 'delivery_method', 'delivery_cost', 'country'],
  ...['vat_rate', 'voucher_series', 'category', 'sequence', 'identity_key', 'refund_check', 'n'],
  ...['master_data_request', 'dealer_profile', 'provider_object', 'provider_event'],
  // `stock_connect_call` is limited per dealer; `waiting` (a subquery) only contains due emails.
  ...['stock_connect_call', 'waiting'],
]);

interface WholeTable {
  table: string;
  sql: string;
}

/** Finds the tables that statements read completely, according to the query plans. */
export async function findFullTableScans(
  db: Database,
  place: string,
  statements: readonly CompiledQuery[],
): Promise<WholeTable[]> {
  const found: WholeTable[] = [];
  const plans = isPostgres(db) ? postgresPlans(db) : sqlitePlans(place);
  for (const statement of statements)
    for (const table of await plans.tablesOf(statement))
      if (!small.has(table)) found.push({ table, sql: statement.sql });
  plans.close();
  return found;
}

/** Matches an index search by language only. It counts as a scan, because it reads half of all texts. */
const readsOfALanguage = /^SEARCH (\w+) USING (?:COVERING )?INDEX (\w+) \(language=\?\)$/;
const scans = /^SCAN (?!\(|CONSTANT|\d+ CONSTANT)(\w+)(?: USING (?:COVERING )?INDEX (\w+))?/;
const subqueries = /^(?:MATERIALIZE|CO-ROUTINE) (\w+)$/;

/**
 * Reads SQLite's query plans, in which a full read is named SCAN, and a materialized subquery is in parentheses. Scans
 * of a partial index do not count, because it contains few rows. Uses a separate connection, because reading a plan
 * leaves a statement open.
 */
function sqlitePlans(place: string) {
  const file = new Libsql(place);
  const list = file.prepare("select name from sqlite_master where type = 'index' and sql like ?");
  const partial = new Set((list.all(['% where %']) as { name: string }[]).map(({ name }) => name));
  return {
    close: () => file.close(),
    tablesOf: async ({ sql: text, parameters }: CompiledQuery) => {
      const plan = file.prepare(`explain query plan ${text}`).all([...parameters]);
      const details = (plan as { detail: string }[]).map(({ detail }) => detail);
      const made = new Set(details.map((detail) => subqueries.exec(detail)?.[1]));
      return details.flatMap((detail) => {
        const [, table, index] = scans.exec(detail) ?? readsOfALanguage.exec(detail) ?? [];
        return table === undefined || made.has(table) || partial.has(index ?? '') ? [] : [table];
      });
    },
  };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

/**
 * Reads PostgreSQL's query plans. Sequential scans are turned off, because PostgreSQL would scan small tables even if
 * an index helps. A plan then contains a scan only if no index can be used.
 */
function postgresPlans(db: Database) {
  return { close: () => undefined, tablesOf: (query: CompiledQuery) => postgresTables(db, query) };
}

async function postgresTables(db: Database, { sql: text, parameters }: CompiledQuery) {
  return inTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plan = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    return plan.rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan));
  });
}

function scansOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scansOf);
  const table = plan['Relation Name'];
  return plan['Node Type'] === 'Seq Scan' && table !== undefined ? [table, ...below] : below;
}
