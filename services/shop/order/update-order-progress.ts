import { getOrderProgress, type OrderStep } from '@/domain/order/order-progress';
import { isUndispatched } from '@/domain/delivery/shipment';
import { toBerlinDay } from '@/domain/time/day';
import { inTransaction, type Transaction } from '../../database/database';
import type { ShopServices } from '../base/shop-context';
import { toWireDateTime } from '../base/graphql-values';
import { cancelUnshippedOrder } from './order-lifecycle';
import { sendCancellationEmail } from './emails/cancellation-email';
import { selectShipments, type OrderUpdate, OrderUpdateError } from './select-shipments';
import { sendDispatchEmail } from './emails/dispatch-email';
import { issueAdvanceInvoice, issueShipmentInvoices } from './invoices/issue-invoice';
import { insertDeliveryDateChange } from './order-stock.repository';
import type { OrderItemModel, OrderModel, ShipmentModel } from './order-model';
import { findOrderByNumber, listOrderItems, saveOrderProgress } from './order.repository';
import { type RequestedLine, splitShipment, addFrameNumber } from './shipments/plan-shipments';
import { applyShipmentUpdate, applyShipmentsToOrder } from './shipments/shipment-state';
import { applyPaymentDate } from './shipments/estimate-delivery';
import { listShipments, saveShipment } from './shipments/shipments.repository';

/**
 * Updates shipments of an order: moves them forward, or cancels those not dispatched and releases their stock. An order
 * without remaining shipments is canceled. The customer is emailed about each dispatched shipment. Everything runs in
 * one transaction. Throws OrderUpdateError if the order does not exist or the update is not possible.
 */
export function updateOrderProgress(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  move: OrderUpdate,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, move.orderNumber);
    if (!order) throw new OrderUpdateError(`There is no order ${move.orderNumber}.`);
    assertPossible(order, move, now);
    const items = await listOrderItems(trx, order);
    const before = await listShipments(trx, order.id);
    const { chosen, rest } = prepare(order, items, before, move);
    assertNotHeld(order, chosen, move);
    if (move.step === 'cancelled') {
      for (const one of rest) await saveShipment(trx, one);
      const left = await cancelUnshippedOrder(trx, order, now, { chosen });
      await sendCancellationEmail(trx, left, chosen, now);
      return left;
    }
    const moved = chosen.map((one) => applyShipmentUpdate(one, move, now));
    for (const one of [...moved, ...rest]) await saveShipment(trx, one);
    const after = await listShipments(trx, order.id);
    const noted = applyShipmentsToOrder(order, after, now);
    const paid = move.isPaid ? await applyPaymentDate(trx, { ...noted, paidAt: now }) : noted;
    await saveOrderProgress(trx, paid);
    const later = await bill(trx, paid, before, moved, move, now);
    if (noted.expectedAt !== order.expectedAt) await insertDeliveryDateChange(trx, later, now);
    if (move.step === 'dispatched')
      for (const one of moved) await sendDispatchEmail(trx, later, one, now);
    return later;
  });
}

/**
 * Records the payment and issues invoices for the dispatched shipments. The payment comes first, because an order paid
 * before dispatch is billed in advance.
 */
async function bill(
  trx: Transaction,
  order: OrderModel,
  before: readonly ShipmentModel[],
  moved: readonly ShipmentModel[],
  { isPaid }: OrderUpdate,
  now: number,
): Promise<OrderModel> {
  const known = isPaid ? await issueAdvanceInvoice(trx, order, now) : order;
  const wasHere = ({ id }: ShipmentModel) =>
    before.find((one) => one.id === id)?.dispatchedAt === null;
  const sent = moved.filter((one) => one.dispatchedAt !== null && wasHere(one));
  return issueShipmentInvoices(trx, known, sent, now);
}

export function getOrderStep(order: OrderModel): OrderStep {
  return getOrderProgress({
    cancelled: order.cancelled,
    ordered: toWireDateTime(order.orderedAt),
    assembled: toWireDateTime(order.assembledAt),
    dispatched: toWireDateTime(order.dispatchedAt),
    delivered: toWireDateTime(order.deliveredAt),
  }).step;
}

function assertPossible(order: OrderModel, move: OrderUpdate, now: number): void {
  const step = getOrderStep(order);
  const reject = (reason: string) => {
    throw new OrderUpdateError(`Order ${order.orderNumber} ${reason}.`);
  };
  if (step === 'cancelled') reject('is cancelled');
  if (order.withdrawnAt !== null && move.step !== null && move.step !== 'cancelled')
    reject('was withdrawn from');
  if (move.isPaid && order.paidAt !== null) reject('is paid already');
  if (move.trackingNumber !== null && move.step !== 'dispatched')
    reject('gets a tracking number only when it is dispatched');
  if (move.expectedAt === null) return;
  if (step === 'delivered' || move.step === 'delivered' || move.step === 'cancelled')
    reject('has no expected delivery');
  if (toBerlinDay(move.expectedAt) < toBerlinDay(now))
    reject('cannot be expected on a day that is over');
}

/**
 * Throws OrderUpdateError if a shipment of an order on hold would be assembled or dispatched. Canceling the order and
 * delivering dispatched shipments are allowed.
 */
function assertNotHeld(
  { orderNumber, heldAt }: OrderModel,
  chosen: readonly ShipmentModel[],
  { step }: OrderUpdate,
): void {
  if (heldAt === null || step === null || step === 'cancelled') return;
  if (step === 'delivered' && !chosen.some(isUndispatched)) return;
  throw new OrderUpdateError(
    `Order ${orderNumber} is on hold: somebody who was not signed in has declared its withdrawal, and the buyer has not confirmed it. ` +
      `Lift the hold with "released", or carry the withdrawal out with "withdrawn".`,
  );
}

/**
 * Returns the shipments the update applies to, with their new frame numbers, and the rest of a shipment that is
 * dispatched in part.
 */
function prepare(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipments: readonly ShipmentModel[],
  move: OrderUpdate,
): { chosen: ShipmentModel[]; rest: ShipmentModel[] } {
  const chosen = selectShipments(order, shipments, move);
  const [first, ...others] = chosen;
  const { lines = [], frameNumbers = [] } = move;
  if (lines.length === 0 && frameNumbers.length === 0) return { chosen, rest: [] };
  if (!first || others.length > 0)
    throw new OrderUpdateError(
      'Lines and frame numbers belong to one shipment. Select it with --shipment.',
    );
  const { leaving, rest } = divided(order, items, first, lines, shipments.length + 1);
  return { chosen: [framed(leaving, items, frameNumbers)], rest: rest ? [rest] : [] };
}

function divided(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipment: ShipmentModel,
  lines: readonly RequestedLine[],
  nextNumber: number,
): { leaving: ShipmentModel; rest: ShipmentModel | null } {
  if (lines.length === 0) return { leaving: shipment, rest: null };
  const parts = splitShipment(order, items, shipment, lines, nextNumber);
  if (!parts) throw new OrderUpdateError(`Shipment ${shipment.number} does not hold these lines.`);
  return parts;
}

function framed(
  shipment: ShipmentModel,
  items: readonly OrderItemModel[],
  frames: NonNullable<OrderUpdate['frameNumbers']>,
): ShipmentModel {
  return frames.reduce((known, frame) => {
    const next = addFrameNumber(known, items, frame);
    if (!next)
      throw new OrderUpdateError(
        `Shipment ${shipment.number} has no bicycle ${frame.sku} that lacks a frame number.`,
      );
    return next;
  }, shipment);
}
