import { hourMs, minuteMs } from '@/domain/time/durations';
import { afterSession, type Consequence, type LivingOrder } from '@/domain/payment/order-life';
import { inTransaction, type Transaction } from '../database/database';
import { newId } from '../database/ids';
import { findOrder, markAsPaid, type OrderModel } from '../shop/order/order.service';
import { type Attempt, findAttempt, saveAttempt } from './attempt.repository';
import type { ProviderSession } from './payment-provider';
import { sendPaymentMail } from './payment-mail';
import type { PaymentServices } from './payment-services';
import { insertRefund, type Refund } from './refund.repository';

/**
 * Asks the provider how an attempt stands and does what follows, in one transaction: money and order are never two truths. It may
 * be called by an event, by the returning buyer and by the job at once: what is settled stays so, and every mail is written once.
 */
export async function settleAttempt(services: PaymentServices, attemptId: string): Promise<void> {
  const known = await findAttempt(services.db, { id: attemptId });
  if (!known || known.sessionId === null) return;
  await settleAs(services, attemptId, await services.provider.read(known.sessionId));
}

/** The same for a session the provider has just told of. */
export function settleAs(
  { db, clock, siteUrl, tokenSecret, logger }: PaymentServices,
  attemptId: string,
  session: ProviderSession,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const attempt = await findAttempt(trx, { id: attemptId });
    const order = attempt && (await findOrder(trx, attempt.orderId));
    if (!attempt || !order) return;
    const consequence = afterSession(session, attempt, livingOrder(order));
    await saveAttempt(trx, attempt.id, changeOf(consequence, attempt, session, now), now);
    if (consequence.isAlarm)
      logger.error('A payment is not what was asked for', { order: order.orderNumber });
    await follow(trx, { consequence, attempt, order, now, link: { siteUrl, tokenSecret } });
  });
}

/** An order as the rules of its life see it. */
export function livingOrder(order: OrderModel): LivingOrder {
  return {
    isPaid: order.paidAt !== null,
    isCancelled: order.cancelled,
    isSent: order.dispatchedAt !== null,
    payUntil: order.payUntil,
  };
}

function changeOf(
  { attempt: state }: Consequence,
  attempt: Attempt,
  session: ProviderSession,
  now: number,
) {
  const isOver = state !== null && state !== 'processing';
  return {
    ...(session.intentId !== null && { intentId: session.intentId }),
    ...(state !== null && { state }),
    url: isOver || session.status !== 'open' ? null : session.url,
    lookAt: nextLook(attempt, session, now),
  };
}

/** Just after the page's end, and for what takes days a few times a day. */
function nextLook({ expiresAt }: Attempt, session: ProviderSession, now: number): number {
  const afterEnd = expiresAt + minuteMs;
  return session.status === 'open' && afterEnd > now ? afterEnd : now + 6 * hourMs;
}

interface Following {
  consequence: Consequence;
  attempt: Attempt;
  order: OrderModel;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

async function follow(trx: Transaction, { consequence, attempt, order, now, link }: Following) {
  const { order: deed, giveBack: reason, mail } = consequence;
  if (deed === 'pay') await markAsPaid(trx, order, now);
  if (reason !== null) {
    const refund: Refund = {
      ...{ id: newId(), orderId: order.id, attemptId: attempt.id, state: 'pending', reason },
      ...{ amountCents: attempt.amountCents, providerId: null },
    };
    await insertRefund(trx, refund, now);
  }
  if (mail === null) return;
  // An order is paid once; everything else happens to one attempt at paying it.
  const key = mail === 'paid' ? order.id : attempt.id;
  await sendPaymentMail(trx, { about: mail, key, order, now, link });
}
