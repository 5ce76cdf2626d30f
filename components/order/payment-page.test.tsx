// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveLastOrder } from '@/lib/browser/checkout/last-order';
import { dispatchSession } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import { RedirectToConfirmationPage } from './payment-page';

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
  ['redirects when the order of this tab is paid', 'anna', {}, 1],
  ['redirects when its payment is processing', 'anna', { state: 'processing' }, 1],
  ['stays while its payment is open', 'anna', { state: 'open' }, 0],
  ['stays when another order is paid', 'anna', { orderNumber: 13 }, 0],
  ['stays after sign-out, because the order could not be loaded', null, {}, 0],
  ['stays when another user signed in after a guest order', 'berta', {}, 0],
])('%s', (_name, payer, change, times) => {
  signInForTest({ asGuest: true });
  saveLastOrder({ orderNumber: 12, availability: { kind: 'now' } });
  if (payer === null) dispatchSession({ type: 'signedOut' });
  else dispatchSession({ type: 'signedIn', asGuest: false, owner: payer, groups: [] });
  render(<RedirectToConfirmationPage payment={payment(change)} />);
  expect(replace.mock.calls).toEqual(Array.from({ length: times }, () => ['/checkout/done']));
});
