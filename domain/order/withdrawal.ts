import { dayMs } from '@/domain/time/durations';

/** Days in which a consumer may withdraw from a contract by law (§ 355 BGB). What a shop grants beyond them is a voluntary return. */
export const statutoryWithdrawalDays = 14;

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
export function parseWithdrawalState(text: string): WithdrawalState | null {
  return withdrawalStates.find((state) => state === text) ?? null;
}

/** What a buyer says to a declaration that was made without a sign-in. */
export const withdrawalResponses = ['confirm', 'reject'] as const;

export type WithdrawalResponse = (typeof withdrawalResponses)[number];

/** `act`: do it now; `done`: it was done before; `late`: it can no longer be done. */
export type WithdrawalResponseEffect = 'act' | 'done' | 'late';

/** What an answer still does: each declaration is answered once, and the same answer again changes nothing. */
export function resolveWithdrawalResponse(
  state: WithdrawalState,
  answer: WithdrawalResponse,
): WithdrawalResponseEffect {
  if (state === 'pending') return 'act';
  const wanted: WithdrawalState = answer === 'confirm' ? 'effective' : 'rejected';
  return state === wanted ? 'done' : 'late';
}

/** True for what has the form of a link to a declaration; whether it is one, the service knows. */
export function isWithdrawalLink(link: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(link);
}

/** What is known of the order a declaration names. */
export interface WithdrawalOrderFacts {
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
export function resolveWithdrawalDeclaration(
  order: WithdrawalOrderFacts | null,
  isBuyer: boolean,
): DeclarationVerdict {
  if (!order) return { state: 'unmatched', effect: null };
  if (order.isDealers || order.isCancelled || order.isWithdrawn)
    return { state: 'closed', effect: null };
  if (isBuyer) return { state: 'effective', effect: 'withdraw' };
  return { state: 'pending', effect: order.wasRefused ? null : 'hold' };
}

/** What of an order has left the house when it is withdrawn from. */
export interface WithdrawnItem {
  readonly isSent: boolean;
  readonly isBicycle: boolean;
}

/** What a withdrawal leads to, for the sentences that say what happens next. */
export interface WithdrawalResult {
  /** `open`: nothing was paid in advance; `paid`: money goes back; `invoice`: an invoice is credited. */
  readonly money: 'open' | 'paid' | 'invoice';
  /** Something had not left the house and is cancelled. */
  readonly isCancelled: boolean;
  /** Bicycles are with the customer or on their way: the house collects them and may not hold the money back (§ 357 (4) sentence 2 BGB). */
  readonly hasBicycles: boolean;
  /** Parcels are: the customer sends them back, and their money may wait for them (§ 357 (4) sentence 1 BGB). */
  readonly hasParcels: boolean;
}

/** What a withdrawal from an order in this state leads to. */
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
 * Days after a declaration on which the house is reminded of one that still waits: after three the buyer is unlikely to answer, and after
 * ten the 14 days in which money has to go back (§ 357 (1) BGB) are nearly over.
 */
const holdReminderDays = [3, 10] as const;

/** True when a reminder is due that has not been sent. All times in epoch milliseconds; `remindedAt` is null before the first. */
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
