// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveLastOrder } from '@/lib/browser/checkout/last-order';
import { dispatchSession } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import { RedirectToDone } from './payment-page';

const replace = vi.hoisted(() => vi.fn());

vi.mock('@/lib/platform/i18n/navigation', () => ({ useRouter: () => ({ replace }) }));

afterEach(() => {
  cleanup();
  dispatchSession({ type: 'signedOut' });
  window.sessionStorage.clear();
  replace.mockClear();
});

const payment = (change: Partial<PaymentPageView> = {}): PaymentPageView => ({
  link: '/de/payment/mark',
  methodTitle: 'Kreditkarte',
  isOnline: true,
  payUntil: null,
  orderNumber: 12,
  totalCents: 279_500,
  refundedCents: 0,
  paidAt: null,
  isCancelled: false,
  lines: [],
  state: 'paid',
  transfer: null,
  ...change,
});

it.each<[string, string | null, Partial<PaymentPageView>, number]>([
  ['paid in the tab that ordered', 'anna', {}, 1],
  ['under way there', 'anna', { state: 'processing' }, 1],
  ['still open there', 'anna', { state: 'open' }, 0],
  ['paid, of another order', 'anna', { orderNumber: 13 }, 0],
  ['paid after the session was over: the order could not be read there', null, {}, 0],
  ['paid by somebody who signed in after a guest had ordered', 'berta', {}, 0],
])('%s', (_name, payer, change, times) => {
  signInForTest({ asGuest: true });
  saveLastOrder({ orderNumber: 12, availability: { kind: 'now' } });
  if (payer === null) dispatchSession({ type: 'signedOut' });
  else dispatchSession({ type: 'signedIn', asGuest: false, owner: payer, groups: [] });
  render(<RedirectToDone payment={payment(change)} />);
  expect(replace.mock.calls).toEqual(Array.from({ length: times }, () => ['/checkout/done']));
});
