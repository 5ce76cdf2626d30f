import { minuteMs } from '@/domain/time/durations';
/**
 * Result of a payment: paid, 3-D Secure required, rejected with a reason, or delayed by days. `then` is a later dispute
 * or the result of a refund.
 */
export type TestPaymentResult =
  | { kind: 'paid'; then?: 'dispute' | 'slowRefund' | 'failingRefund' }
  | { kind: 'challenge'; next: TestPaymentResult }
  | { kind: 'declined'; code: DeclineCode }
  | { kind: 'debit'; afterMs: number; succeeds: boolean };

export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'payment_method_declined';

const declined = (code: DeclineCode): TestPaymentResult => ({ kind: 'declined', code });
const afterBank = (next: TestPaymentResult): TestPaymentResult => ({ kind: 'challenge', next });
const debit = (afterMs: number, succeeds: boolean): TestPaymentResult => ({
  kind: 'debit',
  afterMs,
  succeeds,
});

/** The provider's published test cards and accounts by number. All other numbers are rejected. */
const testPaymentMethods: Readonly<Record<string, TestPaymentResult>> = {
  '4242424242424242': { kind: 'paid' },
  '4000002760003184': afterBank({ kind: 'paid' }),
  '4000000000003220': afterBank({ kind: 'paid' }),
  '4000002500003155': afterBank({ kind: 'paid' }),
  '4000008400001629': afterBank(declined('generic_decline')),
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': declined('expired_card'),
  '4000000000000127': declined('incorrect_cvc'),
  '4000000000000119': declined('processing_error'),
  '4000000000000259': { kind: 'paid', then: 'dispute' },
  '4000000000007726': { kind: 'paid', then: 'slowRefund' },
  '4000000000005126': { kind: 'paid', then: 'failingRefund' },
  DE89370400440532013000: debit(minuteMs / 2, true),
  DE08370400440532013003: debit(3 * minuteMs, true),
  DE62370400440532013001: debit(minuteMs / 2, false),
  DE78370400440532013004: debit(3 * minuteMs, false),
};

/** Returns the result for a test number, with or without spaces; null for other numbers. */
export function findTestPaymentResult(number: string): TestPaymentResult | null {
  return testPaymentMethods[number.replace(/\s/g, '').toUpperCase()] ?? null;
}
