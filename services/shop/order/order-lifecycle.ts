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
  /** Without it all that has not left. */
  chosen?: readonly ShipmentModel[];
  reason?: CreditReason;
}

/**
 * Cancels what of an order has not left the house, or the given part of it, in the caller's transaction: its pieces are free again,
 * what was billed of them gets its credit note, and the vouchers are free when nothing of the order ever left. Answers the order as it is then.
 */
export async function cancelUnshipped(
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
  await restoreStock(trx, order, piecesOf(cancelled, items), now);
  if (later.cancelled) await restoreVouchers(trx, order.id);
  return later;
}

function piecesOf(
  shipments: readonly ShipmentModel[],
  items: readonly OrderItemModel[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { orderItemId, amount } of shipments.flatMap(({ lines }) => lines)) {
    const productId = items.find(({ id }) => id === orderItemId)?.productId ?? '';
    pieces.set(productId, (pieces.get(productId) ?? 0) + amount);
  }
  return pieces;
}

/** The orders whose time to pay has passed without money, the longest first: those whose debit takes days among them. */
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

/** Ends an order that was not paid in time, in the caller's transaction: its pieces and vouchers are free again. */
export function cancelUnpaidOrder(
  trx: Transaction,
  order: OrderModel,
  now: number,
): Promise<OrderModel> {
  return cancelUnshipped(trx, order, now);
}

/**
 * Notes that an order is paid and bills it, in the caller's transaction; money that came late puts its days off. One that was paid before keeps
 * its day.
 */
export async function markAsPaid(
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
 * Notes that the buyer has withdrawn from an order, in the caller's transaction: what has not left is cancelled at once, what was
 * billed of it gets its credit note, and nothing of it leaves any more. `declaredAt` is when the declaration came in, which counts for
 * every period. The first declaration counts. A dealer's order, one that is cancelled and one that does not exist stay as they are:
 * dealers have no such right. Times are epoch milliseconds.
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
  await cancelUnshipped(trx, withdrawn, now, { reason: 'withdrawn' });
}

/**
 * Holds an order, in the caller's transaction: nothing of it leaves, its pieces stay reserved, and its money stays where it is. One that
 * is held already stays so since then. An order that has ended has nothing to hold.
 */
export async function holdOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.cancelled || order.withdrawnAt !== null || order.heldAt !== null) return;
  await saveOrderProgress(trx, { ...order, heldAt: now, updatedAt: now });
}

/** Lifts the hold of an order, in the caller's transaction: it goes on as before. */
export async function releaseOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.heldAt === null) return;
  await saveOrderProgress(trx, { ...order, heldAt: null, updatedAt: now });
}
