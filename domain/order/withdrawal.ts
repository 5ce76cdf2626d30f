import { dayMs } from '@/domain/time/durations';

/**
 * The statutory withdrawal period for consumers, in days (§ 355 BGB). Longer periods that a shop offers are voluntary
 * returns.
 */
export const statutoryWithdrawalDays = 14;

/**
 * The states of a declaration of withdrawal:
 * - `unmatched`: no order has this number and email
 * - `pending`: not yet confirmed by the buyer
 * - `effective`: the order was withdrawn
 * - `rejected`: the buyer stated that the declaration was not theirs
 * - `released`: our staff lifted the hold on the order without a confirmation by the buyer
 * - `closed`: there was nothing left to withdraw from
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

/** Parses a stored state; null if invalid. */
export function parseWithdrawalState(text: string): WithdrawalState | null {
  return withdrawalStates.find((state) => state === text) ?? null;
}

/** A buyer's possible responses to a declaration made without signing in. */
export const withdrawalResponses = ['confirm', 'reject'] as const;

export type WithdrawalResponse = (typeof withdrawalResponses)[number];

/**
 * Effect of a buyer's response. `act`: the response is carried out now; `done`: it was carried out before; `late`: the
 * declaration already has another state, so the response has no effect.
 */
export type WithdrawalResponseEffect = 'act' | 'done' | 'late';

/**
 * Returns the effect of a buyer's response. Each declaration accepts one response; repeating the response has no
 * effect.
 */
export function resolveWithdrawalResponse(
  state: WithdrawalState,
  answer: WithdrawalResponse,
): WithdrawalResponseEffect {
  if (state === 'pending') return 'act';
  const wanted: WithdrawalState = answer === 'confirm' ? 'effective' : 'rejected';
  return state === wanted ? 'done' : 'late';
}

/** Checks the format of a link to confirm a withdrawal, not whether the link exists. */
export function isWithdrawalLink(link: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(link);
}

/** Facts about the order that a declaration names. */
export interface WithdrawalOrderInput {
  /** True for a dealer's order. Only consumers have a right of withdrawal. */
  readonly isDealers: boolean;
  readonly isCancelled: boolean;
  readonly isWithdrawn: boolean;
  /** True if an earlier declaration for the order was rejected by the buyer or released by our staff. */
  readonly wasRejected: boolean;
}

interface DeclarationVerdict {
  readonly state: WithdrawalState;
  /** The immediate effect on the order; null for none. */
  readonly effect: 'withdraw' | 'hold' | null;
}

/**
 * Returns the effect of a declaration of withdrawal (§ 356a BGB); the receipt of every declaration is confirmed. Only a
 * declaration by the signed-in buyer withdraws the order at once. Other people can know an email and an order number,
 * so any other declaration puts the order on hold until the buyer confirms it. The order is not put on hold if an
 * earlier declaration was rejected or released.
 */
export function resolveWithdrawalDeclaration(
  order: WithdrawalOrderInput | null,
  isBuyer: boolean,
): DeclarationVerdict {
  if (!order) return { state: 'unmatched', effect: null };
  if (order.isDealers || order.isCancelled || order.isWithdrawn)
    return { state: 'closed', effect: null };
  if (isBuyer) return { state: 'effective', effect: 'withdraw' };
  return { state: 'pending', effect: order.wasRejected ? null : 'hold' };
}

/** An item of an order that was withdrawn. */
export interface WithdrawnItem {
  readonly isSent: boolean;
  readonly isBicycle: boolean;
}

/** The consequences of a withdrawal, for the texts that explain the next steps. */
export interface WithdrawalResult {
  /** `open`: nothing was paid in advance; `paid`: the payment is refunded; `invoice`: the invoice is credited. */
  readonly money: 'open' | 'paid' | 'invoice';
  /** True if items that were not sent are canceled. */
  readonly isCancelled: boolean;
  /**
   * True if bicycles were sent. We collect them and may not delay the refund until their return (§ 357 (4) sentence 2
   * BGB).
   */
  readonly hasBicycles: boolean;
  /**
   * True if parcels were sent. The customer returns them, and the refund may wait for their return (§ 357 (4) sentence
   * 1 BGB).
   */
  readonly hasParcels: boolean;
}

export function computeWithdrawalResult(
  money: WithdrawalResult['money'],
  parts: readonly WithdrawnItem[],
): WithdrawalResult {
  return {
    money,
    isCancelled: parts.some(({ isSent }) => !isSent),
    hasBicycles: parts.some(({ isSent, isBicycle }) => isSent && isBicycle),
    hasParcels: parts.some(({ isSent, isBicycle }) => isSent && !isBicycle),
  };
}

/**
 * Days after a declaration on which our staff gets a reminder if it is still pending. After three days a response is
 * unlikely; after ten days the 14-day deadline for the refund (§ 357 (1) BGB) is near.
 */
const holdReminderDays = [3, 10] as const;

/**
 * Checks whether a reminder is due and not sent yet. Times in epoch milliseconds; `remindedAt` is null before the first
 * reminder.
 */
export function isHoldReminderDue(
  receivedAt: number,
  remindedAt: number | null,
  now: number,
): boolean {
  return holdReminderDays.some((days) => {
    const dueAt = receivedAt + days * dayMs;
    return dueAt <= now && (remindedAt === null || remindedAt < dueAt);
  });
}
