/** How far an attempt at paying has come, as we know it. `differs`: money came, but not what was asked for. */
export type PaymentAttemptState =
  | 'starting'
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'differs';

/** What the payment provider says of a session now. Its events only say that it is worth asking. */
export type PaymentSessionFacts = {
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** What becomes of a payment that takes days; null where the provider does not tell. */
  intentStatus: string | null;
  amountCents: number;
  /** ISO 4217 in small letters. */
  currency: string;
  isLive: boolean;
};

/** What we know of the attempt the session belongs to, and of its order. */
export type PaymentAttemptFacts = {
  state: PaymentAttemptState;
  amountCents: number;
  isLive: boolean;
  /** True when the order was cancelled, or ended unpaid: its pieces may be somebody else's by now. */
  isOrderCancelled: boolean;
  /** True when another attempt, or a transfer, has paid the order. */
  isOrderPaid: boolean;
};

/**
 * What has to happen: nothing (`wait`), the money is on its way (`processing`), the order is paid (`pay`), this attempt is over
 * (`fail`, `expire`), somebody has to look at an amount that is not ours (`examine`), or the money goes back at once (`refund`).
 */
export type PaymentSessionAction =
  | 'wait'
  | 'processing'
  | 'pay'
  | 'fail'
  | 'expire'
  | 'examine'
  | 'refund';

const over: ReadonlySet<PaymentAttemptState> = new Set(['paid', 'differs']);
const brokenIntents: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/**
 * Judges an attempt by what the provider says of it now, so that it does not matter which event came first, twice, late or never.
 * What is settled stays so: asked again, it answers `wait`.
 */
export function resolvePaymentSession(
  session: PaymentSessionFacts,
  attempt: PaymentAttemptFacts,
): PaymentSessionAction {
  if (over.has(attempt.state) || session.status === 'open') return 'wait';
  if (session.status === 'expired') return isRunning(attempt.state) ? 'expire' : 'wait';
  if (session.paymentStatus === 'unpaid') return evaluateUnpaid(session, attempt);
  if (!isAsAgreed(session, attempt)) return 'examine';
  return attempt.isOrderCancelled || attempt.isOrderPaid ? 'refund' : 'pay';
}

/** A completed session without money: a debit that takes days, or one that was refused in the end. */
function evaluateUnpaid(
  { intentStatus }: PaymentSessionFacts,
  { state }: PaymentAttemptFacts,
): PaymentSessionAction {
  if (!isRunning(state)) return 'wait';
  if (intentStatus !== null && brokenIntents.has(intentStatus)) return 'fail';
  return state === 'processing' ? 'wait' : 'processing';
}

function isRunning(state: PaymentAttemptState): boolean {
  return state === 'starting' || state === 'open' || state === 'processing';
}

function isAsAgreed(session: PaymentSessionFacts, attempt: PaymentAttemptFacts): boolean {
  return (
    session.amountCents === attempt.amountCents &&
    session.currency === 'eur' &&
    session.isLive === attempt.isLive
  );
}

/** What the buyer is written about their money. */
export type PaymentNotification =
  | 'paid'
  | 'processing'
  | 'failed'
  | 'ended'
  | 'orderEnded'
  | 'paidTwice'
  | 'refunded';

/** What is known of an order whose money is asked for in advance. */
export type OrderPaymentFacts = {
  isPaid: boolean;
  isCancelled: boolean;
  /** True once the goods have left. */
  isSent: boolean;
  /** Until when its money is waited for, in epoch milliseconds; null: without an end. */
  payUntil: number | null;
};

/** Everything that follows from what happened, for one transaction. */
export type PaymentTransition = {
  /** What becomes of the attempt; null: it stays as it is. */
  attempt: PaymentAttemptState | null;
  /** `end`: it is cancelled, its pieces and vouchers are free again. */
  order: 'keep' | 'pay' | 'end';
  /** Why the money goes back at once; null when it does not. */
  refund: 'orderEnded' | 'paidTwice' | null;
  mail: PaymentNotification | null;
  /** True when a person has to look: the money that came is not what was asked for. */
  isAlarm: boolean;
};

const nothing: PaymentTransition = {
  ...{ attempt: null, order: 'keep', refund: null, mail: null, isAlarm: false },
};

/** What follows when the provider has said how a session stands, whoever asked and however often. */
export function resolveSessionTransition(
  session: PaymentSessionFacts,
  attempt: Omit<PaymentAttemptFacts, 'isOrderCancelled' | 'isOrderPaid'>,
  order: OrderPaymentFacts,
): PaymentTransition {
  const facts = { ...attempt, isOrderCancelled: order.isCancelled, isOrderPaid: order.isPaid };
  return toPaymentTransition(resolvePaymentSession(session, facts), attempt.state, order);
}

function toPaymentTransition(
  verdict: PaymentSessionAction,
  before: PaymentAttemptState,
  order: OrderPaymentFacts,
): PaymentTransition {
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
    case 'refund': {
      const why = order.isCancelled ? 'orderEnded' : 'paidTwice';
      return { ...nothing, attempt: 'paid', refund: why, mail: why };
    }
  }
}

/**
 * What follows when the time to pay is looked at. An order ends only when no page is open any more on which it could be paid, and no
 * money is on its way or being looked at.
 */
export function resolveDeadlineTransition(
  order: OrderPaymentFacts,
  attempts: readonly PaymentAttemptState[],
  now: number,
): PaymentTransition {
  const { isPaid, isCancelled, isSent, payUntil } = order;
  if (isPaid || isCancelled || isSent || payUntil === null || payUntil > now) return nothing;
  const isMoneyNear = attempts.some((state) => moneyIsNear.has(state));
  return isMoneyNear ? nothing : { ...nothing, order: 'end', mail: 'ended' };
}

const moneyIsNear: ReadonlySet<PaymentAttemptState> = new Set([
  'open',
  'processing',
  'differs',
  'paid',
]);

/** True while the buyer may be led to a page to pay on; a `starting` or `open` attempt is gone on with. */
export function canStartPayment(
  order: OrderPaymentFacts,
  attempts: readonly PaymentAttemptState[],
  now: number,
): boolean {
  if (order.isPaid || order.isCancelled) return false;
  if (order.payUntil !== null && order.payUntil <= now) return false;
  return !attempts.some((state) => state === 'processing' || state === 'differs');
}
