import type { Database } from '../../database/database';
import type { DealerStockFile } from '../../demo-source/dealer-stock-file';
import { type ProductSeed, productOf } from './product-seed';

/** Writes what dealers told of their stock, as told now; a dealer without an account tells nothing. */
export async function seedDealerStock(
  db: Database,
  dealers: DealerStockFile,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const { dealerNumber, skus } of dealers) {
    const customer = await db
      .selectFrom('customer')
      .select('id')
      .where('dealer_number', '=', dealerNumber)
      .executeTakeFirst();
    if (!customer) continue;
    const customer_id = customer.id;
    await db.insertInto('dealer_stock_report').values({ customer_id, reported_at: now }).execute();
    const rows = skus.map((sku) => ({
      ...{ customer_id, product_id: productOf(products, sku).id, amount: 1 },
    }));
    await db.insertInto('dealer_stock').values(rows).execute();
  }
}
