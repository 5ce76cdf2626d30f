import type { Selectable } from 'kysely';
import type { Language } from '@/domain/language/detect-language';
import type { Database, Transaction } from '../../database/database';
import type { TestRideRequestTable } from '../../database/tables/tools-tables';

export type TestRideRow = Selectable<TestRideRequestTable>;

/** The request that came under this key; null when there is none. */
export async function findRequest(trx: Transaction, key: string): Promise<TestRideRow | null> {
  const row = await trx
    .selectFrom('test_ride_request')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** When the requests of this e-mail since then came in, the oldest first. */
export async function listTimes(trx: Transaction, email: string, since: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('test_ride_request')
    .select('created_at')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Keeps a request. */
export async function insertRequest(trx: Transaction, row: TestRideRow): Promise<void> {
  await trx.insertInto('test_ride_request').values(row).execute();
}

/** Forgets what came before then and says how many that were. */
export async function removeRequests(db: Database, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('test_ride_request')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The name of an active bike's variant in a language; null for anything else a SKU may be. */
export async function findVariantTitle(
  trx: Transaction,
  sku: string,
  language: Language,
): Promise<string | null> {
  const row = await trx
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .select(['product_text.title', 'product_text.variant_values'])
    .where('product.sku', '=', sku)
    .where('product.active', '=', 1)
    .where('product.weight_class', '=', 'bike')
    .where('product_text.language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const values: unknown = JSON.parse(row.variant_values);
  return [row.title, ...(Array.isArray(values) ? values : [])].join(', ');
}
