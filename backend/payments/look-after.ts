import { afterDeadline } from '@/domain/payment/order-life';
import { minuteMs } from '@/domain/time/durations';
import { inTransaction } from '../database/database';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { endOrder, findOrder, findUnpaidOrders } from '../shop/order/order.service';
import {
  type Attempt,
  findAttempts,
  findAttemptsToLookAt,
  saveAttempt,
} from './attempt.repository';
import { checkMoney } from './check-money';
import { sendRefunds } from './send-refunds';
import { sendPaymentMail } from './payment-mail';
import type { PaymentServices } from './payment-services';
import { livingOrder, settleAs, settleAttempt } from './settle-attempt';
import { tellOfPayingBack } from './tell-of-paying-back';
import { tellOfTransfers } from './tell-of-transfers';

const fiveMinutes = 5 * minuteMs;

/**
 * One round of looking after the money: asks the provider about what it has not told, ends orders that were not paid in time, tells
 * of transfers that were booked, sends back what has to go back, and tells the house what a person has to. A failure of one is logged and stops none of
 * the others; a database that is away ends the round and postpones nothing.
 */
export async function lookAfterPayments(services: PaymentServices): Promise<void> {
  const { db, clock } = services;
  for (const attempt of await findAttemptsToLookAt(db, clock.now()))
    await orLater(services, attempt, () => lookAt(services, attempt));
  for (const orderId of await findUnpaidOrders(db, clock.now())) await endInTime(services, orderId);
  await tellOfTransfers(services);
  await checkMoney(services);
  await sendRefunds(services);
  await tellOfPayingBack(services);
}

/** An attempt whose start nobody has heard of took no money: its page was never shown. It is over with its time. */
async function lookAt(services: PaymentServices, attempt: Attempt): Promise<void> {
  if (attempt.sessionId !== null) return settleAttempt(services, attempt.id);
  const now = services.clock.now();
  const isOver = attempt.expiresAt <= now;
  const change = isOver ? ({ state: 'expired' } as const) : { lookAt: attempt.expiresAt };
  return saveAttempt(services.db, attempt.id, change, now);
}

/** No page may be left open on which an ended order could be paid; a debit under way is waited for. */
async function endInTime(services: PaymentServices, orderId: string): Promise<void> {
  const { db, clock, provider, logger, siteUrl, tokenSecret } = services;
  try {
    for (const { id, state, sessionId } of await findAttempts(db, orderId))
      if (state === 'open' && sessionId !== null)
        await settleAs(services, id, await provider.end(sessionId));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.warn('An unpaid order waits for the payment provider', { order: orderId, error });
    return;
  }
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrder(trx, orderId);
    if (!order) return;
    const states = (await findAttempts(trx, orderId)).map(({ state }) => state);
    const { order: deed, mail } = afterDeadline(livingOrder(order), states, now);
    if (deed !== 'end') return;
    const ended = await endOrder(trx, order, now);
    const link = { siteUrl, tokenSecret };
    if (mail) await sendPaymentMail(trx, { about: mail, key: order.id, order: ended, now, link });
  });
}

async function orLater(
  { db, clock, logger }: PaymentServices,
  attempt: Attempt,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.warn('A payment could not be looked at', { attempt: attempt.id, error });
    await saveAttempt(db, attempt.id, { lookAt: clock.now() + fiveMinutes }, clock.now());
  }
}
