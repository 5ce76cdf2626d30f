import type { Selectable, Updateable } from 'kysely';
import type { PaymentAttemptState } from '@/domain/payment/payment-lifecycle';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { insertRefundCheck } from '../shop/order/order.repository';

/** An attempt to collect the money for an order. Amounts are cents, times epoch milliseconds. */
export interface PaymentAttempt {
  id: string;
  orderId: string;
  /** Number of the attempt within its order, from 1. */
  number: number;
  state: PaymentAttemptState;
  amountCents: number;
  isLive: boolean;
  isDisputed: boolean;
  /** Null until the provider has responded. */
  sessionId: string | null;
  intentId: string | null;
  /** URL of the payment page; null unless open. */
  url: string | null;
  language: 'de' | 'en';
  expiresAt: number;
  checkAt: number;
}

/** Returns the attempts of an order, oldest first. */
export async function listAttempts(db: Database, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows.map(toAttempt);
}

/** Returns the matching attempt, or null. */
export async function findAttempt(
  db: Database,
  by: { id: string } | { sessionId: string } | { intentId: string },
): Promise<PaymentAttempt | null> {
  const base = db.selectFrom('payment_attempt').selectAll();
  const found =
    'id' in by
      ? base.where('id', '=', by.id)
      : 'sessionId' in by
        ? base.where('session_id', '=', by.sessionId)
        : base.where('intent_id', '=', by.intentId);
  const row = await found.executeTakeFirst();
  return row ? toAttempt(row) : null;
}

/** Inserts an attempt, before the provider is called. */
export async function insertAttempt(
  db: Database,
  attempt: PaymentAttempt,
  now: number,
): Promise<void> {
  await db
    .insertInto('payment_attempt')
    .values({
      id: attempt.id,
      order_id: attempt.orderId,
      number: attempt.number,
      state: attempt.state,
      amount_cents: attempt.amountCents,
      is_live: attempt.isLive ? 1 : 0,
      is_disputed: 0,
      session_id: attempt.sessionId,
      intent_id: attempt.intentId,
      url: attempt.url,
      language: attempt.language,
      expires_at: attempt.expiresAt,
      check_at: attempt.checkAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Updates the given fields of an attempt. A paid attempt also triggers a refund check of its order, which may already
 * be paid or canceled.
 */
export async function updateAttempt(
  db: Database,
  id: string,
  change: Partial<Omit<PaymentAttempt, 'id' | 'orderId' | 'number' | 'amountCents'>>,
  now: number,
): Promise<void> {
  const row: Updateable<Tables['payment_attempt']> = {
    updated_at: now,
    ...(change.state !== undefined && { state: change.state }),
    ...(change.isDisputed !== undefined && { is_disputed: change.isDisputed ? 1 : 0 }),
    ...(change.sessionId !== undefined && { session_id: change.sessionId }),
    ...(change.intentId !== undefined && { intent_id: change.intentId }),
    ...(change.url !== undefined && { url: change.url }),
    ...(change.checkAt !== undefined && { check_at: change.checkAt }),
  };
  const saved = await db
    .updateTable('payment_attempt')
    .set(row)
    .where('id', '=', id)
    .returning('order_id')
    .executeTakeFirst();
  if (saved && change.state === 'paid') await insertRefundCheck(db, saved.order_id);
}

/** Lists unfinished attempts whose next check is due, at most fifty. */
export async function listAttemptsToCheck(db: Database, now: number): Promise<PaymentAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', 'in', ['starting', 'open', 'processing'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(50)
    .execute();
  return rows.map(toAttempt);
}

/** Lists orders that need a refund check, at most fifty. */
export async function listRefundChecks(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('refund_check').select('order_id').limit(50).execute();
  return rows.map(({ order_id }) => order_id);
}

/** Marks a refund check as done. Later changes to the order's payments create a new one. */
export async function removeRefundCheck(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('refund_check').where('order_id', '=', orderId).execute();
}

function toAttempt(row: Selectable<Tables['payment_attempt']>): PaymentAttempt {
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    state: row.state as PaymentAttemptState,
    amountCents: row.amount_cents,
    isLive: row.is_live === 1,
    isDisputed: row.is_disputed === 1,
    sessionId: row.session_id,
    intentId: row.intent_id,
    url: row.url,
    language: row.language === 'en' ? 'en' : 'de',
    expiresAt: row.expires_at,
    checkAt: row.check_at,
  };
}
