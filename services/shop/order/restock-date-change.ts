import { toCompanyWorkingDay } from '@/domain/delivery/working-days';
import { getShipmentState } from '@/domain/delivery/shipment';
import { toBerlinDay } from '@/domain/time/day';
import { inTransaction, type Transaction } from '../../database/database';
import { insertRestockDateChange } from '../catalog/restocks';
import type { ShopServices } from '../base/shop-context';
import {
  type IncomingStock,
  findIncomingStock,
  listWaitingOrders,
  saveRestockDate,
  saveAllocatedStock,
  insertDeliveryDateChange,
} from './order-stock.repository';
import type { OrderModel, AllocatedStock } from './order-model';
import { listOrderItems, saveOrderProgress } from './order.repository';
import { applyShipmentsToOrder } from './shipments/shipment-state';
import { estimateShipment, findWaitingShipment } from './shipments/estimate-delivery';
import { listShipments, saveShipment } from './shipments/shipments.repository';

/** An operator's command to change a restock's date. */
export interface RestockDateChangeCommand {
  sku: string;
  /** The first or second restock of the product. */
  slot: 1 | 2;
  /** The new date as a stored day (see domain/time/day.ts). */
  expectedAt: number;
}

/** Thrown if a restock cannot have this date. The message is for the operator. */
export class RestockDateChangeError extends Error {
  override readonly name = 'RestockDateChangeError';
}

/**
 * Changes a restock's date and records the change. Shipments waiting for its pieces get a new estimated delivery,
 * computed by the same rules as when the order was placed, unless they are assembled. Everything runs in one
 * transaction. Returns the orders whose estimated delivery changed. Throws RestockDateChangeError if the date is not
 * possible.
 */
export function changeRestockDate(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  move: RestockDateChangeCommand,
): Promise<OrderModel[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const stock = await findIncomingStock(trx, move.sku);
    if (!stock) throw new RestockDateChangeError(`There is no article ${move.sku}.`);
    const formerAt = assertPossible(stock, move, now);
    const { productId } = stock;
    const { slot, expectedAt: newAt } = move;
    await saveRestockDate(trx, productId, slot, newAt);
    await insertRestockDateChange(trx, { productId, slot, formerAt, newAt }, now);
    return updateWaitingOrders(trx, { productId, formerAt, newAt }, now);
  });
}

/** Throws RestockDateChangeError if the restock cannot have the new date; otherwise returns its previous date. */
function assertPossible(
  stock: IncomingStock,
  { sku, slot, expectedAt }: RestockDateChangeCommand,
  now: number,
) {
  const [formerAt, otherAt] =
    slot === 1 ? [stock.firstAt, stock.secondAt] : [stock.secondAt, stock.firstAt];
  const reject = (reason: string) =>
    new RestockDateChangeError(`Delivery ${slot} of ${sku} ${reason}.`);
  if (formerAt === null) throw reject('does not exist');
  if (formerAt === expectedAt) throw reject('has this day already');
  if (toBerlinDay(expectedAt) <= toBerlinDay(now))
    throw reject('cannot come on a day that is over');
  const isPastOther =
    otherAt !== null && (slot === 1 ? expectedAt > otherAt : expectedAt < otherAt);
  if (isPastOther) throw reject('cannot pass the other one');
  const day = toBerlinDay(expectedAt);
  const workingDay = toCompanyWorkingDay(day);
  if (workingDay !== day)
    throw reject(
      `cannot arrive on ${day}, which is not a working day; the next working day is ${workingDay}`,
    );
  return formerAt;
}

interface Moved {
  productId: string;
  formerAt: number;
  newAt: number;
}

async function updateWaitingOrders(
  trx: Transaction,
  moved: Moved,
  now: number,
): Promise<OrderModel[]> {
  const changed: OrderModel[] = [];
  for (const order of await listWaitingOrders(trx, moved.productId)) {
    const allocated = (order.allocatedStock ?? []).map((one) => replaceRestockDate(one, moved));
    if (JSON.stringify(allocated) === JSON.stringify(order.allocatedStock)) continue;
    await saveAllocatedStock(trx, order.id, allocated);
    await updateWaitingShipment(trx, { ...order, allocatedStock: allocated }, moved.productId);
    const later = applyShipmentsToOrder(order, await listShipments(trx, order.id), now);
    if (later.expectedAt === order.expectedAt) continue;
    await saveOrderProgress(trx, later);
    await insertDeliveryDateChange(trx, later, now);
    changed.push(later);
  }
  return changed;
}

/** Recomputes the estimated delivery of a shipment waiting for a restock, unless it is assembled. */
async function updateWaitingShipment(
  trx: Transaction,
  order: OrderModel,
  productId: string,
): Promise<void> {
  const all = await listShipments(trx, order.id);
  const waiting = findWaitingShipment(productId, await listOrderItems(trx, order), all);
  if (!waiting || getShipmentState(waiting) !== 'planned') return;
  const days = await estimateShipment(trx, order, waiting, all);
  if (days.expectedAt === waiting.expectedAt) return;
  await saveShipment(trx, { ...waiting, ...days, formerExpectedAt: waiting.expectedAt });
}

function replaceRestockDate(
  allocated: AllocatedStock,
  { productId, formerAt, newAt }: Moved,
): AllocatedStock {
  if (allocated.productId !== productId) return allocated;
  const restocks = allocated.restocks.map(({ at, amount }) => ({
    at: at === formerAt ? newAt : at,
    amount,
  }));
  return { ...allocated, restocks };
}
