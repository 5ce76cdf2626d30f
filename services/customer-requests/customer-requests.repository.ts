import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database';
import type { Language } from '@/domain/locale/language';
import { anonymousCaller, buildVisibilityCondition } from '../shop/base/access-control';
import type { TestRideRequestTable } from '../database/tables/customer-request-tables';

/** Tables of requests with their timestamp column. */
const receivedAt = {
  contact_message: 'received_at',
  test_ride_request: 'created_at',
  withdrawal: 'received_at',
} as const;

type RequestTable = keyof typeof receivedAt;

/** Returns the id and content hash of the request with this key, or null. */
export async function findCustomerRequestByKey(
  db: Database,
  table: 'contact_message' | 'test_ride_request',
  key: string,
): Promise<{ stored: string; contentHash: string } | null> {
  const row = await db
    .selectFrom(table)
    .select(['id', 'content_hash'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? { stored: row.id, contentHash: row.content_hash } : null;
}

/** Deletes requests received before the given time and returns their number. */
export async function removeCustomerRequestsBefore(
  db: Database,
  table: RequestTable,
  before: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(sql.ref<number>(receivedAt[table]), '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Records a message without its content. */
export async function insertContactMessage(
  trx: Transaction,
  message: { id: string; key: string; email: string; contentHash: string; now: number },
): Promise<void> {
  await trx
    .insertInto('contact_message')
    .values({
      id: message.id,
      request_key: message.key,
      email: message.email,
      content_hash: message.contentHash,
      received_at: message.now,
    })
    .execute();
}

type TestRideRow = Selectable<TestRideRequestTable>;

export async function insertTestRide(trx: Transaction, row: TestRideRow): Promise<void> {
  await trx.insertInto('test_ride_request').values(row).execute();
}

/**
 * Returns price and recommended price (gross cents) of an active public bike variant. Returns null for the SKU of a
 * model without variant and for an unknown SKU.
 */
export async function findBikePrice(
  trx: Transaction,
  sku: string,
): Promise<{ priceCents: number; listPriceCents: number } | null> {
  const row = await trx
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .select(['price.sale_cents', 'price.uvp_cents'])
    .where('product.sku', '=', sku)
    .where('product.active', '=', 1)
    .where(buildVisibilityCondition(anonymousCaller))
    .executeTakeFirst();
  return row ? { priceCents: row.sale_cents, listPriceCents: row.uvp_cents } : null;
}

/**
 * Returns the name of an active public bike in a language, by its SKU or, if that is empty, of the model by its slug.
 * Returns null when there is none.
 */
export async function findBikeTitle(
  trx: Transaction,
  { bike, sku }: { bike: string; sku: string },
  language: Language,
): Promise<string | null> {
  const row = await trx
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .select(['product_text.title', 'product_text.variant_values'])
    .where(({ eb }) =>
      sku === ''
        ? eb('product.id', '=', `bike-${bike.toLowerCase()}`)
        : eb('product.sku', '=', sku),
    )
    .where('product.active', '=', 1)
    .where(buildVisibilityCondition(anonymousCaller))
    .where('product.weight_class', '=', 'bike')
    .where('product_text.language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const values: unknown = JSON.parse(row.variant_values);
  return [row.title, ...(Array.isArray(values) ? values : [])].join(', ');
}
