import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../database/database';
import type { RefundRequest, RefundResult } from '../shop/base/shop-context';
import { type PaymentAttempt, listAttempts, findAttempt } from './attempt.repository';
import {
  listRefunds,
  insertRefund,
  type Refund,
  listRefundsToCheck,
  updateRefund,
} from './refund.repository';
import { hourMs, minuteMs } from '@/domain/time/durations';
import { DatabaseUnavailable } from '../database/database-errors';
import { findOrder } from '../shop/order/order.repository';
import {
  type ProviderRefund,
  ProviderRejectionError,
  type PaymentServices,
} from './payment-provider';
import { sendPaymentEmail } from './payment-email';

/** Stores the refunds of an order's paid attempts (see ShopPayments). A job sends them to the payment provider. */
export async function createOrderRefund(
  trx: Database,
  { order, amountCents, key }: RefundRequest,
  now: number,
): Promise<RefundResult> {
  if (order.paidAt === null) return { kind: 'nothing' };
  const refunds = await listRefunds(trx, order.id);
  const matching = refunds.filter(({ id }) => id.startsWith(markOf(order.id, key)));
  if (matching.length > 0) return { kind: 'sent', amountCents: sumOf(matching) };
  const paid = (await listAttempts(trx, order.id)).filter(({ state }) => state === 'paid');
  if (paid.length === 0) {
    assertWithin(amountCents, order.totalCents);
    return { kind: 'byHand', amountCents: amountCents ?? order.totalCents };
  }
  const sources = paid
    .map((attempt) => ({ attempt, leftCents: attempt.amountCents - backOf(attempt, refunds) }))
    .filter(({ leftCents }) => leftCents > 0);
  const leftCents = sources.reduce((sum, source) => sum + source.leftCents, 0);
  if (amountCents === null && leftCents === 0) return { kind: 'nothing' };
  assertWithin(amountCents, leftCents);
  let openCents = amountCents ?? leftCents;
  for (const { attempt, leftCents: of } of sources) {
    const cents = Math.min(openCents, of);
    if (cents === 0) break;
    const id = `${markOf(order.id, key)}${attempt.number}`;
    await insertRefund(trx, toRefund(id, attempt, cents), now);
    openCents -= cents;
  }
  return { kind: 'sent', amountCents: amountCents ?? leftCents };
}

function toRefund(id: string, attempt: PaymentAttempt, amountCents: number): Refund {
  const { orderId, id: attemptId } = attempt;
  return {
    ...{ id, orderId, attemptId, amountCents },
    state: 'pending',
    reason: 'asked',
    providerId: null,
  };
}

/**
 * Returns the prefix of the ids of a request's refunds. A repeated request gives the same ids, and so the same
 * idempotency keys at the provider.
 */
function markOf(orderId: string, key: string): string {
  return `${createHash('sha256').update(`${orderId} ${key}`).digest('hex').slice(0, 32)}-`;
}

/** Returns the sum of an attempt's completed and pending refunds in cents, without failed ones. */
function backOf(attempt: PaymentAttempt, refunds: readonly Refund[]): number {
  return sumOf(
    refunds.filter(({ attemptId, state }) => attemptId === attempt.id && state !== 'failed'),
  );
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function assertWithin(amountCents: number | null, leftCents: number): void {
  if (amountCents === null) return;
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > leftCents)
    throw new RangeError(`${amountCents} cents cannot be refunded of ${leftCents}`);
}

/** Runs one round of sending refunds and of checking pending ones. An unavailable database ends the round. */
export async function sendRefunds(services: PaymentServices): Promise<void> {
  const { db, clock, logger } = services;
  for (const refund of await listRefundsToCheck(db, clock.now()))
    try {
      await settleRefund(services, refund, await askProvider(services, refund));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('A refund could not be sent', { refund: refund.id, error });
      const isOver = error instanceof ProviderRejectionError;
      const { providerId } = refund;
      const state = isOver ? 'failed' : 'pending';
      const checkAt = clock.now() + 5 * minuteMs;
      await updateRefund(db, refund.id, { state, providerId, checkAt }, clock.now());
    }
}

/**
 * Sends a refund, or requests the state of one that was already sent. The refund's id is the idempotency key, so the
 * money is sent once even after a lost response or a crash.
 */
async function askProvider(
  { db, provider }: PaymentServices,
  { id, providerId, attemptId, amountCents }: Refund,
): Promise<ProviderRefund> {
  if (providerId !== null) return provider.getRefund(providerId);
  const attempt = await findAttempt(db, { id: attemptId });
  if (!attempt?.intentId) throw new ProviderRejectionError('Unknown payment of this refund');
  return provider.refund({ key: `refund-${id}`, intentId: attempt.intentId, amountCents });
}

/** Saves a refund's state at the provider. The buyer gets an email once it is done; a returned refund is logged. */
export async function settleRefund(
  { db, clock, logger, siteUrl, tokenSecret }: PaymentServices,
  refund: Refund,
  { id: providerId, state }: ProviderRefund,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    await updateRefund(trx, refund.id, { state, providerId, checkAt: now + 6 * hourMs }, now);
    if (state === 'failed') logger.error('A refund failed', { refund: refund.id });
    const order = await findOrder(trx, refund.orderId);
    if (state !== 'succeeded' || !order) return;
    const link = { siteUrl, tokenSecret };
    const { id, amountCents } = refund;
    await sendPaymentEmail(trx, { about: 'refunded', key: id, amountCents, order, now, link });
  });
}
