// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import {
  buildAddressDto,
  buildBasketDto,
  buildCustomerDto,
  buildDeliveryAddressDto,
  buildOrderDto,
  buildProductDto,
} from '@/e2e/support/shop-dto-fixtures';
import { toSavedBasketTitle } from '@/domain/basket/saved-basket';
import { useAddressBook } from '@/lib/browser/address/use-address-book';
import { useOrder, useOrders } from '@/lib/browser/account/use-orders';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { loadBasket, setLineQuantity } from '@/lib/browser/basket/basket-actions';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import {
  dispatchSession,
  notifySessionBegin,
  notifySessionEnd,
} from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { emptyAddress } from '@/lib/browser/address/address-schema';
import {
  deleteDeliveryAddress,
  setInvoiceAddress,
  useCountries,
} from '@/lib/browser/address/address-api';
import { getApolloClient } from './apollo-client';
import { placeOrder } from '@/lib/browser/checkout/checkout-api';
import { useProfile } from '@/lib/browser/account/account-api';
import { useSavedBaskets } from '@/lib/browser/account/saved-baskets-api';
import { ShopProvider } from './shop-provider';

/** Tests components that share one cache, with the real Apollo client; the fake shop service has one customer. */
let shop: FakeShop;
let customer: ReturnType<typeof buildCustomerDto>;
let basket: ReturnType<typeof buildBasketDto>;

const countries = [{ id: 'de', title: 'Deutschland', isoAlpha2: 'DE', position: 1, active: true }];
const cachedBasket = { id: 'kept', title: toSavedBasketTitle('Sommer') };
const line = { id: 'line-1', amount: 1, persParam: '', product: buildProductDto() };
const orders = (numbers: readonly number[]) => numbers.map((number) => buildOrderDto(number));

beforeEach(() => {
  basket = buildBasketDto();
  customer = buildCustomerDto({
    deliveryAddresses: [buildDeliveryAddressDto('home'), buildDeliveryAddressDto('office')],
    baskets: [buildBasketDto(cachedBasket)],
    orders: orders([3, 2, 1]),
  });
  shop = installFakeShop({
    countries: () => countries,
    customer: () => ({
      ...customer,
      orders: ({ pagination }: { pagination?: { offset: number; limit: number } }) =>
        customer.orders.slice(
          pagination?.offset ?? 0,
          (pagination?.offset ?? 0) + (pagination?.limit ?? 99),
        ),
    }),
    basket: () => basket,
    basketRemoveItem: ({ basketItemId, amount }: { basketItemId: string; amount: number }) => {
      const items = [{ ...line, id: basketItemId, amount: 2 - amount }];
      return (basket = buildBasketDto({ ...basket, items }));
    },
    customerInvoiceAddressSet: ({ invoiceAddress }: { invoiceAddress: object }) =>
      (customer.invoiceAddress = buildAddressDto({ ...invoiceAddress, country: countries[0] })),
    customerDeliveryAddressDelete: () => true,
    placeOrder: () => buildOrderDto(4),
  });
  signInForTest();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  dispatchSession({ type: 'signedOut' });
  vi.unstubAllGlobals();
});

const show = <T,>(part: () => T) => renderHook(part, { wrapper: ShopProvider });
const requested = (operation: string) =>
  shop.calls.filter((call) => call.operation === operation).length;

async function shown<T extends { kind: string }>(part: () => T) {
  const view = show(part);
  await waitFor(() => expect(view.result.current.kind).toBe('ready'));
  return view;
}

describe('back navigation', () => {
  it('shows cached data at once without a request, then refreshes it', async () => {
    (await shown(useAddressBook)).unmount();
    customer.invoiceAddress = buildAddressDto({ city: 'Hamburg' });
    const seen: (string | undefined)[] = [];
    const back = show(() => {
      const view = useAddressBook();
      seen.push(`${requested('GetCustomer')} ${view.value?.invoiceAddress?.city}`);
      return view;
    });
    expect(seen[0]).toBe('1 Berlin');
    await waitFor(() => expect(back.result.current.value?.invoiceAddress?.city).toBe('Hamburg'));
    expect(requested('GetCustomer')).toBe(2);
  });

  it('from the list to an order shows the order at once, and the list on return', async () => {
    const list = show(() => useOrders(10));
    await waitFor(() => expect(list.result.current.status).toBe('ready'));
    list.unmount();
    const detail = show(() => useOrder(2));
    expect(detail.result.current.found).toMatchObject({ kind: 'found', order: { orderNumber: 2 } });
    detail.unmount();
    expect(show(() => useOrders(10)).result.current.orders).toHaveLength(3);
  });
});

it('sends one request for parts that mount together', async () => {
  const both = show(() => [useProfile(), useProfile()]);
  await waitFor(() =>
    expect(both.result.current.map(({ kind }) => kind)).toEqual(['ready', 'ready']),
  );
  expect(requested('CustomerProfile')).toBe(1);
});

describe('orders', () => {
  it('load in pages, each requested once', async () => {
    const list = show(() => useOrders(2));
    await waitFor(() => expect(list.result.current.status).toBe('ready'));
    expect(list.result.current).toMatchObject({ hasMore: true, orders: { length: 2 } });
    act(() => list.result.current.more());
    await waitFor(() => expect(list.result.current.orders).toHaveLength(3));
    expect(list.result.current.hasMore).toBe(false);
    expect(shop.calls.map(({ variables }) => variables)).toEqual([
      { offset: 0, limit: 3 },
      { offset: 3, limit: 3 },
    ]);
  });

  it('are not found for an unknown number', async () => {
    const detail = show(() => useOrder(77));
    await waitFor(() => expect(detail.result.current.found.kind).toBe('missing'));
  });

  it('contain the order just placed, without a request', async () => {
    const list = show(() => useOrders(10));
    await waitFor(() => expect(list.result.current.status).toBe('ready'));
    await act(() =>
      placeOrder('basket-1', { remark: '', reference: '', serviceDealer: '', shownCents: 0 }),
    );
    await waitFor(() => expect(list.result.current.orders?.[0]?.orderNumber).toBe(4));
    expect(requested('CustomerOrders')).toBe(1);
  });
});

describe('write', () => {
  it('of an address updates every part that shows it, without a request', async () => {
    const parts = show(() => ({ book: useAddressBook(), profile: useProfile() }));
    await waitFor(() => expect(parts.result.current.book.kind).toBe('ready'));
    await waitFor(() => expect(parts.result.current.profile.kind).toBe('ready'));
    await act(() => setInvoiceAddress({ ...emptyAddress, city: 'Leipzig' }));
    await act(() => deleteDeliveryAddress('office'));
    await waitFor(() => {
      const { book, profile } = parts.result.current;
      expect(book.value?.invoiceAddress?.city).toBe('Leipzig');
      expect(book.value?.deliveryAddresses.map(({ id }) => id)).toEqual(['home']);
      expect(profile.value?.invoiceAddress?.join()).toContain('Leipzig');
    });
    expect(requested('GetCustomer') + requested('CustomerProfile')).toBe(2);
  });

  it('is not undone by an earlier read with a later response', async () => {
    (await shown(useAddressBook)).unmount();
    const before = { ...customer };
    let answer: (value: object) => void = () => undefined;
    shop.responses.customer = () => new Promise((resolve) => (answer = resolve));
    const book = show(useAddressBook);
    await waitFor(() => expect(requested('GetCustomer')).toBe(2));
    shop.responses.customer = () => customer;
    await act(() => setInvoiceAddress({ ...emptyAddress, city: 'Leipzig' }));
    await act(async () => answer(before));
    await waitFor(() => expect(book.result.current.kind).toBe('ready'));
    expect(book.result.current.value?.invoiceAddress?.city).toBe('Leipzig');
    expect(requested('GetCustomer')).toBe(3);
  });

  it('of the basket queue updates every other view of the basket', async () => {
    basket = buildBasketDto({ title: cachedBasket.title, items: [{ ...line, amount: 2 }] });
    customer.baskets = [basket];
    const saved = await shown(useSavedBaskets);
    expect(saved.result.current.value?.[0]?.lines[0]?.amount).toBe(2);
    sessionCookies.basketId.write('basket-1');
    basketStore.clear();
    await loadBasket();
    const [settled] = basketStore.get().basket.settled?.lines ?? [];
    if (!settled) throw new Error('no line');
    await act(() => setLineQuantity(settled, 1));
    await waitFor(() => expect(saved.result.current.value?.[0]?.lines[0]?.amount).toBe(1));
    expect(requested('CustomerBaskets')).toBe(1);
  });
});

describe('new session', () => {
  it('starts empty: signing out clears screen and cache', async () => {
    const profile = await shown(useProfile);
    act(() => {
      notifySessionEnd();
      dispatchSession({ type: 'signedOut' });
    });
    expect(getApolloClient().extract()).not.toHaveProperty('Customer:anna');
    expect(profile.result.current.value).toBeNull();
  });

  it('never receives a pending response of the previous session', async () => {
    let answer: (value: object) => void = () => undefined;
    shop.responses.customer = () => new Promise((resolve) => (answer = resolve));
    const profile = show(useProfile);
    await waitFor(() => expect(requested('CustomerProfile')).toBe(1));
    shop.responses.customer = () => buildCustomerDto({ id: 'bert', email: 'bert@lautlos.example' });
    act(notifySessionBegin);
    await act(async () => answer(customer));
    await waitFor(() => expect(profile.result.current.value?.email).toBe('bert@lautlos.example'));
    expect(getApolloClient().extract()).not.toHaveProperty('Customer:anna');
  });

  it('keeps the countries, which a form needs while its visitor becomes a guest', async () => {
    const list = await shown(useCountries);
    act(notifySessionBegin);
    expect(list.result.current.value).toEqual([{ id: 'de', title: 'Deutschland' }]);
  });
});

describe('unavailable shop', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('keeps the cached data and is requested again on demand', async () => {
    const profile = await shown(useProfile);
    shop.isUnresponsive = true;
    await act(() => profile.result.current.reload());
    expect(profile.result.current).toMatchObject({
      kind: 'broken',
      value: { lastName: 'Thießen' },
    });
    shop.isUnresponsive = false;
    await act(() => profile.result.current.reload());
    await waitFor(() => expect(profile.result.current.kind).toBe('ready'));
  });
});
