import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database';
import { cancelWhatIsHere } from './cancel-order';
import { invoiceMoney } from './invoices/issue-invoice';
import type { OrderModel } from './order-model';
import { saveProgress } from './order.repository';
import { daysFromMoney } from './shipments/promise-shipments';

/** The orders whose time to pay has passed without money, the longest first: those whose debit takes days among them. */
export async function findUnpaidOrders(db: Database, now: number): Promise<string[]> {
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
export function endOrder(trx: Transaction, order: OrderModel, now: number): Promise<OrderModel> {
  return cancelWhatIsHere(trx, order, now);
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
  const paid = await daysFromMoney(trx, noted);
  await saveProgress(trx, paid);
  return invoiceMoney(trx, paid, now);
}
