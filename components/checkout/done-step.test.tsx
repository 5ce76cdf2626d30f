// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { buildCustomerDto, buildOrderDto } from '@/e2e/support/shop-dto-fixtures';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import de from '@/messages/de.json';
import { DoneStep } from './done-step';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

/** The customer's orders in the responses of the fake shop service. No order was placed in the tab. */
let orders: object[];

const unpaid = (orderNumber: number, ordered: string) => {
  const order = buildOrderDto(orderNumber, { ordered });
  const payment = { ...order.payment, state: 'OPEN', isOnline: true };
  return { ...order, payment };
};

beforeEach(() => {
  window.sessionStorage.clear();
  orders = [unpaid(100_041, '2026-11-02T10:00:00+00:00'), buildOrderDto(100_042)];
  installFakeShop({ customer: () => buildCustomerDto({ orders }) });
  signInForTest({ asGuest: true });
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

function show(view: ReactNode) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShopProvider>{view}</ShopProvider>
    </NextIntlClientProvider>,
  );
}

it('shows the unpaid order with a link to its payment', async () => {
  show(<DoneStep />);
  expect(await screen.findByText('100041')).toBeShown();
  expect(screen.getByRole('button', { name: de.payment.pay })).toBeShown();
});

it('shows a message without an order when all orders are paid', async () => {
  orders = [buildOrderDto(100_042)];
  show(<DoneStep />);
  expect(await screen.findByRole('heading', { name: de.checkout.done.missingTitle })).toBeShown();
});
