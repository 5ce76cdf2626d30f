import type { Selectable } from 'kysely';
import type { Language } from '@/domain/locale/language';
import type { IsoDay } from '@/domain/time/day';
import type { Database, Transaction } from '../database/database';
import { anonymousCaller, isVisibleTo } from '../shop/base/access-control';
import type { StockAlertTable } from '../database/tables/customer-request-tables';

export type StockAlertRow = Selectable<StockAlertTable>;

/**
 * A confirmed alert with its article's current data; amounts and times are null when the article is no longer in the
 * catalog.
 */
export type ConfirmedStockAlert = Awaited<ReturnType<typeof listConfirmedStockAlerts>>[number];

/** Returns the alert of this email address for this article and day, or null. */
export async function findStockAlert(
  trx: Transaction,
  { email, sku, day }: Pick<StockAlertRow, 'email' | 'sku'> & { day: IsoDay | '' },
): Promise<StockAlertRow | null> {
  const row = await trx
    .selectFrom('stock_alert')
    .selectAll()
    .where('email', '=', email)
    .where('sku', '=', sku)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the alert whose confirmation token has this hash, or null. */
export async function findStockAlertByHash(
  trx: Transaction,
  hash: string,
): Promise<StockAlertRow | null> {
  const row = await trx
    .selectFrom('stock_alert')
    .selectAll()
    .where('confirm_hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the number of a mailbox's alerts. */
export async function countStockAlerts(trx: Transaction, mailbox: string): Promise<number> {
  const { count } = await trx
    .selectFrom('stock_alert')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mailbox', '=', mailbox)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function saveStockAlert(trx: Transaction, row: StockAlertRow): Promise<void> {
  await trx
    .insertInto('stock_alert')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Deletes an alert. Returns whether it existed. */
export async function removeStockAlert(db: Database | Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_alert')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes unconfirmed alerts older than the given time. Returns their number. */
export async function removeUnconfirmedStockAlerts(
  db: Database,
  confirmBefore: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_alert')
    .where('state', '=', 'pending')
    .where('confirm_until', '<', confirmBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Lists confirmed alerts after this id, at most `limit`, with their article's data. */
export function listConfirmedStockAlerts(db: Database, afterId: string, limit: number) {
  return db
    .selectFrom('stock_alert as alert')
    .leftJoin('product', 'product.sku', 'alert.sku')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      ...(['alert.id', 'alert.email', 'alert.language', 'alert.sku', 'alert.day'] as const),
      ...(['alert.confirmed_at', 'product.active', 'product.b2b_only'] as const),
      ...(['stock.amount', 'stock.incoming1', 'stock.incoming1_at'] as const),
      ...(['stock.incoming2', 'stock.incoming2_at'] as const),
    ])
    .where('alert.state', '=', 'confirmed')
    .where('alert.id', '>', afterId)
    .orderBy('alert.id')
    .limit(limit)
    .execute();
}

/** Returns an article's name and the id of the product that has its page; null when it is not in the catalog. */
export async function findAlertArticle(
  trx: Transaction,
  sku: string,
  language: Language,
): Promise<{ title: string; pageOf: string; isSold: boolean } | null> {
  const row = await trx
    .selectFrom('product')
    .innerJoin('product_text as text', 'text.product_id', 'product.id')
    .select([
      ...(['text.title', 'text.variant_values', 'product.id', 'product.parent_id'] as const),
      ...(['product.active', 'product.b2b_only', 'product.outlet'] as const),
    ])
    .where('product.sku', '=', sku)
    .where('text.language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const values: unknown = JSON.parse(row.variant_values);
  return {
    title: [row.title, ...(Array.isArray(values) ? values : [])].join(', '),
    pageOf: row.parent_id ?? row.id,
    isSold: row.active === 1 && isVisibleTo(anonymousCaller, row) && row.outlet === 0,
  };
}
