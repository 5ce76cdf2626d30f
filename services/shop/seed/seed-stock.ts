import type { Database } from '../../database/database';
import type { DealerStockFile, RestocksFile } from '../../demo-data/stock-schemas';
import { type ProductSeed, getSeedProduct } from './product-seed';
import { toCompanyWorkingDay } from '@/domain/delivery/working-days';
import { addDays, toBerlinDay, toStoredDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { insertRestockArrivals, insertRestockDateChange } from '../catalog/restocks';

/** Inserts stock reports of dealers, dated now, with one piece of each SKU. Dealers without an account are left out. */
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
      ...{ customer_id, product_id: getSeedProduct(products, sku).id, amount: 1 },
    }));
    await db.insertInto('dealer_stock').values(rows).execute();
  }
}

/**
 * Inserts past date changes and arrivals of restocks. A date change is left out if the restock is no longer expected.
 */
export async function seedRestocks(
  db: Database,
  { arrivals, moves }: RestocksFile,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const { sku, pieces, arrivedDaysAgo } of arrivals) {
    const { id: productId } = getSeedProduct(products, sku);
    await insertRestockArrivals(
      db,
      [{ productId, quantity: pieces }],
      now - arrivedDaysAgo * dayMs,
    );
  }
  for (const { sku, slot, formerlyInDays, movedDaysAgo } of moves) {
    const { id: productId, stock } = getSeedProduct(products, sku);
    const newAt = slot === 1 ? stock?.incoming1At : stock?.incoming2At;
    const formerAt = toStoredDay(toCompanyWorkingDay(addDays(toBerlinDay(now), formerlyInDays)));
    if (newAt === null || newAt === undefined) continue;
    const move = { productId, slot, formerAt, newAt };
    await insertRestockDateChange(db, move, now - movedDaysAgo * dayMs);
  }
}
