import { isUndispatched } from '@/domain/delivery/shipment';
import type { Transaction, Database } from '../../database/database';
import { restoreVouchers } from '../voucher/voucher.repository';
import { createQuantityCreditNotes } from './invoices/credit-notes';
import type { CreditReason } from './invoices/invoice-model';
import { issueCancelledInvoices, issueAdvanceInvoice } from './invoices/issue-invoice';
import { isBilledOnDispatch } from './invoices/billing';
import type { OrderItemModel, OrderModel, ShipmentModel } from './order-model';
import { listOrderItems, saveOrderProgress, findOrder } from './order.repository';
import { restoreStock } from './order-stock';
import { applyShipmentsToOrder } from './shipments/shipment-state';
import { listShipments, saveShipment } from './shipments/shipments.repository';
import { sql } from 'kysely';
import { applyPaymentDate } from './shipments/estimate-delivery';

interface Cancellation {
  /** The shipments to cancel; by default all that are not dispatched. */
  chosen?: readonly ShipmentModel[];
  reason?: CreditReason;
}

/**
 * Cancels the given shipments of an order, by default all that are not dispatched, in the caller's transaction. Their
 * stock is released, billed amounts are credited, and vouchers are released if nothing of the order was ever
 * dispatched. Returns the updated order.
 */
export async function cancelUnshippedOrder(
  trx: Transaction,
  order: OrderModel,
  now: number,
  { chosen, reason = 'cancelled' }: Cancellation = {},
): Promise<OrderModel> {
  const all = await listShipments(trx, order.id);
  const cancelled = (chosen ?? all).filter(isUndispatched);
  for (const one of cancelled) await saveShipment(trx, { ...one, cancelledAt: now });
  const later = applyShipmentsToOrder(order, await listShipments(trx, order.id), now);
  await saveOrderProgress(trx, later);
  const items = await listOrderItems(trx, order);
  const lines = cancelled.flatMap((one) => one.lines);
  if (order.paidAt !== null && isBilledOnDispatch(order))
    await issueCancelledInvoices(trx, order, cancelled, now);
  await createQuantityCreditNotes(trx, order, lines, reason, now);
  await restoreStock(trx, order, getQuantities(cancelled, items), now);
  if (later.cancelled) await restoreVouchers(trx, order.id);
  return later;
}

function getQuantities(
  shipments: readonly ShipmentModel[],
  items: readonly OrderItemModel[],
): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { orderItemId, amount } of shipments.flatMap(({ lines }) => lines)) {
    const productId = items.find(({ id }) => id === orderItemId)?.productId ?? '';
    quantities.set(productId, (quantities.get(productId) ?? 0) + amount);
  }
  return quantities;
}

/**
 * Returns the ids of unpaid, undispatched orders past their payment deadline, the oldest deadline first. Orders whose
 * direct debit is still being processed are included.
 */
export async function listUnpaidOrders(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order')
    .select('id')
    .where('pay_until', '<=', now)
    .where('paid_at', 'is', null)
    .where('cancelled', '=', sql.lit(0))
    .where('dispatched_at', 'is', null)
    .orderBy('pay_until')
    .execute();
  return rows.map(({ id }) => id);
}

/** Cancels an order that was not paid in time, in the caller's transaction. Its stock and vouchers are released. */
export function cancelUnpaidOrder(
  trx: Transaction,
  order: OrderModel,
  now: number,
): Promise<OrderModel> {
  return cancelUnshippedOrder(trx, order, now);
}

/**
 * Marks an order as paid and bills it, in the caller's transaction. A late payment postpones the estimated delivery. An
 * order already paid keeps its payment date.
 */
export async function markOrderAsPaid(
  trx: Transaction,
  order: OrderModel,
  now: number,
): Promise<OrderModel> {
  const noted: OrderModel = { ...order, paidAt: order.paidAt ?? now, updatedAt: now };
  const paid = await applyPaymentDate(trx, noted);
  await saveOrderProgress(trx, paid);
  return issueAdvanceInvoice(trx, paid, now);
}

/**
 * Records the buyer's withdrawal from an order, in the caller's transaction. Shipments that are not dispatched are
 * canceled at once and billed amounts are credited; nothing more is dispatched. `declaredAt` is when the declaration
 * was received, which counts for all periods. Later declarations are ignored. Dealers' orders, which have no right of
 * withdrawal, canceled orders and unknown ids are ignored. Times are epoch milliseconds.
 */
export async function applyWithdrawal(
  trx: Transaction,
  orderId: string,
  declaredAt: number,
  now: number,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.isNet || order.cancelled || order.withdrawnAt !== null) return;
  const withdrawn = { ...order, withdrawnAt: declaredAt, heldAt: null, updatedAt: now };
  await saveOrderProgress(trx, withdrawn);
  await cancelUnshippedOrder(trx, withdrawn, now, { reason: 'withdrawn' });
}

/**
 * Puts an order on hold, in the caller's transaction: nothing is dispatched, its stock stays reserved, and nothing is
 * refunded. An existing hold keeps its start. Canceled and withdrawn orders are ignored.
 */
export async function holdOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.cancelled || order.withdrawnAt !== null || order.heldAt !== null) return;
  await saveOrderProgress(trx, { ...order, heldAt: now, updatedAt: now });
}

/** Lifts the hold of an order, in the caller's transaction. */
export async function releaseOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.heldAt === null) return;
  await saveOrderProgress(trx, { ...order, heldAt: null, updatedAt: now });
}
