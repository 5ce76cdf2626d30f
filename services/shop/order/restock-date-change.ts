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
} from './order-stock.repository';
import { insertDeliveryDateChange } from './order-stock.repository';
import type { OrderModel, AllocatedStock } from './order-model';
import { listOrderItems, saveOrderProgress } from './order.repository';
import { applyShipmentsToOrder } from './shipments/shipment-state';
import { estimateShipment, findWaitingShipment } from './shipments/estimate-delivery';
import { listShipments, saveShipment } from './shipments/shipments.repository';

/** What an operator tells of a delivery to the house. */
export interface RestockDateChangeCommand {
  sku: string;
  /** The first or the second delivery of the article. */
  slot: 1 | 2;
  /** Its new day, as a stored day (see domain/time/day.ts). */
  expectedAt: number;
}

/** Why a delivery cannot get this day, in words for the operator. */
export class RestockDateChangeError extends Error {
  override readonly name = 'RestockDateChangeError';
}

/**
 * Gives a delivery another day and keeps that it moved. Orders that wait for its pieces move along, unless they are assembled
 * already; their expected days are counted again as when they were placed. All in one transaction; returns the orders whose day is
 * another now.
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
    return moveOrdersAlong(trx, { productId, formerAt, newAt }, now);
  });
}

/** The day it had. */
function assertPossible(
  stock: IncomingStock,
  { sku, slot, expectedAt }: RestockDateChangeCommand,
  now: number,
) {
  const [formerAt, otherAt] =
    slot === 1 ? [stock.firstAt, stock.secondAt] : [stock.secondAt, stock.firstAt];
  const refuse = (reason: string) =>
    new RestockDateChangeError(`Delivery ${slot} of ${sku} ${reason}.`);
  if (formerAt === null) throw refuse('does not exist');
  if (formerAt === expectedAt) throw refuse('has this day already');
  if (toBerlinDay(expectedAt) <= toBerlinDay(now))
    throw refuse('cannot come on a day that is over');
  const isPastOther =
    otherAt !== null && (slot === 1 ? expectedAt > otherAt : expectedAt < otherAt);
  if (isPastOther) throw refuse('cannot pass the other one');
  const day = toBerlinDay(expectedAt);
  const workingDay = toCompanyWorkingDay(day);
  if (workingDay !== day)
    throw refuse(`cannot come on ${day}, when nobody works; the next working day is ${workingDay}`);
  return formerAt;
}

interface Moved {
  productId: string;
  formerAt: number;
  newAt: number;
}

async function moveOrdersAlong(trx: Transaction, moved: Moved, now: number): Promise<OrderModel[]> {
  const changed: OrderModel[] = [];
  for (const order of await listWaitingOrders(trx, moved.productId)) {
    const taken = (order.takenStock ?? []).map((one) => takenAnew(one, moved));
    if (JSON.stringify(taken) === JSON.stringify(order.takenStock)) continue;
    await saveAllocatedStock(trx, order.id, taken);
    await moveWaitingShipment(trx, { ...order, takenStock: taken }, moved.productId);
    const later = applyShipmentsToOrder(order, await listShipments(trx, order.id), now);
    if (later.expectedAt === order.expectedAt) continue;
    await saveOrderProgress(trx, later);
    await insertDeliveryDateChange(trx, later, now);
    changed.push(later);
  }
  return changed;
}

/** What waits for a delivery gets its days anew, unless it is assembled. */
async function moveWaitingShipment(
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

function takenAnew(taken: AllocatedStock, { productId, formerAt, newAt }: Moved): AllocatedStock {
  if (taken.productId !== productId) return taken;
  const deliveries = taken.deliveries.map(({ at, amount }) => ({
    at: at === formerAt ? newAt : at,
    amount,
  }));
  return { ...taken, deliveries };
}
