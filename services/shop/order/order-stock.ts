import {
  type Availability,
  getAvailabilityForQuantity,
  getLatestAvailability,
} from '@/domain/availability/availability';
import type { PricedLine } from '../pricing/pricing.service';
import { getSellableQuantity, createStockRejection, allocateStock } from '../catalog/orderable';
import { type ProductStockModel, toStockFacts } from '../base/product-model';
import type { ShopError } from '../base/shop-errors';
import type { AllocatedStock, OrderModel } from './order-model';
import { splitReturnedStock } from '@/domain/delivery/split-shipment';
import { toBerlinDay, getEndOfDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import { saveAllocatedStock } from './order-stock.repository';
import { listOrderItems } from './order.repository';

export interface StockAllocation {
  /** What is left of each product after the sale, by product id. */
  left: Map<string, ProductStockModel>;
  allocated: AllocatedStock[];
  /** When everything is there together. */
  availability: Availability;
  /** OXID's words for each product of which there are too few; nothing may be sold then. */
  rejections: ShopError[];
}

/** What selling these lines takes from the stock: shelf first, then the first and the second delivery. Lines of one product add up. */
export function allocateOrderStock(lines: readonly PricedLine[]): StockAllocation {
  const plan: StockAllocation = {
    left: new Map(),
    allocated: [],
    availability: { kind: 'now' },
    rejections: [],
  };
  for (const { product, pieces } of piecesByProduct(lines)) {
    const left = allocateStock(product.stock, pieces);
    if (left) {
      plan.left.set(product.id, left);
      plan.allocated.push(takenFrom(product.id, product.stock, left));
    } else
      plan.rejections.push(createStockRejection(product.id, getSellableQuantity(product.stock)));
    plan.availability = getLatestAvailability([
      plan.availability,
      getAvailabilityForQuantity(pieces, toStockFacts(product.stock)),
    ]);
  }
  return plan;
}

function takenFrom(
  productId: string,
  before: ProductStockModel,
  left: ProductStockModel,
): AllocatedStock {
  const deliveries = [
    { at: before.incoming1At, amount: (before.incoming1 ?? 0) - (left.incoming1 ?? 0) },
    { at: before.incoming2At, amount: (before.incoming2 ?? 0) - (left.incoming2 ?? 0) },
  ];
  return {
    productId,
    shelf: before.amount - left.amount,
    deliveries: deliveries.flatMap(({ at, amount }) =>
      at === null || amount === 0 ? [] : [{ at, amount }],
    ),
  };
}

function piecesByProduct(lines: readonly PricedLine[]) {
  const byId = new Map<string, { product: NonNullable<PricedLine['product']>; pieces: number }>();
  for (const { product, item } of lines) {
    if (product)
      byId.set(product.id, { product, pieces: (byId.get(product.id)?.pieces ?? 0) + item.amount });
  }
  return byId.values();
}

type Delivery = { at: number | null; amount: number | null };

/**
 * Gives back what cancelled pieces of an order had taken, by product: to the shelf, and to the deliveries that are still to come; the
 * order keeps the rest. Orders from before that was kept give everything to the shelf. A product that is no longer there gets nothing.
 */
export async function restoreStock(
  db: Database,
  order: OrderModel,
  pieces: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const taken = order.takenStock ?? (await takenFromShelf(db, order));
  const parts = taken.map((one) => {
    const { back, kept } = splitReturnedStock(one, pieces.get(one.productId) ?? 0);
    return { back: { ...back, productId: one.productId }, kept: { ...one, ...kept } };
  });
  for (const { back } of parts) await putBack(db, back, now);
  await saveAllocatedStock(
    db,
    order.id,
    parts.map(({ kept }) => kept),
  );
}

async function putBack(db: Database, back: AllocatedStock, now: number): Promise<void> {
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
  const after = addBackToStock(before, back, now);
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
export function addBackToStock(
  stock: ProductStockModel,
  { shelf, deliveries }: Omit<AllocatedStock, 'productId'>,
  now: number,
): ProductStockModel {
  const tomorrow = getEndOfDay(toBerlinDay(now));
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

async function takenFromShelf(db: Database, order: OrderModel): Promise<AllocatedStock[]> {
  const pieces = new Map<string, number>();
  for (const { productId, amount } of await listOrderItems(db, order))
    pieces.set(productId, (pieces.get(productId) ?? 0) + amount);
  return [...pieces].map(([productId, shelf]) => ({ productId, shelf, deliveries: [] }));
}
