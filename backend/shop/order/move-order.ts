import { orderProgress, type OrderStep } from '@/domain/order/progress';
import { isStillHere } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { inTransaction, type Transaction } from '../../database/database';
import type { ShopServices } from '../base/context';
import { wireTime } from '../base/wire-time';
import { cancelWhatIsHere } from './cancel-order';
import { sendCancelledMail } from './mails/cancelled-mail';
import { chooseShipments } from './choose-shipments';
import { sendDispatchMail } from './mails/dispatch-mail';
import { invoiceMoney, invoiceShipments } from './invoices/issue-invoice';
import { recordOrderMove } from './order-day-move.repository';
import type { OrderItemModel, OrderModel } from './order-model';
import { type OrderMove, OrderMoveError } from './order-move';
import { findOrderByNumber, findOrderItems, saveProgress } from './order.repository';
import { type WishedLine, divideShipment, withFrame } from './shipments/divide-shipment';
import { movedShipment, orderWith } from './shipments/move-shipments';
import { daysFromMoney } from './shipments/promise-shipments';
import type { ShipmentModel } from './shipments/shipment-model';
import { findShipments, saveShipment } from './shipments/shipments.repository';

/**
 * Moves shipments of an order on, forward only, or cancels what has not left, which gives its pieces back; an order of which nothing
 * comes any more is cancelled. The customer is written to of each shipment that is on its way. Everything in one transaction; throws
 * OrderMoveError when the order does not exist or cannot go there.
 */
export function moveOrder(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  move: OrderMove,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, move.orderNumber);
    if (!order) throw new OrderMoveError(`There is no order ${move.orderNumber}.`);
    assertPossible(order, move, now);
    const items = await findOrderItems(trx, order);
    const before = await findShipments(trx, order.id);
    const { chosen, rest } = prepare(order, items, before, move);
    assertNotHeld(order, chosen, move);
    if (move.step === 'cancelled') {
      for (const one of rest) await saveShipment(trx, one);
      const left = await cancelWhatIsHere(trx, order, now, { chosen });
      await sendCancelledMail(trx, left, chosen, now);
      return left;
    }
    const moved = chosen.map((one) => movedShipment(one, move, now));
    for (const one of [...moved, ...rest]) await saveShipment(trx, one);
    const after = await findShipments(trx, order.id);
    const noted = orderWith(order, after, now);
    const paid = move.isPaid ? await daysFromMoney(trx, { ...noted, paidAt: now }) : noted;
    await saveProgress(trx, paid);
    const later = await bill(trx, paid, before, moved, move, now);
    if (noted.expectedAt !== order.expectedAt) await recordOrderMove(trx, later, now);
    if (move.step === 'dispatched')
      for (const one of moved) await sendDispatchMail(trx, later, one, now);
    return later;
  });
}

/** Its money is noted first: what is paid before it leaves is billed in advance. */
async function bill(
  trx: Transaction,
  order: OrderModel,
  before: readonly ShipmentModel[],
  moved: readonly ShipmentModel[],
  { isPaid }: OrderMove,
  now: number,
): Promise<OrderModel> {
  const known = isPaid ? await invoiceMoney(trx, order, now) : order;
  const wasHere = ({ id }: ShipmentModel) =>
    before.find((one) => one.id === id)?.dispatchedAt === null;
  const sent = moved.filter((one) => one.dispatchedAt !== null && wasHere(one));
  return invoiceShipments(trx, known, sent, now);
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

function assertPossible(order: OrderModel, move: OrderMove, now: number): void {
  const step = stepOf(order);
  const refuse = (reason: string) => {
    throw new OrderMoveError(`Order ${order.orderNumber} ${reason}.`);
  };
  if (step === 'cancelled') refuse('is cancelled');
  if (order.withdrawnAt !== null && move.step !== null && move.step !== 'cancelled')
    refuse('was withdrawn from');
  if (move.isPaid && order.paidAt !== null) refuse('is paid already');
  if (move.trackingNumber !== null && move.step !== 'dispatched')
    refuse('gets a tracking number only when it is dispatched');
  if (move.expectedAt === null) return;
  if (step === 'delivered' || move.step === 'delivered' || move.step === 'cancelled')
    refuse('is expected no more');
  if (dayInBerlin(move.expectedAt) < dayInBerlin(now))
    refuse('cannot be expected on a day that is over');
}

/** What has left before may arrive; nothing else of a held order goes on. */
function assertNotHeld(
  { orderNumber, heldAt }: OrderModel,
  chosen: readonly ShipmentModel[],
  { step }: OrderMove,
): void {
  if (heldAt === null || step === null || step === 'cancelled') return;
  if (step === 'delivered' && !chosen.some(isStillHere)) return;
  throw new OrderMoveError(
    `Order ${orderNumber} is on hold: somebody who was not signed in has declared its withdrawal, and the buyer has not confirmed it. ` +
      `Lift the hold with "released", or carry the withdrawal out with "withdrawn".`,
  );
}

/** The shipments the move is about, with their frame numbers, and what is left over of one of which only a part goes. */
function prepare(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipments: readonly ShipmentModel[],
  move: OrderMove,
): { chosen: ShipmentModel[]; rest: ShipmentModel[] } {
  const chosen = chooseShipments(order, shipments, move);
  const [first, ...others] = chosen;
  const { lines = [], frames = [] } = move;
  if (lines.length === 0 && frames.length === 0) return { chosen, rest: [] };
  if (!first || others.length > 0)
    throw new OrderMoveError('Lines and frame numbers belong to one shipment: say which.');
  const { leaving, rest } = divided(order, items, first, lines, shipments.length + 1);
  return { chosen: [framed(leaving, items, frames)], rest: rest ? [rest] : [] };
}

function divided(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipment: ShipmentModel,
  lines: readonly WishedLine[],
  nextNumber: number,
): { leaving: ShipmentModel; rest: ShipmentModel | null } {
  if (lines.length === 0) return { leaving: shipment, rest: null };
  const parts = divideShipment(order, items, shipment, lines, nextNumber);
  if (!parts) throw new OrderMoveError(`Shipment ${shipment.number} does not hold these lines.`);
  return parts;
}

function framed(
  shipment: ShipmentModel,
  items: readonly OrderItemModel[],
  frames: NonNullable<OrderMove['frames']>,
): ShipmentModel {
  return frames.reduce((known, frame) => {
    const next = withFrame(known, items, frame);
    if (!next)
      throw new OrderMoveError(
        `Shipment ${shipment.number} has no bicycle ${frame.sku} that lacks a frame number.`,
      );
    return next;
  }, shipment);
}
