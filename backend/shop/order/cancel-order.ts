import { isStillHere } from '@/domain/shipment/shipment';
import type { Transaction } from '../../database/database';
import { giveVouchersBack } from '../voucher/voucher.service';
import { creditPieces } from './invoices/correct-invoice';
import type { CreditReason } from './invoices/invoice-model';
import { billCancelled } from './invoices/issue-invoice';
import { isBilledOnLeaving } from './invoices/when-billed';
import type { OrderItemModel, OrderModel } from './order-model';
import { findOrderItems, saveProgress } from './order.repository';
import { returnStock } from './return-stock';
import { orderWith } from './shipments/move-shipments';
import type { ShipmentModel } from './shipments/shipment-model';
import { findShipments, saveShipment } from './shipments/shipments.repository';

interface Cancellation {
  /** Without it all that has not left. */
  chosen?: readonly ShipmentModel[];
  reason?: CreditReason;
}

/**
 * Cancels what of an order has not left the house, or the given part of it, in the caller's transaction: its pieces are free again,
 * what was billed of them gets its credit note, and the vouchers are free when nothing of the order ever left. Answers the order as it is then.
 */
export async function cancelWhatIsHere(
  trx: Transaction,
  order: OrderModel,
  now: number,
  { chosen, reason = 'cancelled' }: Cancellation = {},
): Promise<OrderModel> {
  const all = await findShipments(trx, order.id);
  const cancelled = (chosen ?? all).filter(isStillHere);
  for (const one of cancelled) await saveShipment(trx, { ...one, cancelledAt: now });
  const later = orderWith(order, await findShipments(trx, order.id), now);
  await saveProgress(trx, later);
  const items = await findOrderItems(trx, order);
  const lines = cancelled.flatMap((one) => one.lines);
  if (order.paidAt !== null && isBilledOnLeaving(order))
    await billCancelled(trx, order, cancelled, now);
  await creditPieces(trx, order, lines, reason, now);
  await returnStock(trx, order, piecesOf(cancelled, items), now);
  if (later.cancelled) await giveVouchersBack(trx, order.id);
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
