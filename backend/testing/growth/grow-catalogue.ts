import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { copyRow, numbered } from './copy-rows';
import type { Growth } from './grow-shop';

/** Articles like one of the demo's accessories, each in stock, with a delivery on its way; a tenth came in the last months. */
export async function growCatalogue(
  db: Database,
  { articles }: Growth,
  now: number,
): Promise<void> {
  const span = { from: 0, until: articles };
  const product = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .selectAll('product')
    .where('product.parent_id', 'like', 'acc-%')
    .executeTakeFirstOrThrow();
  const id = numbered('grown-');
  const own = { product_id: id };
  await copyRow(
    db,
    'product',
    product,
    { ...{ id, sku: numbered('GROWN.') }, parent_id: sql`null`, position: sql`i` },
    span,
  );
  const texts = await rowsOf(db, 'product_text', product.id);
  for (const text of texts)
    await copyRow(db, 'product_text', text, { ...own, title: numbered('Teil ') }, span);
  for (const table of ['price', 'price_history', 'stock'] as const)
    for (const row of await rowsOf(db, table, product.id))
      await copyRow(db, table, row, { ...own, ...(table === 'stock' && coming(now)) }, span);
  await copyRow(
    db,
    'delivery_arrival',
    { pieces: 3 },
    {
      id: numbered('grown-arrival-'),
      ...own,
      arrived_at: sql`${sql.lit(now)} - (i % 300) * ${sql.lit(dayMs / 10)}`,
    },
    span,
    sql`i % 10 = 0`,
  );
}

const coming = (now: number) => ({
  amount: sql`i % 50 + 1`,
  incoming1: sql`3`,
  incoming1_at: sql`${sql.lit(now)} + (i % 40 + 1) * ${sql.lit(dayMs)}`,
});

async function rowsOf(
  db: Database,
  table: 'product_text' | 'price' | 'price_history' | 'stock',
  productId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await db.selectFrom(table).selectAll().where('product_id', '=', productId).execute();
  return rows;
}
