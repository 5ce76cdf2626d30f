// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildPriceDto } from '@/e2e/support/shop-dto-fixtures';
import { buildCustomerDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import de from '@/messages/de.json';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { PaymentStep } from './payment-step';

/** Tests the payment step with the real stores and Apollo client; the fake shop service has one basket. */
vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

vi.mock('@/lib/browser/load-lazy-messages', () => ({
  loadLazyMessages: () => Promise.resolve(de),
}));

let shop: FakeShop;
let basket: ReturnType<typeof buildBasketDto>;

const ways = (...titles: string[]) =>
  titles.map((title) => ({
    id: title,
    title,
    description: '',
    position: 1,
    cost: buildPriceDto(0),
  }));

beforeEach(() => {
  basket = buildBasketDto();
  shop = installFakeShop({
    basket: () => basket,
    customer: () => buildCustomerDto(),
    basketDeliveryMethods: () => ways('Spedition', 'Abholung'),
    basketPayments: () => ways('Vorkasse'),
    basketSetDeliveryMethod: ({ deliveryMethodId: id }: { deliveryMethodId: string }) =>
      (basket = buildBasketDto({ deliveryMethod: { id, title: id, position: 1 } })),
    basketSetPayment: ({ paymentId: id }: { paymentId: string }) =>
      (basket = buildBasketDto({ ...basket, payment: { id, title: id } })),
  });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  window.sessionStorage.clear();
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.shopLacks;
  vi.restoreAllMocks();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShopProvider>
        <PaymentStep />
      </ShopProvider>
    </NextIntlClientProvider>,
  );
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const back = () => screen.queryByRole('link', { name: de.checkout.payment.back });
const wasRequested = (name: string) => shop.calls.some(({ operation }) => operation === name);

/** Delays the shop service's response with the payment methods until the returned function is called. */
function holdPayments() {
  let answer: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (answer = resolve));
  shop.responses.basketPayments = async () => {
    await pending;
    return ways('Vorkasse');
  };
  return () => act(async () => answer());
}

it('shows the buttons only after the options above them have loaded', async () => {
  const answer = holdPayments();
  show();
  await waitFor(() => expect(wasRequested('BasketPayments')).toBe(true));
  expect(back()).toBeNull();
  await answer();
  expect(await screen.findByRole('radio', { name: /Vorkasse/ })).toBeShown();
  expect(back()).toBeShown();
});

it('keeps the step usable while the payment methods of another delivery method are loading', async () => {
  show();
  await screen.findByRole('radio', { name: /Vorkasse/ });
  const answer = holdPayments();
  const pickup = screen.getByRole('radio', { name: /Abholung/ });
  await userEvent.click(pickup);
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Vorkasse/ })).toBeNull());
  expect(back()).toBeShown();
  expect(document.activeElement).toBe(pickup);
  await answer();
  expect(await screen.findByRole('radio', { name: /Vorkasse/ })).toBeShown();
});

it('shows the reason when the shop offers no delivery method', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shop.responses.basketDeliveryMethods = () => {
    throw new Error(`Payment method 'x' is unavailable!`);
  };
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(
    de.shopRejections.paymentUnavailable,
  );
  expect(back()).toBeShown();
});

describe('unresponsive shop', () => {
  const again = () =>
    userEvent.click(screen.getByRole('button', { name: de.checkout.broken.retry }));

  it('is requested again for the payment methods of another delivery method', async () => {
    show();
    await screen.findByRole('radio', { name: /Vorkasse/ });
    const { basketSetDeliveryMethod } = shop.responses;
    shop.responses.basketSetDeliveryMethod = (variables) => {
      shop.isUnresponsive = true;
      return basketSetDeliveryMethod?.(variables);
    };
    await userEvent.click(screen.getByRole('radio', { name: /Abholung/ }));
    expect(await screen.findByText(de.checkout.broken.title)).toBeShown();
    shop.isUnresponsive = false;
    await again();
    expect(await screen.findByRole('radio', { name: /Vorkasse/ })).toBeShown();
    expect(isChosen(/Abholung/)).toBe(true);
    expect(screen.queryByText(de.checkout.broken.title)).toBeNull();
  });

  it('applies the pending selection as soon as the shop responds', async () => {
    show();
    await screen.findByRole('radio', { name: /Vorkasse/ });
    shop.isUnresponsive = true;
    await userEvent.click(screen.getByRole('radio', { name: /Abholung/ }));
    await screen.findByText(de.checkout.broken.title);
    shop.isUnresponsive = false;
    await again();
    await waitFor(() => expect(screen.queryByText(de.checkout.broken.title)).toBeNull());
    await waitFor(() => expect(isChosen(/Abholung/)).toBe(true));
    expect(await screen.findByRole('radio', { name: /Vorkasse/ })).toBeShown();
  });
});

it('shows the payment that the basket has at a shop without a choice', async () => {
  document.documentElement.dataset.shopLacks = 'paymentChoice';
  shop.responses.basketSetPayment = ({ paymentId: id }: { paymentId: string }) =>
    (basket = buildBasketDto({ ...basket, payment: { id, title: 'PayPal' } }));
  show();
  expect(await screen.findByText('PayPal')).toBeShown();
  expect(wasRequested('BasketPayments')).toBe(false);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: de.checkout.payment.next });
  await waitFor(() => expect(next.disabled).toBe(false));
});
