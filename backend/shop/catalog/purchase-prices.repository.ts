import type { Database } from '../../database/database';

/** The purchase price (HEK) of every active article with a code, in cents net. */
export async function findPurchasePrices(
  db: Database,
): Promise<{ sku: string; hekCents: number }[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .select(['product.sku', 'price.hek_cents'])
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .orderBy('product.sku')
    .execute();
  return rows.flatMap(({ sku, hek_cents }) => (sku === null ? [] : [{ sku, hekCents: hek_cents }]));
}
