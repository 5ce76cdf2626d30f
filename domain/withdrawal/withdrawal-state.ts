/**
 * What became of a declaration of withdrawal: no order has its number and e-mail; it waits for the buyer's confirmation; it took effect;
 * the buyer says that it was not theirs; the house released the order; there was nothing left to withdraw from.
 */
export const withdrawalStates = [
  'unmatched',
  'pending',
  'effective',
  'rejected',
  'released',
  'closed',
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

/** A stored state; null for anything else. */
export function readWithdrawalState(text: string): WithdrawalState | null {
  return withdrawalStates.find((state) => state === text) ?? null;
}
