/** The state of a payment attempt. `differs`: the paid amount, currency or mode is not as requested. */
export type PaymentAttemptState =
  | 'starting'
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'differs';

/** Current state of a payment session, read from the provider. Events of the provider only trigger this read. */
export type PaymentSessionData = {
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** The state of the payment intent, for payments that take days; null if the provider does not return it. */
  intentStatus: string | null;
  amountCents: number;
  /** ISO 4217 in lower case. */
  currency: string;
  isLive: boolean;
};

/** Stored facts about the attempt that the session belongs to, and about its order. */
export type PaymentAttemptData = {
  state: PaymentAttemptState;
  amountCents: number;
  isLive: boolean;
  /** True if the order was canceled or expired unpaid. Its stock may be reserved by another order. */
  isOrderCancelled: boolean;
  /** True if another attempt or a bank transfer has paid the order. */
  isOrderPaid: boolean;
};

/**
 * The action to take:
 * - `wait`: nothing
 * - `processing`: the payment is in progress
 * - `pay`: the order is paid
 * - `fail`, `expire`: the attempt is over
 * - `examine`: the amount, currency or mode differs; staff must check it
 * - `refund`: the money is refunded at once
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
 * Evaluates an attempt by the current state of its session, so that lost, repeated or reordered provider events do not
 * matter. Returns `wait` for an attempt that is already `paid` or `differs`.
 */
export function resolvePaymentSession(
  session: PaymentSessionData,
  attempt: PaymentAttemptData,
): PaymentSessionAction {
  if (over.has(attempt.state) || session.status === 'open') return 'wait';
  if (session.status === 'expired') return isRunning(attempt.state) ? 'expire' : 'wait';
  if (session.paymentStatus === 'unpaid') return evaluateUnpaid(session, attempt);
  if (!isAsAgreed(session, attempt)) return 'examine';
  return attempt.isOrderCancelled || attempt.isOrderPaid ? 'refund' : 'pay';
}

/** Evaluates a completed session without payment: a debit that takes days, or one that was rejected in the end. */
function evaluateUnpaid(
  { intentStatus }: PaymentSessionData,
  { state }: PaymentAttemptData,
): PaymentSessionAction {
  if (!isRunning(state)) return 'wait';
  if (intentStatus !== null && brokenIntents.has(intentStatus)) return 'fail';
  return state === 'processing' ? 'wait' : 'processing';
}

function isRunning(state: PaymentAttemptState): boolean {
  return state === 'starting' || state === 'open' || state === 'processing';
}

function isAsAgreed(session: PaymentSessionData, attempt: PaymentAttemptData): boolean {
  return (
    session.amountCents === attempt.amountCents &&
    session.currency === 'eur' &&
    session.isLive === attempt.isLive
  );
}

/** The payment emails that the buyer gets. */
export type PaymentNotification =
  | 'paid'
  | 'processing'
  | 'failed'
  | 'ended'
  | 'orderEnded'
  | 'paidTwice'
  | 'refunded';

/** Payment facts about an order that is paid in advance. */
export type OrderPaymentData = {
  isPaid: boolean;
  isCancelled: boolean;
  isSent: boolean;
  /** Payment deadline in epoch milliseconds; null for no deadline. */
  payUntil: number | null;
};

/** All changes that follow from an event, to be made in one transaction. */
export type PaymentTransition = {
  /** New state of the attempt; null for no change. */
  attempt: PaymentAttemptState | null;
  /** `end`: the order is canceled; its stock and vouchers are released. */
  order: 'unchanged' | 'pay' | 'end';
  /** Reason for an immediate refund; null for no refund. */
  refund: 'orderEnded' | 'paidTwice' | null;
  mail: PaymentNotification | null;
  /** True if staff must check the payment because it is not as requested. */
  isAlarm: boolean;
};

const nothing: PaymentTransition = {
  ...{ attempt: null, order: 'unchanged', refund: null, mail: null, isAlarm: false },
};

/**
 * Returns the changes that follow from the current state of a session. Evaluating the same state again gives no further
 * changes.
 */
export function resolveSessionTransition(
  session: PaymentSessionData,
  attempt: Omit<PaymentAttemptData, 'isOrderCancelled' | 'isOrderPaid'>,
  order: OrderPaymentData,
): PaymentTransition {
  const facts = { ...attempt, isOrderCancelled: order.isCancelled, isOrderPaid: order.isPaid };
  return toPaymentTransition(resolvePaymentSession(session, facts), attempt.state, order);
}

function toPaymentTransition(
  verdict: PaymentSessionAction,
  before: PaymentAttemptState,
  order: OrderPaymentData,
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
      const reason = order.isCancelled ? 'orderEnded' : 'paidTwice';
      return { ...nothing, attempt: 'paid', refund: reason, mail: reason };
    }
  }
}

/**
 * Returns the changes that follow when the payment deadline is checked. An order ends only if no payment page is open
 * and no payment is in progress or being checked.
 */
export function resolveDeadlineTransition(
  order: OrderPaymentData,
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

/** Checks whether the buyer may pay now. A `starting` or `open` attempt can be continued. */
export function canStartPayment(
  order: OrderPaymentData,
  attempts: readonly PaymentAttemptState[],
  now: number,
): boolean {
  if (order.isPaid || order.isCancelled) return false;
  if (order.payUntil !== null && order.payUntil <= now) return false;
  return !attempts.some((state) => state === 'processing' || state === 'differs');
}
