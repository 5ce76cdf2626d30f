import { computeOutstandingRefundCents } from '@/domain/payment/payment-state';
import { inTransaction, type Transaction } from '../database/database';
import { DatabaseUnavailable } from '../database/database-errors';
import { newId } from '../database/sql-helpers';
import { listOrderInvoices } from '../shop/order/invoices/invoices.repository';
import { findOrder } from '../shop/order/order.repository';
import {
  type PaymentAttempt,
  removeRefundCheck,
  listAttempts,
  listRefundChecks,
  listAttemptsToCheck,
  updateAttempt,
} from './attempt.repository';
import type { PaymentServices } from './payment-provider';
import { listRefunds, insertRefund } from './refund.repository';
import { createOrderRefund, sendRefunds } from './refunds';
import { resolveDeadlineTransition } from '@/domain/payment/payment-lifecycle';
import { minuteMs } from '@/domain/time/durations';
import { cancelUnpaidOrder, listUnpaidOrders } from '../shop/order/order-lifecycle';
import { sendPaymentEmail } from './payment-email';
import { toOrderPaymentData, applySessionState, settleAttempt } from './settle-attempt';
import { notifyManualRefunds, notifyReceivedTransfers } from './payment-notifications';

/**
 * Creates the refunds for orders that were canceled, credited, or paid afterwards, each in a separate transaction and
 * never twice for the same amount. A failure is logged and retried and does not block others; an unavailable database
 * ends the round.
 */
async function reconcileRefunds({ db, clock, logger }: PaymentServices): Promise<void> {
  for (const orderId of await listRefundChecks(db))
    try {
      await inTransaction(db, async (trx) => {
        const paid = (await listAttempts(trx, orderId)).filter(({ state }) => state === 'paid');
        if (paid.length > 0) {
          await giveBackCancelled(trx, orderId, paid, clock.now());
          await giveBackCredited(trx, orderId, paid, clock.now());
        }
        await removeRefundCheck(trx, orderId);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('The payment of an order could not be reconciled', { order: orderId, error });
    }
}

/**
 * Refunds the remaining payment of an order that was canceled after payment. The cancellation email has announced the
 * refund; another email follows when the refund is done.
 */
async function giveBackCancelled(
  trx: Transaction,
  orderId: string,
  paid: readonly PaymentAttempt[],
  now: number,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order?.cancelled) return;
  const refunds = await listRefunds(trx, orderId);
  const hasMoneyLeft = paid.some(
    ({ id, amountCents }) => sumOf(refunds.filter((one) => one.attemptId === id)) < amountCents,
  );
  if (hasMoneyLeft)
    await createOrderRefund(trx, { order, amountCents: null, key: 'cancelled' }, now);
}

/**
 * Refunds the amounts of credit notes on paid invoices, minus refunds that are pending or were made for other reasons.
 * The buyer is informed by the credit note, and again when the refund is done.
 */
async function giveBackCredited(
  trx: Transaction,
  orderId: string,
  paid: readonly PaymentAttempt[],
  now: number,
): Promise<void> {
  const notes = (await listOrderInvoices(trx, [orderId])).filter(
    ({ kind, paidAt }) => kind === 'creditNote' && paidAt !== null,
  );
  if (notes.length === 0) return;
  for (const { id: attemptId, amountCents: paidCents } of paid) {
    const refunds = (await listRefunds(trx, orderId)).filter((one) => one.attemptId === attemptId);
    const amountCents = computeOutstandingRefundCents({
      paidCents,
      creditedCents: notes.map(({ content }) => content.order.totalCents),
      refundedCents: refunds.map((refund) => refund.amountCents),
    });
    if (amountCents === 0) continue;
    const refund = { id: newId(), orderId, attemptId, amountCents, providerId: null };
    await insertRefund(trx, { ...refund, state: 'pending', reason: 'asked' }, now);
  }
}

function sumOf(refunds: readonly { amountCents: number }[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const fiveMinutes = 5 * minuteMs;

/**
 * Runs one round of payment maintenance: requests the state of open attempts from the provider, cancels orders that
 * were not paid in time, emails about booked transfers, sends refunds, and emails the team about refunds to be made by
 * hand. A failure is logged and does not stop the other tasks; an unavailable database ends the round.
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  const { db, clock } = services;
  for (const attempt of await listAttemptsToCheck(db, clock.now()))
    await orLater(services, attempt, () => checkAttempt(services, attempt));
  for (const orderId of await listUnpaidOrders(db, clock.now())) await endInTime(services, orderId);
  await notifyReceivedTransfers(services);
  await reconcileRefunds(services);
  await sendRefunds(services);
  await notifyManualRefunds(services);
}

/**
 * Checks an attempt. An attempt without a session was never shown to the buyer, so no money was taken, and the attempt
 * is closed when its time is over.
 */
async function checkAttempt(services: PaymentServices, attempt: PaymentAttempt): Promise<void> {
  if (attempt.sessionId !== null) return settleAttempt(services, attempt.id);
  const now = services.clock.now();
  const isOver = attempt.expiresAt <= now;
  const change = isOver ? ({ state: 'expired' } as const) : { checkAt: attempt.expiresAt };
  return updateAttempt(services.db, attempt.id, change, now);
}

/**
 * Cancels an order whose payment deadline has passed. Its open payment pages are expired first, so that it cannot be
 * paid afterwards. An order with a pending direct debit is kept until the debit has ended.
 */
async function endInTime(services: PaymentServices, orderId: string): Promise<void> {
  const { db, clock, provider, logger, siteUrl, tokenSecret } = services;
  try {
    for (const { id, state, sessionId } of await listAttempts(db, orderId))
      if (state === 'open' && sessionId !== null)
        await applySessionState(services, id, await provider.expireSession(sessionId));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.warn('An unpaid order is waiting for the payment provider', { order: orderId, error });
    return;
  }
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrder(trx, orderId);
    if (!order) return;
    const states = (await listAttempts(trx, orderId)).map(({ state }) => state);
    const { order: deed, mail } = resolveDeadlineTransition(toOrderPaymentData(order), states, now);
    if (deed !== 'end') return;
    const ended = await cancelUnpaidOrder(trx, order, now);
    const link = { siteUrl, tokenSecret };
    if (mail) await sendPaymentEmail(trx, { about: mail, key: order.id, order: ended, now, link });
  });
}

async function orLater(
  { db, clock, logger }: PaymentServices,
  attempt: PaymentAttempt,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.warn('A payment could not be checked', { attempt: attempt.id, error });
    await updateAttempt(db, attempt.id, { checkAt: clock.now() + fiveMinutes }, clock.now());
  }
}
