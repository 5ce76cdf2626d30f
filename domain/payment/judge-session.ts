/** How far an attempt at paying has come, as we know it. `differs`: money came, but not what was asked for. */
export type AttemptState =
  | 'starting'
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'differs';

/** What the payment provider says of a session now. Its events only say that it is worth asking. */
export type SessionFacts = {
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
export type AttemptFacts = {
  state: AttemptState;
  amountCents: number;
  isLive: boolean;
  /** True when the order was cancelled, or ended unpaid: its pieces may be somebody else's by now. */
  isOrderCancelled: boolean;
  /** True when another attempt, or a transfer, has paid the order. */
  isOrderPaid: boolean;
};

/**
 * What has to happen: nothing (`wait`), the money is on its way (`processing`), the order is paid (`pay`), this attempt is over
 * (`fail`, `expire`), somebody has to look at an amount that is not ours (`examine`), or the money goes back at once (`giveBack`).
 */
export type Verdict = 'wait' | 'processing' | 'pay' | 'fail' | 'expire' | 'examine' | 'giveBack';

const over: ReadonlySet<AttemptState> = new Set(['paid', 'differs']);
const brokenIntents: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/**
 * Judges an attempt by what the provider says of it now, so that it does not matter which event came first, twice, late or never.
 * What is settled stays so: asked again, it answers `wait`.
 */
export function judgeSession(session: SessionFacts, attempt: AttemptFacts): Verdict {
  if (over.has(attempt.state) || session.status === 'open') return 'wait';
  if (session.status === 'expired') return isRunning(attempt.state) ? 'expire' : 'wait';
  if (session.paymentStatus === 'unpaid') return judgeUnpaid(session, attempt);
  if (!isAsAgreed(session, attempt)) return 'examine';
  return attempt.isOrderCancelled || attempt.isOrderPaid ? 'giveBack' : 'pay';
}

/** A completed session without money: a debit that takes days, or one that was refused in the end. */
function judgeUnpaid({ intentStatus }: SessionFacts, { state }: AttemptFacts): Verdict {
  if (!isRunning(state)) return 'wait';
  if (intentStatus !== null && brokenIntents.has(intentStatus)) return 'fail';
  return state === 'processing' ? 'wait' : 'processing';
}

function isRunning(state: AttemptState): boolean {
  return state === 'starting' || state === 'open' || state === 'processing';
}

function isAsAgreed(session: SessionFacts, attempt: AttemptFacts): boolean {
  return (
    session.amountCents === attempt.amountCents &&
    session.currency === 'eur' &&
    session.isLive === attempt.isLive
  );
}
