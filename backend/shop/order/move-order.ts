import { canMoveOn, orderProgress, type OrderStep } from '@/domain/order/progress';
import { inTransaction } from '../../database/database';
import type { ShopServices } from '../base/context';
import { wireTime } from '../base/wire-time';
import { sendDispatchMail } from './dispatch-mail';
import { recordOrderMove } from './order-day-move.repository';
import type { OrderModel } from './order-model';
import { findOrderByNumber, saveProgress } from './order.repository';
import { returnStock } from './return-stock';

/** What an operator tells of an order. */
export interface OrderMove {
  orderNumber: number;
  /** Null: it stays where it is. */
  step: Exclude<OrderStep, 'ordered'> | null;
  isPaid: boolean;
  /** Null: none, or the one it has. */
  trackingNumber: string | null;
  /** The new day it is expected, in epoch milliseconds; null: as before. */
  expectedAt: number | null;
}

/** Why an order cannot be moved, in words for the operator. */
export class OrderMoveError extends Error {
  override readonly name = 'OrderMoveError';
}

/**
 * Moves an order on, forward only, or cancels it before it is sent, which gives its pieces back. The customer is written to once
 * it is on its way. Everything in one transaction; throws OrderMoveError when the order does not exist or cannot go there.
 */
export function moveOrder(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  move: OrderMove,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, move.orderNumber);
    if (!order) throw new OrderMoveError(`There is no order ${move.orderNumber}.`);
    assertPossible(order, move);
    const moved = { ...order, ...changes(order, move, now), updatedAt: now };
    await saveProgress(trx, moved);
    if (moved.expectedAt !== order.expectedAt) await recordOrderMove(trx, moved, now);
    if (move.step === 'cancelled') await returnStock(trx, order, now);
    if (move.step === 'dispatched') await sendDispatchMail(trx, moved, now);
    return moved;
  });
}

/** Where an order stands. */
export function stepOf(order: OrderModel): OrderStep {
  return orderProgress({
    cancelled: order.cancelled,
    ordered: wireTime(order.orderedAt),
    assembled: wireTime(order.assembledAt),
    dispatched: wireTime(order.dispatchedAt),
    delivered: wireTime(order.deliveredAt),
  }).step;
}

function assertPossible(order: OrderModel, move: OrderMove): void {
  const step = stepOf(order);
  const refuse = (reason: string) => {
    throw new OrderMoveError(`Order ${order.orderNumber} ${reason}.`);
  };
  if (step === 'cancelled') refuse('is cancelled');
  if (move.step !== null && !canMoveOn(step, move.step))
    refuse(`is ${step} and cannot become ${move.step}`);
  if (move.isPaid && order.paidAt !== null) refuse('is paid already');
  if (move.trackingNumber !== null && move.step !== 'dispatched')
    refuse('gets a tracking number only when it is dispatched');
  if (move.expectedAt === null) return;
  if (step === 'delivered' || move.step === 'delivered' || move.step === 'cancelled')
    refuse('is expected no more');
}

/** Steps that were left out have happened by now. */
function changes(
  order: OrderModel,
  { step, isPaid, trackingNumber, expectedAt }: OrderMove,
  now: number,
): Partial<OrderModel> {
  const isSent = step === 'dispatched' || step === 'delivered';
  const isBuilt = isSent || step === 'assembled';
  const hasMoved = expectedAt !== null && expectedAt !== order.expectedAt;
  return {
    ...(isPaid && { paidAt: now }),
    ...(step === 'cancelled' && { cancelled: true }),
    ...(isBuilt && { assembledAt: order.assembledAt ?? now }),
    ...(isSent && { dispatchedAt: order.dispatchedAt ?? now }),
    ...(step === 'delivered' && { deliveredAt: now }),
    ...(trackingNumber !== null && { trackingNumber }),
    ...(hasMoved && { expectedAt, formerExpectedAt: order.expectedAt }),
  };
}
