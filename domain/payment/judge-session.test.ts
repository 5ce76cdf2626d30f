import { describe, expect, it } from 'vitest';
import {
  type AttemptFacts,
  type AttemptState,
  judgeSession,
  type SessionFacts,
  type Verdict,
} from './judge-session';

const paid: SessionFacts = {
  status: 'complete',
  paymentStatus: 'paid',
  intentStatus: 'succeeded',
  amountCents: 279_500,
  currency: 'eur',
  isLive: false,
};
const open: SessionFacts = { ...paid, status: 'open', paymentStatus: 'unpaid', intentStatus: null };
const expired: SessionFacts = { ...open, status: 'expired' };
const debit: SessionFacts = { ...paid, paymentStatus: 'unpaid', intentStatus: 'processing' };
const bounced: SessionFacts = { ...debit, intentStatus: 'requires_payment_method' };

const ours: AttemptFacts = {
  state: 'open',
  amountCents: 279_500,
  isLive: false,
  isOrderCancelled: false,
  isOrderPaid: false,
};

describe('a session', () => {
  it.each<[string, SessionFacts, Partial<AttemptFacts>, Verdict]>([
    ['open', open, {}, 'wait'],
    ['open, as a card was declined and another may be tried', open, {}, 'wait'],
    ['paid', paid, {}, 'pay'],
    ['paid before the start was written down', paid, { state: 'starting' }, 'pay'],
    ['paid, told a second time', paid, { state: 'paid' }, 'wait'],
    ['paid after a debit of days', paid, { state: 'processing' }, 'pay'],
    ['paid though its end was told first', paid, { state: 'expired' }, 'pay'],
    ['paid though it was given up', paid, { state: 'failed' }, 'pay'],
    ['without anything to pay', { ...paid, paymentStatus: 'no_payment_required' }, {}, 'pay'],
    ['a debit under way', debit, {}, 'processing'],
    ['a debit under way, told again', debit, { state: 'processing' }, 'wait'],
    ['a debit that came back', bounced, { state: 'processing' }, 'fail'],
    ['a debit that came back before we heard of it', bounced, {}, 'fail'],
    ['a debit that was called off', { ...debit, intentStatus: 'canceled' }, {}, 'fail'],
    ['a debit that came back, told again', bounced, { state: 'failed' }, 'wait'],
    ['ended', expired, {}, 'expire'],
    ['ended, told again', expired, { state: 'expired' }, 'wait'],
    ['ended after it was paid', expired, { state: 'paid' }, 'wait'],
    ['a cent too much', { ...paid, amountCents: 279_501 }, {}, 'examine'],
    ['a cent too little', { ...paid, amountCents: 279_499 }, {}, 'examine'],
    ['in another currency', { ...paid, currency: 'usd' }, {}, 'examine'],
    ['play money for a real order', paid, { isLive: true }, 'examine'],
    ['real money for a test order', { ...paid, isLive: true }, {}, 'examine'],
    ['a wrong amount, told again', { ...paid, amountCents: 1 }, { state: 'differs' }, 'wait'],
    ['paid after the order had ended', paid, { isOrderCancelled: true }, 'giveBack'],
    ['paid after another attempt', paid, { isOrderPaid: true }, 'giveBack'],
    ['given back, told again', paid, { state: 'paid', isOrderCancelled: true }, 'wait'],
  ])('%s', (_name, session, attempt, verdict) => {
    expect(judgeSession(session, { ...ours, ...attempt })).toBe(verdict);
  });

  it('never takes back what is settled, whatever is told later', () => {
    const settled: AttemptState[] = ['paid', 'differs'];
    for (const state of settled)
      for (const session of [open, paid, expired, debit, bounced])
        expect(judgeSession(session, { ...ours, state })).toBe('wait');
  });
});
