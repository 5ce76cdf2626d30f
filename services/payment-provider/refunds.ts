import { z } from 'zod';
import type { Database } from '../database/database';
import type { FormFields } from './provider-request';
import { ProviderApiError } from './provider-request';
import { recordEvent } from './provider-events';
import {
  findProviderObject,
  createProviderId,
  getRefundedCents,
  saveProviderObject,
} from './provider-object.repository';
import type { RefundBody } from './provider-object.repository';

const refundSchema = z.object({
  payment_intent: z.string(),
  amount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

/** Time until a delayed refund succeeds or fails. */
const laterMs = 30_000;

/** Refunds a payment in full or in part. Rejects unpaid payments and amounts above what is not refunded yet. */
export async function createRefund(
  db: Database,
  fields: FormFields,
  now: number,
): Promise<RefundBody> {
  const parsed = refundSchema.safeParse(fields);
  if (!parsed.success) throw new ProviderApiError(400, 'parameter_invalid', 'Invalid refund');
  const { payment_intent: intentId, amount, metadata } = parsed.data;
  const intent = await findProviderObject(db, 'intent', intentId);
  if (!intent) throw new ProviderApiError(404, 'resource_missing', 'No such payment_intent');
  if (intent.status !== 'succeeded')
    throw new ProviderApiError(400, 'charge_not_captured', 'This payment has not succeeded.');
  const leftCents = intent.amount - (await getRefundedCents(db, intentId));
  const requestedCents = amount ?? leftCents;
  if (leftCents === 0)
    throw new ProviderApiError(
      400,
      'charge_already_refunded',
      'This payment was refunded already.',
    );
  if (requestedCents < 1 || requestedCents > leftCents)
    throw new ProviderApiError(400, 'amount_too_large', 'More than is left of the payment.');

  const later = intent.outcome.kind === 'paid' ? intent.outcome.then : undefined;
  if (later === 'dispute')
    throw new ProviderApiError(400, 'charge_disputed', 'This payment is disputed.');
  const refund: RefundBody = {
    ...{
      id: createProviderId('refund'),
      object: 'refund',
      amount: requestedCents,
      currency: intent.currency,
    },
    status: later === 'slowRefund' ? 'pending' : 'succeeded',
    created: Math.floor(now / 1000),
    ...{ payment_intent: intentId, metadata, failure_reason: null },
  };
  await saveProviderObject(db, 'refund', refund, later === undefined ? null : now + laterMs);
  await recordEvent(db, 'refund.created', refund, now);
  return refund;
}

/** Returns the refund with this id. Throws the API's 404 error when there is none. */
export async function getRefund(db: Database, id: string): Promise<RefundBody> {
  const refund = await findProviderObject(db, 'refund', id);
  if (refund) return refund;
  throw new ProviderApiError(404, 'resource_missing', 'No such refund');
}

/** Completes a delayed refund: it succeeds or fails, depending on the test method. */
export async function processDueRefund(db: Database, id: string, now: number): Promise<void> {
  const refund = await findProviderObject(db, 'refund', id);
  if (!refund) return;
  const settled: RefundBody =
    refund.status === 'pending'
      ? { ...refund, status: 'succeeded' }
      : { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await saveProviderObject(db, 'refund', settled, null);
  const type = settled.status === 'failed' ? 'refund.failed' : 'refund.updated';
  await recordEvent(db, type, settled, now);
}
