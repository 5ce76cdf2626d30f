import { houseDayFrom } from '@/domain/delivery/working-days';
import { addDays, dayInBerlin, storedDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import type { DeliveriesFile } from '../../demo-source/deliveries-file';
import { insertArrivals, insertDeliveryMove } from '../catalog/delivery-history.repository';
import { type ProductSeed, productOf } from './product-seed';

/** Writes what is told of deliveries before the first start; one that moved but is no longer to come is left out. */
export async function seedDeliveries(
  db: Database,
  { arrivals, moves }: DeliveriesFile,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const { sku, pieces, arrivedDaysAgo } of arrivals) {
    const { id: productId } = productOf(products, sku);
    await insertArrivals(db, [{ productId, pieces }], now - arrivedDaysAgo * dayMs);
  }
  for (const { sku, slot, formerlyInDays, movedDaysAgo } of moves) {
    const { id: productId, stock } = productOf(products, sku);
    const newAt = slot === 1 ? stock?.incoming1At : stock?.incoming2At;
    const formerAt = storedDay(houseDayFrom(addDays(dayInBerlin(now), formerlyInDays)));
    if (newAt === null || newAt === undefined) continue;
    const move = { productId, slot, formerAt, newAt };
    await insertDeliveryMove(db, move, now - movedDaysAgo * dayMs);
  }
}
