// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { paymentLink, buildCustomerDto, buildOrderDto } from '@/e2e/support/shop-dto-fixtures';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { CartEmpty } from './cart-placeholders';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

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
      {view}
    </NextIntlClientProvider>,
  );
}

it('the empty cart links to the open payment, also on pages without a ShopProvider', async () => {
  show(<CartEmpty />);
  const link = await screen.findByRole('link', { name: de.cart.openPayment.link });
  expect(link.getAttribute('href')).toBe(`/payment/${paymentLink}`);
});
