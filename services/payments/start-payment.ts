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
import { ProviderRejectionError, type CreateSessionInput } from './payment-provider';
import type { PaymentServices } from './payment-provider';
import { toOrderPaymentData, settleAttempt } from './settle-attempt';

/** Result of starting a payment: the URL of the payment page, nothing (more) to pay, or temporarily unavailable. */
export type StartPaymentResult =
  | { kind: 'pay'; url: string }
  | { kind: 'nothingToPay' }
  | { kind: 'unavailable' };

/** The provider accepts session lifetimes from half an hour to a day. */
const shortest = 31 * minuteMs;
const longest = dayMs - minuteMs;

/**
 * Returns the provider's payment page for an unpaid order. The attempt is saved before the provider is called and
 * contains the call's idempotency key, so a second click, a lost response or a crash never creates a second page. An
 * open attempt is continued.
 */
export async function startPayment(
  services: PaymentServices,
  orderId: string,
): Promise<StartPaymentResult> {
  // The state of open attempts is requested first, because one may just have been paid.
  if (!(await isSettled(services, orderId))) return { kind: 'unavailable' };
  const prepared = await prepare(services, orderId);
  if (prepared === null) return { kind: 'nothingToPay' };
  const { attempt, input } = prepared;
  if (attempt.state === 'open' && attempt.url !== null) return { kind: 'pay', url: attempt.url };
  const { db, clock, logger, provider } = services;
  try {
    const session = await provider.createSession(input);
    await inTransaction(db, (trx) => {
      const known = { sessionId: session.id, intentId: session.intentId, url: session.url };
      return updateAttempt(trx, attempt.id, { state: 'open', ...known }, clock.now());
    });
    return session.url === null ? { kind: 'nothingToPay' } : { kind: 'pay', url: session.url };
  } catch (error) {
    logger.error('A payment could not be started', { order: orderId, error });
    if (error instanceof ProviderRejectionError)
      await updateAttempt(db, attempt.id, { state: 'failed' }, clock.now());
    return { kind: 'unavailable' };
  }
}

/** Requests the state of all open attempts of an order from the provider. Throws when the provider is unavailable. */
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
    services.logger.warn('The payment provider could not be reached', { order: orderId, error });
    return false;
  }
}

/** Returns the payment attempt and the request that starts it at the provider; null when no amount is due. */
function prepare(
  { db, clock, provider, siteUrl, tokenSecret }: PaymentServices,
  orderId: string,
): Promise<{ attempt: PaymentAttempt; input: CreateSessionInput } | null> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrder(trx, orderId);
    if (!order) return null;
    const language = order.language === 'en' ? 'en' : 'de';
    const payment = await findPayment(trx, language, order.paymentId);
    if (payment?.kind !== 'online') return null;
    const attempts = await listAttempts(trx, orderId);
    const states = attempts.map(({ state }) => state);
    if (!canStartPayment(toOrderPaymentData(order), states, now)) return null;
    const running = attempts.find(({ state, expiresAt }) => isUsable(state, expiresAt, now));
    const attempt =
      running ?? newAttempt(order, attempts.length + 1, language, provider.isLive, now);
    if (!running) await insertAttempt(trx, attempt, now);
    const back = `${siteUrl}${getPaymentPath(tokenSecret, order, language)}`;
    const input: CreateSessionInput = {
      ...{ key: `order-${order.id}-attempt-${attempt.number}`, orderId, attemptId: attempt.id },
      title: `${language === 'de' ? 'Bestellung' : 'Order'} ${order.orderNumber}`,
      ...{ amountCents: attempt.amountCents, email: order.invoiceAddress.email, language },
      ...{ methods: payment.providerMethods, expiresAt: attempt.expiresAt },
      ...{ successUrl: `${back}?session={CHECKOUT_SESSION_ID}`, cancelUrl: back },
    };
    return { attempt, input };
  });
}

function isUsable(state: PaymentAttempt['state'], expiresAt: number, now: number): boolean {
  return (state === 'open' || state === 'starting') && expiresAt > now;
}

/**
 * Creates an attempt. It expires when the reservation of the goods ends, within the provider's limits; the expiry
 * cannot be changed later.
 */
function newAttempt(
  order: OrderModel,
  number: number,
  language: 'de' | 'en',
  isLive: boolean,
  now: number,
): PaymentAttempt {
  const requestedUntil = Math.min(order.payUntil ?? now + longest, now + longest);
  return {
    ...{ id: newId(), orderId: order.id, number, state: 'starting' },
    ...{ amountCents: order.totalCents, isLive, isDisputed: false },
    ...{ sessionId: null, intentId: null, url: null, language },
    expiresAt: Math.max(requestedUntil, now + shortest),
    checkAt: now + 2 * minuteMs,
  };
}
