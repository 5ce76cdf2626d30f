// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto } from '@/e2e/support/shop-dto-fixtures';
import { paymentLink, buildCustomerDto, buildOrderDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { saveLastOrder } from '@/lib/browser/checkout/last-order';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { DoneStep } from './done-step';
import { ReviewStep } from './review-step';

/** Tests the way from the order button to the payment page, and the payment status on the confirmation page. */
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

const assign = vi.fn();
let payment: object;
let orders: object[];
let requests: string[];
let answer: () => Response;

const creditCard = { id: 'oxidcreditcard', active: true, title: 'Kreditkarte', description: '' };
const open = { id: 'p', payment: creditCard, state: 'OPEN', link: paymentLink, isOnline: true };

beforeEach(() => {
  router.push.mockReset();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  [payment, orders, requests] = [open, [], []];
  answer = () => Response.json({ url: '/pay/cs_test_1' });
  installFakeShop(
    {
      basket: () =>
        buildBasketDto({
          deliveryMethod: { id: 'parcel', title: 'Spedition', position: 1 },
          payment: { id: 'oxidcreditcard', title: 'Kreditkarte' },
        }),
      customer: () => buildCustomerDto({ orders }),
      placeOrder: () => {
        orders = [buildOrderDto(100_042, { payment })];
        return orders[0];
      },
      basketCreate: () => buildBasketDto({ id: 'basket-2', items: [] }),
    },
    (address, init) => {
      requests.push(`${address} ${String(init.body)}`);
      return answer();
    },
  );
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  window.sessionStorage.clear();
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(step: ReactNode) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShopProvider>{step}</ShopProvider>
    </NextIntlClientProvider>,
  );
}

async function order() {
  show(<ReviewStep />);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: de.checkout.review.order }));
}

it('redirects from the order to its payment; Back returns to the order', async () => {
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pay/cs_test_1'));
  expect(requests).toEqual([
    `/api/payments ${JSON.stringify({ link: paymentLink, language: 'de' })}`,
  ]);
  expect(window.location.pathname).toBe('/de/checkout/done');
  expect(router.push).not.toHaveBeenCalled();
});

it.each<[string, () => Response]>([
  ['the provider is unavailable', () => new Response('{}', { status: 503 })],
  ['the request fails', () => Response.error()],
])(
  'continues to the confirmation page when %s, so that the order is not lost',
  async (_, fault) => {
    answer = fault;
    await order();
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/checkout/done'));
    expect(assign).not.toHaveBeenCalled();
  },
);

it.each([
  ['by transfer', { ...open, isOnline: false }],
  ['that is already paid', { ...open, state: 'PAID' }],
  ['on invoice', { ...open, state: 'ON_INVOICE', isOnline: false }],
])('does not redirect for an order %s', async (_, paid) => {
  payment = paid;
  await order();
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/checkout/done'));
  expect(requests).toEqual([]);
});

const availability = { kind: 'date', date: toIsoDay('2026-08-03') } as const;

async function thanks(wirePayment: object) {
  orders = [buildOrderDto(100_042, { payment: wirePayment })];
  saveLastOrder({ orderNumber: 100_042, availability });
  show(<DoneStep />);
  await waitFor(() => expect(document.body.textContent).toContain('100042'));
}

it('shows the open payment with its deadline and opens it', async () => {
  await thanks({ ...open, payUntil: '2026-07-23T10:00:00+00:00' });
  expect(screen.getByText(de.payment.title.open)).toBeShown();
  expect(document.body.textContent).toContain('Donnerstag, 23. Juli um 12:00 Uhr');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    de.checkout.done.titleOpen,
  );
  await userEvent.click(screen.getByRole('button', { name: de.payment.pay }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pay/cs_test_1'));
});

it('shows an error when the payment cannot be opened, and allows a retry', async () => {
  answer = () => new Response('{}', { status: 503 });
  await thanks(open);
  const button = screen.getByRole('button', { name: de.payment.pay });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(de.payment.unavailable);
  answer = () => Response.json({ url: '/pay/cs_test_2' });
  await userEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pay/cs_test_2'));
});

it('shows account, amount and reference of a bank transfer with its GiroCode', async () => {
  const transfer = {
    ...{ holder: 'Lautlos', iban: 'DE89 3704', bic: 'COBADEFFXXX', bank: 'Musterbank' },
    ...{ reference: '100042', amount: 2380, code: 'BCD' },
  };
  await thanks({ ...open, isOnline: false, transfer });
  expect(screen.getByText('DE89 3704')).toBeShown();
  expect(screen.getByRole('img', { name: /GiroCode/ }).getAttribute('src')).toBe(
    `/api/payments/giro-code/${paymentLink}`,
  );
  expect(screen.queryByRole('button', { name: de.payment.pay })).toBeNull();
});

it.each([
  ['PAID', de.payment.title.paid],
  ['PROCESSING', de.payment.title.processing],
  ['REFUNDED', de.payment.title.refunded],
  ['EXAMINED', de.payment.title.examined],
  ['ENDED', de.payment.title.ended],
])('shows for %s: %s', async (state, title) => {
  await thanks({ ...open, state });
  expect(screen.getByText(title)).toBeShown();
  expect(screen.queryByRole('button', { name: de.payment.pay })).toBeNull();
});
