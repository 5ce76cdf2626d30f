import { findAttempt, saveAttempt } from './attempt.repository';
import { settleRefund } from './send-refunds';
import type { EventSubject } from './payment-provider';
import type { PaymentServices } from './payment-services';
import { findRefundOf } from './refund.repository';
import { settleAttempt } from './settle-attempt';

/**
 * Takes an event of the provider: checks its signature, then asks the provider how things stand, since events come twice, late and
 * in any order. Throws ForgedEvent for one without a good signature; any other failure may be sent again. Events of the other
 * mode (play money against real money) and of orders that are not ours are taken and change nothing.
 */
export async function receiveEvent(
  services: PaymentServices,
  body: string,
  signature: string,
): Promise<void> {
  const { db, clock, logger, provider } = services;
  const event = provider.readEvent(body, signature, clock.now());
  if (event.isLive !== provider.isLive) {
    logger.warn('A payment event of the other mode came in', { type: event.type });
    return;
  }
  await follow(services, event.subject);
  await db
    .insertInto('payment_event')
    .values({ id: event.id, type: event.type, received_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function follow(services: PaymentServices, subject: EventSubject): Promise<void> {
  const { db, clock, provider, logger } = services;
  if (subject.kind === 'other') return;
  if (subject.kind === 'refund') {
    const refund = await findRefundOf(db, subject.id);
    if (refund) await settleRefund(services, refund, await provider.readRefund(subject.id));
    return;
  }
  if (subject.kind === 'session') {
    const attempt = await findAttempt(db, { sessionId: subject.id });
    if (attempt) await settleAttempt(services, attempt.id);
    else logger.warn('A payment event of an unknown order came in');
    return;
  }
  const attempt = await findAttempt(db, { intentId: subject.intentId });
  if (!attempt) return;
  if (!subject.isOver) logger.error('A payment is disputed', { order: attempt.orderId });
  await saveAttempt(db, attempt.id, { isDisputed: !subject.isOver }, clock.now());
}
