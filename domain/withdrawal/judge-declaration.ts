import type { WithdrawalState } from './withdrawal-state';

/** What is known of the order a declaration names. */
export interface DeclaredOrder {
  /** A dealer's: the right of withdrawal is a consumer's. */
  readonly isDealers: boolean;
  readonly isCancelled: boolean;
  readonly isWithdrawn: boolean;
  /** True when a declaration about it was rejected by the buyer or released by the house before. */
  readonly wasRefused: boolean;
}

interface DeclarationVerdict {
  readonly state: WithdrawalState;
  /** What happens to the order at once. */
  readonly effect: 'withdraw' | 'hold' | null;
}

/**
 * What follows from a declaration of withdrawal (§ 356a BGB). Its receipt is confirmed in every case; the order ends at once only when
 * its signed-in buyer declares. Anybody can know an e-mail and a number, so everybody else's declaration holds the order until the
 * buyer confirms it, and no longer holds it after one about this order was refused.
 */
export function judgeDeclaration(
  order: DeclaredOrder | null,
  isBuyer: boolean,
): DeclarationVerdict {
  if (!order) return { state: 'unmatched', effect: null };
  if (order.isDealers || order.isCancelled || order.isWithdrawn)
    return { state: 'closed', effect: null };
  if (isBuyer) return { state: 'effective', effect: 'withdraw' };
  return { state: 'pending', effect: order.wasRefused ? null : 'hold' };
}
