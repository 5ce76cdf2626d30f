import {
  type AttemptFacts,
  type AttemptState,
  judgeSession,
  type SessionFacts,
  type Verdict,
} from './judge-session';

/** What the buyer is written about their money. */
export type MoneyNews =
  | 'paid'
  | 'processing'
  | 'failed'
  | 'ended'
  | 'orderEnded'
  | 'paidTwice'
  | 'refunded';

/** What is known of an order whose money is asked for in advance. */
export type LivingOrder = {
  isPaid: boolean;
  isCancelled: boolean;
  /** True once the goods have left. */
  isSent: boolean;
  /** Until when its money is waited for, in epoch milliseconds; null: without an end. */
  payUntil: number | null;
};

/** Everything that follows from what happened, for one transaction. */
export type Consequence = {
  /** What becomes of the attempt; null: it stays as it is. */
  attempt: AttemptState | null;
  /** `end`: it is cancelled, its pieces and vouchers are free again. */
  order: 'keep' | 'pay' | 'end';
  /** Why the money goes back at once; null when it does not. */
  giveBack: 'orderEnded' | 'paidTwice' | null;
  mail: MoneyNews | null;
  /** True when a person has to look: the money that came is not what was asked for. */
  isAlarm: boolean;
};

const nothing: Consequence = {
  ...{ attempt: null, order: 'keep', giveBack: null, mail: null, isAlarm: false },
};

/** What follows when the provider has said how a session stands, whoever asked and however often. */
export function afterSession(
  session: SessionFacts,
  attempt: Omit<AttemptFacts, 'isOrderCancelled' | 'isOrderPaid'>,
  order: LivingOrder,
): Consequence {
  const facts = { ...attempt, isOrderCancelled: order.isCancelled, isOrderPaid: order.isPaid };
  return consequenceOf(judgeSession(session, facts), attempt.state, order);
}

function consequenceOf(verdict: Verdict, before: AttemptState, order: LivingOrder): Consequence {
  switch (verdict) {
    case 'wait':
      return nothing;
    case 'processing':
      return { ...nothing, attempt: 'processing', mail: 'processing' };
    case 'pay':
      return { ...nothing, attempt: 'paid', order: 'pay', mail: 'paid' };
    case 'fail':
      return { ...nothing, attempt: 'failed', mail: before === 'processing' ? 'failed' : null };
    case 'expire':
      return { ...nothing, attempt: 'expired' };
    case 'examine':
      return { ...nothing, attempt: 'differs', isAlarm: true };
    case 'giveBack': {
      const why = order.isCancelled ? 'orderEnded' : 'paidTwice';
      return { ...nothing, attempt: 'paid', giveBack: why, mail: why };
    }
  }
}

/**
 * What follows when the time to pay is looked at. An order ends only when no page is open any more on which it could be paid, and no
 * money is on its way or being looked at.
 */
export function afterDeadline(
  order: LivingOrder,
  attempts: readonly AttemptState[],
  now: number,
): Consequence {
  const { isPaid, isCancelled, isSent, payUntil } = order;
  if (isPaid || isCancelled || isSent || payUntil === null || payUntil > now) return nothing;
  const isMoneyNear = attempts.some((state) => moneyIsNear.has(state));
  return isMoneyNear ? nothing : { ...nothing, order: 'end', mail: 'ended' };
}

const moneyIsNear: ReadonlySet<AttemptState> = new Set(['open', 'processing', 'differs', 'paid']);

/** True while the buyer may be led to a page to pay on; a `starting` or `open` attempt is gone on with. */
export function mayStartPaying(
  order: LivingOrder,
  attempts: readonly AttemptState[],
  now: number,
): boolean {
  if (order.isPaid || order.isCancelled) return false;
  if (order.payUntil !== null && order.payUntil <= now) return false;
  return !attempts.some((state) => state === 'processing' || state === 'differs');
}
