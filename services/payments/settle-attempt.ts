import { hourMs, minuteMs } from '@/domain/time/durations';
import {
  resolveSessionTransition,
  type PaymentTransition,
  type OrderPaymentData,
} from '@/domain/payment/payment-lifecycle';
import { inTransaction, type Transaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import { findOrder } from '../shop/order/order.repository';
import { markOrderAsPaid } from '../shop/order/order-lifecycle';
import type { OrderModel } from '../shop/order/order-model';
import { type PaymentAttempt, findAttempt, updateAttempt } from './attempt.repository';
import type { ProviderSession, PaymentServices, PaymentEventObject } from './payment-provider';
import { sendPaymentEmail } from './payment-email';
import { insertRefund, type Refund, findRefundByProviderId } from './refund.repository';
import { settleRefund } from './refunds';

/**
 * Requests an attempt's state from the provider and applies the consequences in one transaction, so that payment and
 * order never contradict each other. May be called concurrently by an event, by the returning buyer and by the job: a
 * final state does not change, and every email is sent once.
 */
export async function settleAttempt(services: PaymentServices, attemptId: string): Promise<void> {
  const known = await findAttempt(services.db, { id: attemptId });
  if (!known || known.sessionId === null) return;
  await applySessionState(services, attemptId, await services.provider.getSession(known.sessionId));
}

/** Applies a session's state that was just received from the provider. */
export function applySessionState(
  { db, clock, siteUrl, tokenSecret, logger }: PaymentServices,
  attemptId: string,
  session: ProviderSession,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const attempt = await findAttempt(trx, { id: attemptId });
    const order = attempt && (await findOrder(trx, attempt.orderId));
    if (!attempt || !order) return;
    const consequence = resolveSessionTransition(session, attempt, toOrderPaymentData(order));
    await updateAttempt(trx, attempt.id, changeOf(consequence, attempt, session, now), now);
    if (consequence.isAlarm)
      logger.error('A payment differs from what was requested', { order: order.orderNumber });
    await applySettlement(trx, {
      consequence,
      attempt,
      order,
      now,
      link: { siteUrl, tokenSecret },
    });
  });
}

/** Maps an order to the data from which its payment state is derived. */
export function toOrderPaymentData(order: OrderModel): OrderPaymentData {
  return {
    isPaid: order.paidAt !== null,
    isCancelled: order.cancelled,
    isSent: order.dispatchedAt !== null,
    payUntil: order.payUntil,
  };
}

function changeOf(
  { attempt: state }: PaymentTransition,
  attempt: PaymentAttempt,
  session: ProviderSession,
  now: number,
) {
  const isOver = state !== null && state !== 'processing';
  return {
    ...(session.intentId !== null && { intentId: session.intentId }),
    ...(state !== null && { state }),
    url: isOver || session.status !== 'open' ? null : session.url,
    checkAt: getNextCheckAt(attempt, session, now),
  };
}

/** Time of the next check: just after the payment page expires, or every six hours for delayed payments. */
function getNextCheckAt(
  { expiresAt }: PaymentAttempt,
  session: ProviderSession,
  now: number,
): number {
  const afterEnd = expiresAt + minuteMs;
  return session.status === 'open' && afterEnd > now ? afterEnd : now + 6 * hourMs;
}

interface Following {
  consequence: PaymentTransition;
  attempt: PaymentAttempt;
  order: OrderModel;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

async function applySettlement(
  trx: Transaction,
  { consequence, attempt, order, now, link }: Following,
) {
  const { order: deed, refund: reason, mail } = consequence;
  if (deed === 'pay') await markOrderAsPaid(trx, order, now);
  if (reason !== null) {
    const refund: Refund = {
      ...{ id: newId(), orderId: order.id, attemptId: attempt.id, state: 'pending', reason },
      ...{ amountCents: attempt.amountCents, providerId: null },
    };
    await insertRefund(trx, refund, now);
  }
  if (mail === null) return;
  // Payment is confirmed once per order, so its key is the order's id. All other events belong to an attempt.
  const key = mail === 'paid' ? order.id : attempt.id;
  await sendPaymentEmail(trx, { about: mail, key, order, now, link });
}

/**
 * Handles an event of the provider: verifies its signature, then requests the current state, as events may arrive
 * repeatedly, delayed and in any order. Throws InvalidEventSignatureError; after any other error the event may be sent
 * again. Events of the other mode (test or live) and of unknown orders are accepted and ignored.
 */
export async function handleProviderEvent(
  services: PaymentServices,
  body: string,
  signature: string,
): Promise<void> {
  const { db, clock, logger, provider } = services;
  const event = provider.parseEvent(body, signature, clock.now());
  if (event.isLive !== provider.isLive) {
    logger.warn('Received a payment event of the other mode (test or live)', { type: event.type });
    return;
  }
  await handleEventSubject(services, event.subject);
  await db
    .insertInto('payment_event')
    .values({ id: event.id, type: event.type, received_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function handleEventSubject(
  services: PaymentServices,
  subject: PaymentEventObject,
): Promise<void> {
  const { db, clock, provider, logger } = services;
  if (subject.kind === 'other') return;
  if (subject.kind === 'refund') {
    const refund = await findRefundByProviderId(db, subject.id);
    if (refund) await settleRefund(services, refund, await provider.getRefund(subject.id));
    return;
  }
  if (subject.kind === 'session') {
    const attempt = await findAttempt(db, { sessionId: subject.id });
    if (attempt) await settleAttempt(services, attempt.id);
    else logger.warn('Received a payment event of an unknown order');
    return;
  }
  const attempt = await findAttempt(db, { intentId: subject.intentId });
  if (!attempt) return;
  if (!subject.isOver) logger.error('A payment is disputed', { order: attempt.orderId });
  await updateAttempt(db, attempt.id, { isDisputed: !subject.isOver }, clock.now());
}
