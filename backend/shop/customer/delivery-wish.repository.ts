import { type PartingWish, readPartingWish } from '@/domain/shipment/shipment';
import type { Database } from '../../database/database';

/** What a customer's baskets begin with; everything together for whom nothing is known of. */
export async function findDeliveryWish(db: Database, customerId: string): Promise<PartingWish> {
  const row = await db
    .selectFrom('customer')
    .select('delivery_wish')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return readPartingWish(row?.delivery_wish ?? null) ?? 'together';
}

/** Sets what a customer's baskets begin with; those that were told otherwise stay as they are. */
export async function saveDeliveryWish(
  db: Database,
  customerId: string,
  wish: PartingWish,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ delivery_wish: wish })
    .where('id', '=', customerId)
    .execute();
}
