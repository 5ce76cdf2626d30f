import type { PaymentAttemptState } from './payment-lifecycle';

/**
 * The payment state of an order:
 * - `onInvoice`: no advance payment
 * - `open`: waiting for payment
 * - `processing`: the payment is in progress
 * - `disputed`: the money is withheld because of a dispute
 * - `examined`: staff must check the payment
 * - `ended`: canceled without payment
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

export type PaymentStateInput = {
  /** True if the goods may be sent before payment. */
  isOnInvoice: boolean;
  isCancelled: boolean;
  /** Time of payment in epoch milliseconds, by any payment method; null before payment. */
  paidAt: number | null;
  totalCents: number;
  attempts: readonly { state: PaymentAttemptState; isDisputed: boolean }[];
  refunds: readonly { state: RefundState; amountCents: number }[];
};

/** Computes the payment state of an order. The state is not stored. */
export function getPaymentState(facts: PaymentStateInput): PaymentState {
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

/** Returns how much of a payment can still be refunded, in cents. Pending refunds are deducted, failed ones are not. */
export function computeRefundableCents({ paidAt, totalCents, refunds }: PaymentStateInput): number {
  if (paidAt === null) return 0;
  return Math.max(0, totalCents - sumOf(refunds, 'succeeded') - sumOf(refunds, 'pending'));
}

function sumOf(refunds: PaymentStateInput['refunds'], state: RefundState): number {
  return refunds
    .filter((refund) => refund.state === state)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * Returns how much of a payment still has to be refunded for its credit notes, in cents, at most what was paid. All
 * refunds are deducted, including failed ones: staff must handle those, because a retry would fail again.
 */
export function computeOutstandingRefundCents({
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
