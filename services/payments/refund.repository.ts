import type { Selectable } from 'kysely';
import type { RefundState } from '@/domain/payment/payment-state';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';

/** Reason of a refund, as shown in the log and in the provider's account. */
type RefundReason = 'paidTwice' | 'orderEnded' | 'asked';

export interface Refund {
  id: string;
  orderId: string;
  attemptId: string;
  amountCents: number;
  state: RefundState;
  reason: RefundReason;
  /** Null until the provider has responded. */
  providerId: string | null;
}

/** Returns completed and pending refunds of an order, oldest first. */
export async function listRefunds(db: Database, orderId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(toRefund);
}

/** Returns the refund with this provider id, or null. */
export async function findRefundByProviderId(
  db: Database,
  providerId: string,
): Promise<Refund | null> {
  const row = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ? toRefund(row) : null;
}

/** Inserts a refund, before the provider is called. */
export async function insertRefund(db: Database, refund: Refund, now: number): Promise<void> {
  await db
    .insertInto('payment_refund')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      attempt_id: refund.attemptId,
      amount_cents: refund.amountCents,
      state: refund.state,
      reason: refund.reason,
      provider_id: refund.providerId,
      check_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Updates a refund's state and the time of its next check. */
export async function updateRefund(
  db: Database,
  id: string,
  {
    state,
    providerId,
    checkAt,
  }: { state: RefundState; providerId: string | null; checkAt: number },
  now: number,
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({
      state,
      check_at: checkAt,
      updated_at: now,
      ...(providerId && { provider_id: providerId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Lists pending refunds whose next check is due, at most fifty. */
export async function listRefundsToCheck(db: Database, now: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('state', '=', 'pending')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(50)
    .execute();
  return rows.map(toRefund);
}

function toRefund(row: Selectable<Tables['payment_refund']>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    attemptId: row.attempt_id,
    amountCents: row.amount_cents,
    state: row.state as RefundState,
    reason: row.reason as RefundReason,
    providerId: row.provider_id,
  };
}
