import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { OrderModel, AllocatedStock } from './order-model';
import { mapOrderRow } from './map-order-row';
import { newId } from '../../database/sql-helpers';

export interface IncomingStock {
  productId: string;
  /** Day of the first restock in epoch milliseconds; null if there is none. */
  firstAt: number | null;
  secondAt: number | null;
}

/** Returns the dates of a product's restocks; null for an unknown SKU. */
export async function findIncomingStock(db: Database, sku: string): Promise<IncomingStock | null> {
  const row = await db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'stock.incoming1_at', 'stock.incoming2_at'])
    .where('product.sku', '=', sku)
    .executeTakeFirst();
  return row ? { productId: row.id, firstAt: row.incoming1_at, secondAt: row.incoming2_at } : null;
}

/** Sets the date of a product's first or second restock, in epoch milliseconds. */
export async function saveRestockDate(
  db: Database,
  productId: string,
  slot: 1 | 2,
  at: number,
): Promise<void> {
  await db
    .updateTable('stock')
    .set(slot === 1 ? { incoming1_at: at } : { incoming2_at: at })
    .where('product_id', '=', productId)
    .execute();
}

/** Returns orders with this product that are not assembled, dispatched or canceled, oldest first. */
export async function listWaitingOrders(db: Database, productId: string): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('cancelled', '=', sql.lit(0))
    .where('assembled_at', 'is', null)
    .where('dispatched_at', 'is', null)
    .where('delivered_at', 'is', null)
    .where('allocated_stock', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_item')
          .select('order_item.id')
          .whereRef('order_item.order_id', '=', 'order.id')
          .where('order_item.product_id', '=', productId),
      ),
    )
    .orderBy('order_number')
    .execute();
  return rows.map(mapOrderRow);
}

/** Replaces the stored stock allocation of an order. */
export async function saveAllocatedStock(
  db: Database,
  orderId: string,
  allocated: readonly AllocatedStock[],
): Promise<void> {
  await db
    .updateTable('order')
    .set({ allocated_stock: JSON.stringify(allocated) })
    .where('id', '=', orderId)
    .execute();
}

/** Returns the weight classes (letter, parcel or bike) of these products, in no particular order. */
export async function listWeightClasses(
  db: Database,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('weight_class')
    .where('id', 'in', productIds)
    .execute();
  return rows.map(({ weight_class }) => weight_class);
}

/** Returns true if the order's delivery method is pickup. */
export async function isPickupOrder(
  db: Database,
  { deliveryMethodId }: OrderModel,
): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_method')
    .select('is_pickup')
    .where('id', '=', deliveryMethodId)
    .executeTakeFirst();
  return row?.is_pickup === 1;
}

/**
 * Records that an order's estimated delivery changed at `movedAt`. Does nothing if the previous or the new estimate is
 * unknown, or if both are equal.
 */
export async function insertDeliveryDateChange(
  db: Database,
  { id, expectedAt, formerExpectedAt }: OrderModel,
  movedAt: number,
  /** Time at which the buyer was notified; null if not yet. */
  notifiedAt: number | null = null,
): Promise<void> {
  if (expectedAt === null || formerExpectedAt === null || expectedAt === formerExpectedAt) return;
  await db
    .insertInto('delivery_date_change')
    .values({
      id: newId(),
      order_id: id,
      former_at: formerExpectedAt,
      new_at: expectedAt,
      changed_at: movedAt,
      notified_at: notifiedAt,
    })
    .execute();
}
