// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutStep } from '@/domain/checkout/checkout-steps';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildAddressDto, buildBasketDto, buildCustomerDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { dispatchSession } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { useCheckout } from './use-checkout';

/**
 * Tests the checkout steps with the real stores and Apollo client; the fake shop service has one basket and one
 * customer.
 */
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('@/lib/platform/i18n/navigation', () => ({ useRouter: () => router }));

let shop: FakeShop;
let basket: object;
let customer: object;

const delivery = { deliveryMethod: { id: 'parcel', title: 'Spedition', position: 1 } };
const payment = { payment: { id: 'prepaid', title: 'Vorkasse' } };

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
  basket = buildBasketDto({ ...delivery, ...payment });
  customer = buildCustomerDto();
  shop = installFakeShop({ basket: () => basket, customer: () => customer });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  basketStore.clear();
});

afterEach(() => {
  cleanup();
  dispatchSession({ type: 'signedOut' });
  vi.unstubAllGlobals();
});

const open = (step: CheckoutStep) =>
  renderHook(() => useCheckout(step), { wrapper: ShopProvider }).result;

it('is ready once the shop has returned basket and customer', async () => {
  let answer: () => void = () => undefined;
  const requestMade = new Promise<void>((resolve) => (answer = resolve));
  shop.responses.customer = async () => {
    await requestMade;
    return customer;
  };
  const checkout = open('review');
  await waitFor(() => expect(checkout.current.cart.status).toBe('ready'));
  expect(checkout.current).toMatchObject({ isReady: false, customer: null, isBroken: false });
  await act(async () => answer());
  await waitFor(() => expect(checkout.current.isReady).toBe(true));
  expect(checkout.current.customer?.email).toBe('anna@lautlos.example');
  expect(router.replace).not.toHaveBeenCalled();
});

describe('step without its data', () => {
  it.each<[string, CheckoutStep, object, object, CheckoutStep]>([
    ['an empty basket', 'payment', { items: [] }, {}, 'cart'],
    [
      'no address',
      'payment',
      {},
      { invoiceAddress: buildAddressDto({ country: null }) },
      'address',
    ],
    ['no delivery', 'review', { deliveryMethod: null, payment: null }, {}, 'payment'],
    ['no payment', 'review', { payment: null }, {}, 'payment'],
  ])('redirects with %s: %s', async (_rule, step, ofBasket, ofCustomer, expected) => {
    basket = buildBasketDto({ ...delivery, ...payment, ...ofBasket });
    customer = buildCustomerDto(ofCustomer);
    const checkout = open(step);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/checkout/${expected}`));
    expect(checkout.current.isReady).toBe(false);
  });

  it('redirects to the address step for a visitor who is not signed in, without a customer request', async () => {
    dispatchSession({ type: 'signedOut' });
    open('payment');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/address'));
    expect(shop.calls.map(({ operation }) => operation)).toEqual(['GetBasketInfo']);
  });
});

describe('unavailable shop', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is reported as an error without a redirect until a retry succeeds', async () => {
    shop.isUnresponsive = true;
    const checkout = open('payment');
    await waitFor(() => expect(checkout.current.isBroken).toBe(true));
    expect(checkout.current.isReady).toBe(false);
    shop.isUnresponsive = false;
    act(() => checkout.current.retry());
    await waitFor(() => expect(checkout.current).toMatchObject({ isReady: true, isBroken: false }));
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('keeps the data loaded before', async () => {
    const checkout = open('payment');
    await waitFor(() => expect(checkout.current.isReady).toBe(true));
    shop.isUnresponsive = true;
    act(() => checkout.current.retry());
    await waitFor(() => expect(checkout.current.isBroken).toBe(true));
    expect(checkout.current.customer?.id).toBe('anna');
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('transition to the next step', () => {
  async function emptyBasketElsewhere() {
    basket = buildBasketDto({ items: [] });
    await act(async () => {
      basketStore.dispatch({ type: 'outdated' });
      await basketStore.run();
    });
  }

  it.each([
    ['goes there', 'goTo', ['/checkout/done']],
    ['holds the step while an order is placed', 'holdStep', []],
  ] as const)(
    '%s, and is not redirected back when its data is removed',
    async (_rule, leave, pushed) => {
      const checkout = open('review');
      await waitFor(() => expect(checkout.current.isReady).toBe(true));
      act(() => checkout.current[leave]('done'));
      await emptyBasketElsewhere();
      expect(checkout.current.cart.lines).toEqual([]);
      expect(router.push.mock.calls.flat()).toEqual(pushed);
      expect(router.replace).not.toHaveBeenCalled();
    },
  );

  it('redirects back when the basket was emptied elsewhere', async () => {
    const checkout = open('review');
    await waitFor(() => expect(checkout.current.isReady).toBe(true));
    await emptyBasketElsewhere();
    expect(router.replace).toHaveBeenCalledWith('/checkout/cart');
  });
});
