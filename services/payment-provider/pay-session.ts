import type { Database } from '../database/database';
import { recordEvent } from './provider-events';
import {
  findProviderObject,
  createProviderId,
  saveProviderObject,
} from './provider-object.repository';
import type { IntentBody, SessionBody } from './provider-object.repository';
import { getPaymentSession } from './sessions';
import {
  type DeclineCode,
  type TestPaymentResult,
  findTestPaymentResult,
} from './test-payment-methods';

/** The buyer's next step: back to the shop, to the 3-D Secure question, or an error for the rejected payment method. */
export type PaySessionStep =
  | { kind: 'done'; url: string }
  | { kind: 'challenge' }
  | { kind: 'declined'; code: DeclineCode }
  | { kind: 'notForTests' }
  | { kind: 'over' };

/** The buyer's input: a card or account number, or a choice on a wallet's page; `isConfirmed` after 3-D Secure. */
export type PaymentSubmission =
  | { means: 'number'; number: string; isConfirmed: boolean }
  | { means: 'wallet'; isAuthorised: boolean };

/**
 * Tries to pay an open session, in the caller's transaction. After a rejected payment method the session stays open for
 * another. A session that is not open or has expired cannot be paid.
 */
export async function paySession(
  db: Database,
  id: string,
  attempt: PaymentSubmission,
  now: number,
): Promise<PaySessionStep> {
  const session = await getPaymentSession(db, id);
  if (session.status !== 'open' || now >= session.expires_at * 1000) return { kind: 'over' };
  const outcome = outcomeFor(attempt);
  if (outcome === null) return { kind: 'notForTests' };
  if (outcome.kind === 'declined') return outcome;
  if (outcome.kind === 'challenge') return { kind: 'challenge' };
  const completed = await complete(db, session, outcome, now);
  return { kind: 'done', url: completed.success_url };
}

function outcomeFor(attempt: PaymentSubmission): TestPaymentResult | null {
  if (attempt.means === 'wallet')
    return attempt.isAuthorised
      ? { kind: 'paid' }
      : { kind: 'declined', code: 'payment_method_declined' };
  const outcome = findTestPaymentResult(attempt.number);
  return outcome?.kind === 'challenge' && attempt.isConfirmed ? outcome.next : outcome;
}

async function complete(
  db: Database,
  session: SessionBody,
  outcome: Extract<TestPaymentResult, { kind: 'paid' | 'debit' }>,
  now: number,
): Promise<SessionBody> {
  const isPaid = outcome.kind === 'paid';
  const intent: IntentBody = {
    ...{ id: createProviderId('intent'), object: 'payment_intent', livemode: false },
    status: isPaid ? 'succeeded' : 'processing',
    ...{ amount: session.amount_total, currency: session.currency },
    created: Math.floor(now / 1000),
    ...{ metadata: session.metadata, session: session.id, outcome },
  };
  const completed: SessionBody = {
    ...session,
    ...{ status: 'complete', payment_status: isPaid ? 'paid' : 'unpaid' },
    ...{ payment_intent: intent.id, url: null },
  };
  await saveProviderObject(db, 'intent', intent, dueAt(outcome, now));
  await saveProviderObject(db, 'session', completed, null);
  await recordEvent(db, 'checkout.session.completed', completed, now);
  return completed;
}

function dueAt(outcome: TestPaymentResult, now: number): number | null {
  if (outcome.kind === 'debit') return now + outcome.afterMs;
  return outcome.kind === 'paid' && outcome.then === 'dispute' ? now + 5_000 : null;
}

/**
 * Carries out the scheduled change of a payment: a debit is collected or returned, or the buyer opens a dispute.
 * Records the event for the shop.
 */
export async function processDueIntent(db: Database, id: string, now: number): Promise<void> {
  const intent = await findProviderObject(db, 'intent', id);
  if (!intent) return;
  if (intent.outcome.kind !== 'debit') {
    await saveProviderObject(db, 'intent', intent, null);
    const dispute = { id: `dp_${intent.id.slice(3)}`, payment_intent: intent.id };
    const object = { ...dispute, object: 'dispute', status: 'needs_response' } as const;
    await recordEvent(db, 'charge.dispute.created', object, now);
    return;
  }
  const { succeeds } = intent.outcome;
  await saveProviderObject(
    db,
    'intent',
    { ...intent, status: succeeds ? 'succeeded' : 'requires_payment_method' },
    null,
  );
  const session = await getPaymentSession(db, intent.session);
  const settled: SessionBody = { ...session, payment_status: succeeds ? 'paid' : 'unpaid' };
  await saveProviderObject(db, 'session', settled, null);
  const type = succeeds ? 'succeeded' : 'failed';
  await recordEvent(db, `checkout.session.async_payment_${type}`, settled, now);
}
