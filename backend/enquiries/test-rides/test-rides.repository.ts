import type { Selectable } from 'kysely';
import type { Language } from '@/domain/language/detect-language';
import type { Transaction } from '../../database/database';
import { everybody, visibleTo } from '../../shop/base/visible-products';
import type { TestRideRequestTable } from '../../database/tables/enquiry-tables';

type TestRideRow = Selectable<TestRideRequestTable>;

/** Keeps a request. */
export async function insertTestRide(trx: Transaction, row: TestRideRow): Promise<void> {
  await trx.insertInto('test_ride_request').values(row).execute();
}

/** What an active bike that everybody may see costs and what is recommended, gross cents; null for a model, or a number nothing has. */
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
    .where(visibleTo(everybody))
    .executeTakeFirst();
  return row ? { priceCents: row.sale_cents, listPriceCents: row.uvp_cents } : null;
}

/**
 * The name of an active bike that everybody may see in a language, by its SKU or, where that is empty, of the model by its slug; null for anything else they
 * may be.
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
    .where(visibleTo(everybody))
    .where('product.weight_class', '=', 'bike')
    .where('product_text.language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const values: unknown = JSON.parse(row.variant_values);
  return [row.title, ...(Array.isArray(values) ? values : [])].join(', ');
}
