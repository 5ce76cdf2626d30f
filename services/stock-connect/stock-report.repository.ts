import { b2bGroupId } from '@/domain/customer/customer-type';
import type { Database } from '../database/database';
import { anonymousCaller, buildVisibilityCondition } from '../shop/base/access-control';

/** Maximum number of rows inserted by one statement. */
const chunkSize = 500;

/** Returns the ids of active products by SKU. */
export async function findProductIdsBySku(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('sku', 'is not', null)
    .where('active', '=', 1)
    .execute();
  return new Map(rows.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id]])));
}

/**
 * Saves a dealer's stock report. `amounts` contains the quantities by product id; `isReplacing` deletes the quantities
 * of earlier reports.
 */
export async function saveStockReport(
  db: Database,
  customerId: string,
  amounts: ReadonlyMap<string, number>,
  { now, isReplacing }: { now: number; isReplacing: boolean },
): Promise<void> {
  await db
    .insertInto('dealer_stock_report')
    .values({ customer_id: customerId, reported_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ reported_at: now }))
    .execute();
  if (isReplacing)
    await db.deleteFrom('dealer_stock').where('customer_id', '=', customerId).execute();
  const rows = [...amounts].map(([productId, amount]) => ({
    ...{ customer_id: customerId, product_id: productId, amount },
  }));
  for (let start = 0; start < rows.length; start += chunkSize) {
    await db
      .insertInto('dealer_stock')
      .values(rows.slice(start, start + chunkSize))
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'product_id'])
          .doUpdateSet(({ ref }) => ({ amount: ref('excluded.amount') })),
      )
      .execute();
  }
}

/**
 * Returns the time of a dealer's last report (epoch milliseconds) and the number of articles and pieces in stock; null
 * if the dealer has sent no report.
 */
export async function findStockReportStatistics(
  db: Database,
  customerId: string,
): Promise<{ at: number; articles: number; pieces: number } | null> {
  const report = await db
    .selectFrom('dealer_stock_report')
    .select('reported_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!report) return null;
  const figures = await db
    .selectFrom('dealer_stock')
    .select(({ fn }) => [
      fn.countAll<number>().as('articles'),
      fn.sum<number | null>('amount').as('pieces'),
    ])
    .where('customer_id', '=', customerId)
    .where('amount', '>', 0)
    .executeTakeFirstOrThrow();
  return { at: report.reported_at, articles: figures.articles, pieces: figures.pieces ?? 0 };
}

/**
 * Lists the SKUs in stock at each dealer of the dealer finder, without quantities. Only reports after `since` (epoch
 * milliseconds) count.
 */
export async function listStockedSkus(
  db: Database,
  since: number,
): Promise<{ dealerNumber: string; sku: string }[]> {
  const rows = await db
    .selectFrom('dealer_stock')
    .innerJoin('dealer_stock_report', 'dealer_stock_report.customer_id', 'dealer_stock.customer_id')
    .innerJoin('customer', 'customer.id', 'dealer_stock.customer_id')
    .innerJoin('customer_group', (join) =>
      join
        .onRef('customer_group.customer_id', '=', 'customer.id')
        .on('customer_group.group_id', '=', b2bGroupId),
    )
    .innerJoin('product', 'product.id', 'dealer_stock.product_id')
    .select(['customer.dealer_number', 'product.sku'])
    .where('dealer_stock_report.reported_at', '>', since)
    .where('dealer_stock.amount', '>', 0)
    .where('product.active', '=', 1)
    .where(buildVisibilityCondition(anonymousCaller))
    .orderBy('customer.dealer_number')
    .orderBy('product.sku')
    .execute();
  return rows.flatMap(({ dealer_number, sku }) =>
    dealer_number === null || sku === null ? [] : [{ dealerNumber: dealer_number, sku }],
  );
}
