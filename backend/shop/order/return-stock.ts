import type { Database } from '../../database/database';
import type { ProductStockModel } from '../base/product-model';
import type { OrderModel } from './order-model';
import type { TakenStock } from './order-model';
import { findOrderItems } from './order.repository';

type Delivery = { at: number | null; amount: number | null };

/**
 * Gives back what a cancelled order had taken: to the shelf, and to the deliveries that are still to come. Orders from before that
 * was kept give everything to the shelf. A product that is no longer there gets nothing.
 */
export async function returnStock(db: Database, order: OrderModel, now: number): Promise<void> {
  const taken = order.takenStock ?? (await takenFromShelf(db, order));
  for (const one of taken) {
    const row = await db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', one.productId)
      .executeTakeFirst();
    if (!row) continue;
    const { amount, incoming1, incoming1_at, incoming2, incoming2_at } = row;
    const before = {
      amount,
      incoming1,
      incoming1At: incoming1_at,
      incoming2,
      incoming2At: incoming2_at,
    };
    const after = givenBack(before, one, now);
    await db
      .updateTable('stock')
      .set({
        amount: after.amount,
        incoming1: after.incoming1,
        incoming1_at: after.incoming1At,
        incoming2: after.incoming2,
        incoming2_at: after.incoming2At,
      })
      .where('product_id', '=', one.productId)
      .execute();
  }
}

/** The stock with the pieces back: what was to come and has come goes to the shelf, the rest to its delivery. */
export function givenBack(
  stock: ProductStockModel,
  { shelf, deliveries }: Omit<TakenStock, 'productId'>,
  now: number,
): ProductStockModel {
  const arrived = deliveries.filter(({ at }) => at <= now);
  const coming = deliveries.filter(({ at }) => at > now);
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
  const items = await findOrderItems(db, order);
  return items.map(({ productId, amount }) => ({ productId, shelf: amount, deliveries: [] }));
}
