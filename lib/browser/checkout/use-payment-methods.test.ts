// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto, buildPriceDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { loadBasket, setShipmentPreference } from '@/lib/browser/basket/basket-actions';
import { useCart } from '@/lib/browser/basket/use-cart';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { usePaymentMethods } from './use-payment-methods';

/** Tests the hook with the real basket store and Apollo client; the fake shop service has one basket. */
let shop: FakeShop;
let basket: ReturnType<typeof buildBasketDto>;

const title = { title: '', position: 1 };
const methods = ['parcel', 'pickup'].map((id) => ({ id, ...title, cost: buildPriceDto(0) }));
let paymentsOf: Record<string, readonly string[]>;

function payments(deliveryId: string) {
  const cost = buildPriceDto(0);
  return (paymentsOf[deliveryId] ?? []).map((id) => ({ id, title: id, description: '', cost }));
}

function write(change: object) {
  basket = buildBasketDto({ ...basket, ...change });
  return basket;
}

beforeEach(async () => {
  basket = buildBasketDto();
  paymentsOf = { parcel: ['prepaid', 'oxidpaypal'], pickup: ['cash'] };
  shop = installFakeShop({
    basket: () => basket,
    basketDeliveryMethods: () => methods,
    basketPayments: () => payments(deliveryIdOf(basket)),
    basketSetDeliveryMethod: ({ deliveryMethodId: id }: { deliveryMethodId: string }) =>
      write({ deliveryMethod: { id, ...title }, payment: null }),
    basketSetPayment: ({ paymentId: id }: { paymentId: string }) => {
      if (!paymentsOf[deliveryIdOf(basket)]?.includes(id)) throw new Error(`No payment ${id}`);
      return write({ payment: { id, title: id } });
    },
  });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  basketStore.clear();
  await loadBasket();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.shopLacks;
  vi.unstubAllGlobals();
});

function deliveryIdOf(of: object): string {
  return (of as { deliveryMethod?: { id: string } }).deliveryMethod?.id ?? '';
}

const show = () => renderHook(() => usePaymentMethods(useCart().basket)).result;
const ids = (choices: readonly { id: string }[] | null) => choices && choices.map(({ id }) => id);
const writes = () =>
  shop.calls
    .filter(({ operation }) => operation.startsWith('BasketSet'))
    .map(({ operation }) => operation);

it('completes the total with the first delivery and the default payment', async () => {
  const choices = show();
  await waitFor(() => expect(choices.current.paymentId).toBe('oxidpaypal'));
  expect(choices.current.deliveryId).toBe('parcel');
  expect(ids(choices.current.payments)).toEqual(['prepaid', 'oxidpaypal']);
  await waitFor(() => expect(basket).toMatchObject({ payment: { id: 'oxidpaypal' } }));
  expect(writes()).toEqual(['BasketSetDeliveryMethod', 'BasketSetPayment']);
});

it('fetches the delivery costs again once split shipment is selected', async () => {
  write({ deliveryMethod: { id: 'parcel', ...title }, payment: { id: 'prepaid', title: '' } });
  basketStore.dispatch({ type: 'outdated' });
  await loadBasket();
  const choices = show();
  await waitFor(() => expect(choices.current.deliveryMethods?.[0]?.costCents).toBe(0));
  shop.responses.basketDeliveryMethods = () =>
    methods.map((method) => ({ ...method, cost: buildPriceDto(8.8) }));
  shop.responses.basketSetDeliveryWish = () => write({ deliveryWish: 'AS_READY' });
  await act(async () => void (await setShipmentPreference('asReady')));
  await waitFor(() => expect(choices.current.deliveryMethods?.[0]?.costCents).toBe(880));
  expect(choices.current).toMatchObject({ deliveryId: 'parcel', paymentId: 'prepaid' });
});

it('keeps the existing selection', async () => {
  write({ deliveryMethod: { id: 'parcel', ...title }, payment: { id: 'prepaid', title: '' } });
  basketStore.dispatch({ type: 'outdated' });
  await loadBasket();
  const choices = show();
  await waitFor(() => expect(choices.current.payments).toHaveLength(2));
  expect(choices.current).toMatchObject({ deliveryId: 'parcel', paymentId: 'prepaid' });
  expect(writes()).toEqual([]);
});

it('ignores a late response with the previous delivery’s payment methods', async () => {
  write({ deliveryMethod: { id: 'parcel', ...title } });
  basketStore.dispatch({ type: 'outdated' });
  await loadBasket();
  const ofParcel = payments('parcel');
  let resolveDelayed: (value: unknown) => void = () => undefined;
  const delayedResponse = new Promise((resolve) => (resolveDelayed = resolve));
  const seen: (readonly string[] | null)[] = [];
  const answers = { ...shop.responses };
  shop.responses.basketPayments = () => {
    shop.responses = answers;
    return delayedResponse;
  };
  const choices = renderHook(() => {
    const view = usePaymentMethods(useCart().basket);
    seen.push(ids(view.payments));
    return view;
  }).result;
  await waitFor(() => expect(choices.current.deliveryMethods).toHaveLength(2));

  await act(() => choices.current.chooseDelivery('pickup'));
  await waitFor(() => expect(choices.current.paymentId).toBe('cash'));
  await act(async () => resolveDelayed(ofParcel));
  await waitFor(() => expect(basket).toMatchObject({ payment: { id: 'cash' } }));

  expect(ids(choices.current.payments)).toEqual(['cash']);
  expect(seen.flat()).not.toContain('prepaid');
  expect(writes()).toEqual(['BasketSetDeliveryMethod', 'BasketSetPayment']);
  expect(choices.current.problem).toBeNull();
});

it('sets the default payment at a shop without a choice', async () => {
  document.documentElement.dataset.shopLacks = 'paymentChoice';
  const choices = show();
  await waitFor(() => expect(basket).toMatchObject({ payment: { id: 'oxidpaypal' } }));
  await waitFor(() => expect(choices.current.isKnown).toBe(true));
  expect(choices.current.payments).toEqual([]);
  expect(writes()).toEqual(['BasketSetDeliveryMethod', 'BasketSetPayment']);
  expect(shop.calls.some(({ operation }) => operation === 'BasketPayments')).toBe(false);
});

it('tries each default payment once', async () => {
  document.documentElement.dataset.shopLacks = 'paymentChoice';
  paymentsOf.parcel = [];
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const choices = show();
  await waitFor(() => expect(choices.current.problem).toBe('No payment oxidpayadvance'));
  expect(writes()).toEqual(['BasketSetDeliveryMethod', 'BasketSetPayment', 'BasketSetPayment']);
  warn.mockRestore();
});
