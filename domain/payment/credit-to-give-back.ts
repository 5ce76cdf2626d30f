/**
 * How much of a payment is still to be given back, in cents, when credit notes took so much off what it paid. Every refund counts
 * as given, also one the bank refused: that is for a person to look at, and sending it again would be refused again. Never more than
 * was paid goes back.
 */
export function creditToGiveBack({
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
