import type { PaymentAttemptState } from './payment-lifecycle';

/**
 * Where the money of an order is: none was asked for in advance (`onInvoice`), it is waited for (`open`), on its way (`processing`),
 * here (`paid`), partly or wholly given back, kept from us by a dispute, to be looked at by a person (`examined`), or no longer
 * wanted (`ended`).
 */
export type PaymentState =
  | 'onInvoice'
  | 'open'
  | 'processing'
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  | 'disputed'
  | 'examined'
  | 'ended';

export type RefundState = 'pending' | 'succeeded' | 'failed';

export type PaymentFacts = {
  /** True when the goods may leave before the money comes. */
  isOnInvoice: boolean;
  isCancelled: boolean;
  /** Epoch milliseconds of the payment, however it came; null before. */
  paidAt: number | null;
  totalCents: number;
  attempts: readonly { state: PaymentAttemptState; isDisputed: boolean }[];
  refunds: readonly { state: RefundState; amountCents: number }[];
};

/** The state of an order's payment, computed from what has happened; nothing keeps it beside those facts. */
export function getPaymentState(facts: PaymentFacts): PaymentState {
  const { attempts, refunds, paidAt, totalCents } = facts;
  if (attempts.some(({ isDisputed }) => isDisputed)) return 'disputed';
  if (attempts.some(({ state }) => state === 'differs')) return 'examined';
  const backCents = sumOf(refunds, 'succeeded') + sumOf(refunds, 'pending');
  if (backCents > 0) return backCents >= totalCents ? 'refunded' : 'partlyRefunded';
  if (paidAt !== null) return 'paid';
  if (facts.isCancelled) return 'ended';
  if (attempts.some(({ state }) => state === 'processing')) return 'processing';
  return facts.isOnInvoice ? 'onInvoice' : 'open';
}

/** What may still be given back of what was paid, in cents: refunds under way count as gone, refused ones do not. */
export function computeRefundableCents({ paidAt, totalCents, refunds }: PaymentFacts): number {
  if (paidAt === null) return 0;
  return Math.max(0, totalCents - sumOf(refunds, 'succeeded') - sumOf(refunds, 'pending'));
}

function sumOf(refunds: PaymentFacts['refunds'], state: RefundState): number {
  return refunds
    .filter((refund) => refund.state === state)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * How much of a payment is still to be given back, in cents, when credit notes took so much off what it paid. Every refund counts
 * as given, also one the bank refused: that is for a person to look at, and sending it again would be refused again. Never more than
 * was paid goes back.
 */
export function computeRefundableCredit({
  paidCents,
  creditedCents,
  refundedCents,
}: {
  paidCents: number;
  creditedCents: readonly number[];
  refundedCents: readonly number[];
}): number {
  const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
  return Math.max(0, Math.min(paidCents, sum(creditedCents)) - sum(refundedCents));
}
