import { takenBack } from '@/domain/shipment/taken-pieces';
import { dayInBerlin, endOfDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import type { ProductStockModel } from '../base/product-model';
import type { OrderModel, TakenStock } from './order-model';
import { saveTakenStock } from './move-delivery.repository';
import { findOrderItems } from './order.repository';

type Delivery = { at: number | null; amount: number | null };

/**
 * Gives back what cancelled pieces of an order had taken, by product: to the shelf, and to the deliveries that are still to come; the
 * order keeps the rest. Orders from before that was kept give everything to the shelf. A product that is no longer there gets nothing.
 */
export async function returnStock(
  db: Database,
  order: OrderModel,
  pieces: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const taken = order.takenStock ?? (await takenFromShelf(db, order));
  const parts = taken.map((one) => {
    const { back, kept } = takenBack(one, pieces.get(one.productId) ?? 0);
    return { back: { ...back, productId: one.productId }, kept: { ...one, ...kept } };
  });
  for (const { back } of parts) await putBack(db, back, now);
  await saveTakenStock(
    db,
    order.id,
    parts.map(({ kept }) => kept),
  );
}

async function putBack(db: Database, back: TakenStock, now: number): Promise<void> {
  const row = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', back.productId)
    .executeTakeFirst();
  if (!row) return;
  const { amount, incoming1, incoming1_at, incoming2, incoming2_at } = row;
  const before = {
    amount,
    incoming1,
    incoming1At: incoming1_at,
    incoming2,
    incoming2At: incoming2_at,
  };
  const after = givenBack(before, back, now);
  await db
    .updateTable('stock')
    .set({
      amount: after.amount,
      incoming1: after.incoming1,
      incoming1_at: after.incoming1At,
      incoming2: after.incoming2,
      incoming2_at: after.incoming2At,
    })
    .where('product_id', '=', back.productId)
    .execute();
}

/** The stock with the pieces back: what was to come and has come goes to the shelf, the rest to its delivery. */
export function givenBack(
  stock: ProductStockModel,
  { shelf, deliveries }: Omit<TakenStock, 'productId'>,
  now: number,
): ProductStockModel {
  const tomorrow = endOfDay(dayInBerlin(now));
  const arrived = deliveries.filter(({ at }) => at < tomorrow);
  const coming = deliveries.filter(({ at }) => at >= tomorrow);
  const slots: [Delivery, Delivery] = [
    { at: stock.incoming1At, amount: stock.incoming1 },
    { at: stock.incoming2At, amount: stock.incoming2 },
  ];
  for (const { at, amount } of coming) {
    const slot = slotFor(slots, at);
    slot.at ??= at;
    slot.amount = (slot.amount ?? 0) + amount;
  }
  const [first, second] = slots;
  return {
    amount: stock.amount + shelf + arrived.reduce((sum, { amount }) => sum + amount, 0),
    incoming1: first.amount,
    incoming1At: first.at,
    incoming2: second.amount,
    incoming2At: second.at,
  };
}

/** The delivery of that day, else a free place, else the later one: nobody is promised a day too early. */
function slotFor([first, second]: [Delivery, Delivery], at: number): Delivery {
  const slots = [first, second];
  return (
    slots.find((slot) => slot.at === at) ??
    slots.find((slot) => slot.at === null) ??
    slots.reduce((late, slot) => ((slot.at ?? 0) > (late.at ?? 0) ? slot : late))
  );
}

async function takenFromShelf(db: Database, order: OrderModel): Promise<TakenStock[]> {
  const pieces = new Map<string, number>();
  for (const { productId, amount } of await findOrderItems(db, order))
    pieces.set(productId, (pieces.get(productId) ?? 0) + amount);
  return [...pieces].map(([productId, shelf]) => ({ productId, shelf, deliveries: [] }));
}
