import { hourMs, minuteMs } from '@/domain/time/durations';
import { inTransaction } from '../database/database';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { findOrder } from '../shop/order/order.service';
import { findAttempt } from './attempt.repository';
import { type ProviderRefund, ProviderRefusal } from './payment-provider';
import { sendPaymentMail } from './payment-mail';
import type { PaymentServices } from './payment-services';
import { findRefundsToLookAt, type Refund, saveRefund } from './refund.repository';

/** One round of sending back what has to go back, and of asking after what is on its way. A database that is away ends it. */
export async function sendRefunds(services: PaymentServices): Promise<void> {
  const { db, clock, logger } = services;
  for (const refund of await findRefundsToLookAt(db, clock.now()))
    try {
      await settleRefund(services, refund, await askProvider(services, refund));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('A refund could not be sent', { refund: refund.id, error });
      const isOver = error instanceof ProviderRefusal;
      const { providerId } = refund;
      const state = isOver ? 'failed' : 'pending';
      const lookAt = clock.now() + 5 * minuteMs;
      await saveRefund(db, refund.id, { state, providerId, lookAt }, clock.now());
    }
}

/** The key of the call is the refund's id: a lost answer or a killed process sends the money once. */
async function askProvider(
  { db, provider }: PaymentServices,
  { id, providerId, attemptId, amountCents }: Refund,
): Promise<ProviderRefund> {
  if (providerId !== null) return provider.readRefund(providerId);
  const attempt = await findAttempt(db, { id: attemptId });
  if (!attempt?.intentId) throw new ProviderRefusal('The payment of this refund is not known');
  return provider.refund({ key: `refund-${id}`, intentId: attempt.intentId, amountCents });
}

/** Writes how a refund stands by the provider; the buyer is told once it has gone out, and the log when it has come back. */
export async function settleRefund(
  { db, clock, logger, siteUrl, tokenSecret }: PaymentServices,
  refund: Refund,
  { id: providerId, state }: ProviderRefund,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    await saveRefund(trx, refund.id, { state, providerId, lookAt: now + 6 * hourMs }, now);
    if (state === 'failed') logger.error('A refund has come back', { refund: refund.id });
    const order = await findOrder(trx, refund.orderId);
    if (state !== 'succeeded' || !order) return;
    const link = { siteUrl, tokenSecret };
    const { id, amountCents } = refund;
    await sendPaymentMail(trx, { about: 'refunded', key: id, amountCents, order, now, link });
  });
}
