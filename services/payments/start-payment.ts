import { canStartPayment } from '@/domain/payment/payment-lifecycle';
import { dayMs, minuteMs } from '@/domain/time/durations';
import { inTransaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import { findOrder } from '../shop/order/order.repository';
import { type OrderModel } from '../shop/order/order-model';
import { findPayment } from '../shop/payment/payment.service';
import { getPaymentPath } from '../shop/base/order-link';
import {
  type PaymentAttempt,
  listAttempts,
  insertAttempt,
  updateAttempt,
} from './attempt.repository';
import { ProviderRejection, type CreateSessionInput } from './payment-provider';
import type { PaymentServices } from './payment-provider';
import { toOrderState, settleAttempt } from './settle-attempt';

/** Where the buyer goes on: to the provider's page, or nowhere since nothing is to be paid (any more), or it cannot be had now. */
export type StartPaymentResult =
  | { kind: 'pay'; url: string }
  | { kind: 'nothingToPay' }
  | { kind: 'unavailable' };

/** The provider wants half an hour at least and a day at most. */
const shortest = 31 * minuteMs;
const longest = dayMs - minuteMs;

/**
 * Leads to the provider's page for an order that waits for its money. The attempt is written down before the provider is asked and
 * carries the key of that call, so that a second click, a lost answer or a killed process opens no second page. An attempt that
 * is still open is gone on with.
 */
export async function startPayment(
  services: PaymentServices,
  orderId: string,
): Promise<StartPaymentResult> {
  // What is open may have been paid a moment ago.
  if (!(await isSettled(services, orderId))) return { kind: 'unavailable' };
  const prepared = await prepare(services, orderId);
  if (prepared === null) return { kind: 'nothingToPay' };
  const { attempt, wish } = prepared;
  if (attempt.state === 'open' && attempt.url !== null) return { kind: 'pay', url: attempt.url };
  const { db, clock, logger, provider } = services;
  try {
    const session = await provider.createSession(wish);
    await inTransaction(db, (trx) => {
      const known = { sessionId: session.id, intentId: session.intentId, url: session.url };
      return updateAttempt(trx, attempt.id, { state: 'open', ...known }, clock.now());
    });
    return session.url === null ? { kind: 'nothingToPay' } : { kind: 'pay', url: session.url };
  } catch (error) {
    logger.error('A payment could not be started', { order: orderId, error });
    if (error instanceof ProviderRejection)
      await updateAttempt(db, attempt.id, { state: 'failed' }, clock.now());
    return { kind: 'unavailable' };
  }
}

/** Asks the provider how everything stands that is under way for an order. Throws when it cannot be asked. */
export async function settleOpenAttempts(
  services: PaymentServices,
  orderId: string,
): Promise<void> {
  for (const attempt of await listAttempts(services.db, orderId))
    if (attempt.sessionId !== null && (attempt.state === 'open' || attempt.state === 'processing'))
      await settleAttempt(services, attempt.id);
}

async function isSettled(services: PaymentServices, orderId: string): Promise<boolean> {
  try {
    await settleOpenAttempts(services, orderId);
    return true;
  } catch (error) {
    services.logger.warn('The payment provider could not be asked', { order: orderId, error });
    return false;
  }
}

/** The attempt to go on with and what the provider is asked for; null when there is nothing to pay. */
function prepare(
  { db, clock, provider, siteUrl, tokenSecret }: PaymentServices,
  orderId: string,
): Promise<{ attempt: PaymentAttempt; wish: CreateSessionInput } | null> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrder(trx, orderId);
    if (!order) return null;
    const language = order.language === 'en' ? 'en' : 'de';
    const payment = await findPayment(trx, language, order.paymentId);
    if (payment?.kind !== 'online') return null;
    const attempts = await listAttempts(trx, orderId);
    const states = attempts.map(({ state }) => state);
    if (!canStartPayment(toOrderState(order), states, now)) return null;
    const running = attempts.find(({ state, expiresAt }) => isUsable(state, expiresAt, now));
    const attempt =
      running ?? newAttempt(order, attempts.length + 1, language, provider.isLive, now);
    if (!running) await insertAttempt(trx, attempt, now);
    const back = `${siteUrl}${getPaymentPath(tokenSecret, order, language)}`;
    const wish: CreateSessionInput = {
      ...{ key: `order-${order.id}-attempt-${attempt.number}`, orderId, attemptId: attempt.id },
      title: `${language === 'de' ? 'Bestellung' : 'Order'} ${order.orderNumber}`,
      ...{ amountCents: attempt.amountCents, email: order.invoiceAddress.email, language },
      ...{ methods: payment.providerMethods, expiresAt: attempt.expiresAt },
      ...{ successUrl: `${back}?session={CHECKOUT_SESSION_ID}`, cancelUrl: back },
    };
    return { attempt, wish };
  });
}

function isUsable(state: PaymentAttempt['state'], expiresAt: number, now: number): boolean {
  return (state === 'open' || state === 'starting') && expiresAt > now;
}

/** Its end is told to the provider once and for all: as long as the goods are held, within what the provider allows. */
function newAttempt(
  order: OrderModel,
  number: number,
  language: 'de' | 'en',
  isLive: boolean,
  now: number,
): PaymentAttempt {
  const wished = Math.min(order.payUntil ?? now + longest, now + longest);
  return {
    ...{ id: newId(), orderId: order.id, number, state: 'starting' },
    ...{ amountCents: order.totalCents, isLive, isDisputed: false },
    ...{ sessionId: null, intentId: null, url: null, language },
    expiresAt: Math.max(wished, now + shortest),
    checkAt: now + 2 * minuteMs,
  };
}
