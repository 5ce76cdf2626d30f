import { houseDayFrom } from '@/domain/delivery/working-days';
import { shipmentState } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { inTransaction, type Transaction } from '../../database/database';
import { insertDeliveryMove } from '../catalog/catalog.service';
import type { ShopServices } from '../base/context';
import {
  type DeliveryStock,
  findDeliveryStock,
  findOrdersWaiting,
  saveDeliveryDay,
  saveTakenStock,
} from './move-delivery.repository';
import { recordOrderMove } from './order-day-move.repository';
import type { OrderModel, TakenStock } from './order-model';
import { findOrderItems, saveProgress } from './order.repository';
import { orderWith } from './shipments/move-shipments';
import { promiseShipment, waitingFor } from './shipments/promise-shipments';
import { findShipments, saveShipment } from './shipments/shipments.repository';

/** What an operator tells of a delivery to the house. */
export interface DeliveryMove {
  sku: string;
  /** The first or the second delivery of the article. */
  slot: 1 | 2;
  /** Its new day, as a stored day (see domain/time/day.ts). */
  expectedAt: number;
}

/** Why a delivery cannot get this day, in words for the operator. */
export class DeliveryMoveError extends Error {
  override readonly name = 'DeliveryMoveError';
}

/**
 * Gives a delivery another day and keeps that it moved. Orders that wait for its pieces move along, unless they are assembled
 * already; their expected days are counted again as when they were placed. All in one transaction; returns the orders whose day is
 * another now.
 */
export function moveDelivery(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  move: DeliveryMove,
): Promise<OrderModel[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const stock = await findDeliveryStock(trx, move.sku);
    if (!stock) throw new DeliveryMoveError(`There is no article ${move.sku}.`);
    const formerAt = assertPossible(stock, move, now);
    const { productId } = stock;
    const { slot, expectedAt: newAt } = move;
    await saveDeliveryDay(trx, productId, slot, newAt);
    await insertDeliveryMove(trx, { productId, slot, formerAt, newAt }, now);
    return moveOrdersAlong(trx, { productId, formerAt, newAt }, now);
  });
}

/** The day it had. */
function assertPossible(
  stock: DeliveryStock,
  { sku, slot, expectedAt }: DeliveryMove,
  now: number,
) {
  const [formerAt, otherAt] =
    slot === 1 ? [stock.firstAt, stock.secondAt] : [stock.secondAt, stock.firstAt];
  const refuse = (reason: string) => new DeliveryMoveError(`Delivery ${slot} of ${sku} ${reason}.`);
  if (formerAt === null) throw refuse('does not exist');
  if (formerAt === expectedAt) throw refuse('has this day already');
  if (dayInBerlin(expectedAt) <= dayInBerlin(now))
    throw refuse('cannot come on a day that is over');
  const isPastOther =
    otherAt !== null && (slot === 1 ? expectedAt > otherAt : expectedAt < otherAt);
  if (isPastOther) throw refuse('cannot pass the other one');
  const day = dayInBerlin(expectedAt);
  const workingDay = houseDayFrom(day);
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
  for (const order of await findOrdersWaiting(trx, moved.productId)) {
    const taken = (order.takenStock ?? []).map((one) => takenAnew(one, moved));
    if (JSON.stringify(taken) === JSON.stringify(order.takenStock)) continue;
    await saveTakenStock(trx, order.id, taken);
    await moveWaitingShipment(trx, { ...order, takenStock: taken }, moved.productId);
    const later = orderWith(order, await findShipments(trx, order.id), now);
    if (later.expectedAt === order.expectedAt) continue;
    await saveProgress(trx, later);
    await recordOrderMove(trx, later, now);
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
  const all = await findShipments(trx, order.id);
  const waiting = waitingFor(productId, await findOrderItems(trx, order), all);
  if (!waiting || shipmentState(waiting) !== 'planned') return;
  const days = await promiseShipment(trx, order, waiting, all);
  if (days.expectedAt === waiting.expectedAt) return;
  await saveShipment(trx, { ...waiting, ...days, formerExpectedAt: waiting.expectedAt });
}

function takenAnew(taken: TakenStock, { productId, formerAt, newAt }: Moved): TakenStock {
  if (taken.productId !== productId) return taken;
  const deliveries = taken.deliveries.map(({ at, amount }) => ({
    at: at === formerAt ? newAt : at,
    amount,
  }));
  return { ...taken, deliveries };
}
