import {
  type Availability,
  getAvailabilityForQuantity,
  getLatestAvailability,
} from '@/domain/availability/availability';
import type { PricedLine } from '../pricing/pricing.service';
import {
  getSellableQuantity,
  createStockRejection,
  allocateStock,
} from '../catalog/sellable-products';
import { type ProductStockModel, toStockData } from '../base/product-model';
import type { ShopError } from '../base/shop-errors';
import type { AllocatedStock, OrderModel } from './order-model';
import { splitReturnedStock } from '@/domain/delivery/split-shipment';
import { toBerlinDay, getEndOfDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import { saveAllocatedStock } from './order-stock.repository';
import { listOrderItems } from './order.repository';

export interface StockAllocation {
  /** The remaining stock after the sale, by product id. */
  remainingStock: Map<string, ProductStockModel>;
  allocated: AllocatedStock[];
  /** Availability of the whole order: that of the product that is available last. */
  availability: Availability;
  /** OXID's error for each product whose stock is too low. If the list is not empty, the order must not be placed. */
  rejections: ShopError[];
}

/**
 * Allocates stock to these line items: from the available stock first, then from the first and the second restock.
 * Quantities of the same product are added up.
 */
export function allocateOrderStock(lines: readonly PricedLine[]): StockAllocation {
  const plan: StockAllocation = {
    remainingStock: new Map(),
    allocated: [],
    availability: { kind: 'now' },
    rejections: [],
  };
  for (const { product, pieces } of sumQuantityByProduct(lines)) {
    const left = allocateStock(product.stock, pieces);
    if (left) {
      plan.remainingStock.set(product.id, left);
      plan.allocated.push(getAllocatedStock(product.id, product.stock, left));
    } else
      plan.rejections.push(createStockRejection(product.id, getSellableQuantity(product.stock)));
    plan.availability = getLatestAvailability([
      plan.availability,
      getAvailabilityForQuantity(pieces, toStockData(product.stock)),
    ]);
  }
  return plan;
}

function getAllocatedStock(
  productId: string,
  before: ProductStockModel,
  left: ProductStockModel,
): AllocatedStock {
  const restocks = [
    { at: before.incoming1At, amount: (before.incoming1 ?? 0) - (left.incoming1 ?? 0) },
    { at: before.incoming2At, amount: (before.incoming2 ?? 0) - (left.incoming2 ?? 0) },
  ];
  return {
    productId,
    inStock: before.amount - left.amount,
    restocks: restocks.flatMap(({ at, amount }) =>
      at === null || amount === 0 ? [] : [{ at, amount }],
    ),
  };
}

function sumQuantityByProduct(lines: readonly PricedLine[]) {
  const byId = new Map<string, { product: NonNullable<PricedLine['product']>; pieces: number }>();
  for (const { product, item } of lines) {
    if (product)
      byId.set(product.id, { product, pieces: (byId.get(product.id)?.pieces ?? 0) + item.amount });
  }
  return byId.values();
}

type Delivery = { at: number | null; amount: number | null };

/**
 * Returns the stock of canceled pieces (quantity by product id) to the shop: to the available stock, or to the restock
 * if it has not arrived. The order's other pieces stay allocated. Older orders without allocation data return all
 * pieces to the available stock. Removed products are skipped.
 */
export async function restoreStock(
  db: Database,
  order: OrderModel,
  quantities: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const allocatedStock = order.allocatedStock ?? (await allocateFromAvailableStock(db, order));
  const parts = allocatedStock.map((one) => {
    const { back, remaining } = splitReturnedStock(one, quantities.get(one.productId) ?? 0);
    return { back: { ...back, productId: one.productId }, kept: { ...one, ...remaining } };
  });
  for (const { back } of parts) await returnToStock(db, back, now);
  await saveAllocatedStock(
    db,
    order.id,
    parts.map(({ kept }) => kept),
  );
}

async function returnToStock(db: Database, back: AllocatedStock, now: number): Promise<void> {
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

/**
 * Returns the stock with returned pieces added: pieces from restocks that have arrived go to the available stock, other
 * pieces to their restock.
 */
export function addBackToStock(
  stock: ProductStockModel,
  { inStock, restocks }: Omit<AllocatedStock, 'productId'>,
  now: number,
): ProductStockModel {
  const tomorrow = getEndOfDay(toBerlinDay(now));
  const arrived = restocks.filter(({ at }) => at < tomorrow);
  const coming = restocks.filter(({ at }) => at >= tomorrow);
  const slots: [Delivery, Delivery] = [
    { at: stock.incoming1At, amount: stock.incoming1 },
    { at: stock.incoming2At, amount: stock.incoming2 },
  ];
  for (const { at, amount } of coming) {
    const slot = findRestockSlot(slots, at);
    slot.at ??= at;
    slot.amount = (slot.amount ?? 0) + amount;
  }
  const [first, second] = slots;
  return {
    amount: stock.amount + inStock + arrived.reduce((sum, { amount }) => sum + amount, 0),
    incoming1: first.amount,
    incoming1At: first.at,
    incoming2: second.amount,
    incoming2At: second.at,
  };
}

/**
 * Returns the restock to which pieces returned from a restock of day `at` are added: the restock of that day, otherwise
 * a free slot, otherwise the later restock, so that no date is promised too early.
 */
function findRestockSlot([first, second]: [Delivery, Delivery], at: number): Delivery {
  const slots = [first, second];
  return (
    slots.find((slot) => slot.at === at) ??
    slots.find((slot) => slot.at === null) ??
    slots.reduce((latest, slot) => ((slot.at ?? 0) > (latest.at ?? 0) ? slot : latest))
  );
}

async function allocateFromAvailableStock(
  db: Database,
  order: OrderModel,
): Promise<AllocatedStock[]> {
  const quantities = new Map<string, number>();
  for (const { productId, amount } of await listOrderItems(db, order))
    quantities.set(productId, (quantities.get(productId) ?? 0) + amount);
  return [...quantities].map(([productId, quantity]) => ({
    productId,
    inStock: quantity,
    restocks: [],
  }));
}
