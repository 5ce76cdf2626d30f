import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeBrowser,
  installBrowserGlobals,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import { type AddressValues, emptyAddress } from '@/lib/browser/address/address-schema';
import {
  type AddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';
import type * as SubmitAddress from './submit-address';
import { GetCustomerDocument } from '@/graphql/generated/shop/graphql';
import { mapCustomer } from '@/lib/browser/shop/map-customer';
import type * as AddressApi from '@/lib/browser/address/address-api';
import { initialClientState, updateClientState } from '@/lib/browser/state/client-state';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import type { BasketStore } from '@/lib/browser/basket/basket-store';

/**
 * These tests run a customer's browser, the real routes and the real shop service; the network between them can be made
 * to fail.
 */
let shopUrl: string;
let proxy: FaultProxy;
let routes: RouteHandlers;
let browser: FakeBrowser;
let basketStore: BasketStore;
let addresses: typeof AddressApi;
let submit: (
  values: AddressStepValues,
  isRegistered?: boolean,
) => ReturnType<typeof SubmitAddress.saveAddressStep>;
let customers = 0;

const countries = [
  { id: 'de', title: 'Deutschland' },
  { id: 'at', title: 'Österreich' },
];
const home: AddressValues = {
  ...emptyAddress,
  firstName: 'Anna',
  lastName: 'Thießen',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
  phone: '030 5550182',
};
const vienna: AddressValues = {
  ...home,
  street: 'Rechte Wienzeile',
  streetNumber: '23',
  zipCode: '1040',
  city: 'Wien',
  countryId: 'at',
};
const first: AddressStepValues = {
  email: '',
  withCompany: true,
  isInvoiceOpen: true,
  invoice: home,
  deliverTo: invoiceAddressOption,
  delivery: emptyAddress,
  replaces: null,
};
const closed = { ...first, isInvoiceOpen: false };
const done = { ok: true, leftOut: [], unclearedFields: [] };

beforeAll(async () => {
  ({ shopUrl } = await getSharedServices());
  proxy = await startFaultProxy(shopUrl);
  process.env.SHOP_URL = proxy.url;
  const shop = await import('@/lib/server/api/handle-shop-request');
  const session = await import('@/lib/server/session/handle-session-request');
  routes = {
    'POST /api/shop': shop.handleShopRequest,
    'POST /api/session/guest': session.handleGuestSession,
  };
  installBrowserGlobals(routes);
  ({ basketStore } = await import('@/lib/browser/basket/basket-store'));
  addresses = await import('@/lib/browser/address/address-api');
  const { saveAddressStep: submitAddress } = await import('./submit-address');
  submit = (values, isRegistered = true) => submitAddress(values, countries, isRegistered);
}, 120_000);

afterAll(() => proxy.stop());

beforeEach(() => {
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
  browser = installBrowserGlobals(routes);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  updateClientState(initialClientState);
  notifySessionEnd();
});

afterEach(() => vi.unstubAllGlobals());

async function signIn(): Promise<void> {
  customers += 1;
  const account = { email: `anna-${customers}@lautlos.example`, password: 'Lautlos-2026!' };
  await sendShopRequest(
    'mutation ($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    {
      customer: account,
    },
  );
  const { token } = await sendShopRequest(
    'query ($email: String, $password: String) { token(username: $email, password: $password) }',
    account,
  );
  const { env } = await import('@/lib/platform/config/env');
  const { createSessionToken: signSession } = await import('@/lib/server/session/session-cookie');
  browser.setCookie('oxid-token', String(token));
  browser.setCookie('oxid-isAnonymous', 'false');
  browser.setCookie(
    'session',
    await signSession({ kind: 'customer', groups: [] }, String(token), env.SESSION_SECRET, 3600),
  );
  const { setIsAnonymous, setOxidToken } = await import('@/lib/browser/state/client-state');
  setOxidToken(true);
  setIsAnonymous(false);
}

async function addBike(): Promise<void> {
  const { addToBasket } = await import('@/lib/browser/basket/basket-actions');
  await addToBasket({ productId: 'LU11.25.H.M.TG', title: 'Ludwig' });
}

async function sendShopRequest(query: string, variables: object): Promise<Record<string, unknown>> {
  const response = await fetch(shopUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return data;
}

async function account() {
  const { runShopOperation: sendRequest } = await import('@/lib/browser/shop/run-operation');
  const answer = await sendRequest(GetCustomerDocument, {}, ({ customer }) =>
    mapCustomer(customer),
  );
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return answer.value;
}

const streets = async () => (await account()).deliveryAddresses.map(({ street }) => street);
const deliveredTo = async () => {
  const { deliveryAddresses } = await account();
  const id = basketStore.get().basket.settled?.deliveryAddressId;
  return deliveryAddresses.find((address) => address.id === id)?.street ?? null;
};

describe('registered customer', () => {
  beforeEach(async () => {
    await signIn();
    await addBike();
  });

  it('saves the first invoice address as a delivery address, too (Specification §4)', async () => {
    expect(await submit(first)).toEqual(done);
    expect((await account()).invoiceAddress?.street).toBe('Sonnenallee');
    expect(await streets()).toEqual(['Sonnenallee']);
    expect(await deliveredTo()).toBe('Sonnenallee');
  });

  it('adds no equal address twice, ignoring case (Specification §4)', async () => {
    await submit(first);
    const loud = { ...home, street: 'SONNENALLEE' };
    expect(await submit({ ...first, invoice: loud })).toEqual(done);
    expect(await streets()).toEqual(['Sonnenallee']);
  });

  it('uses the latest typed address when only the carrier details differ', async () => {
    await submit(first);
    expect(await submit({ ...first, invoice: { ...home, phone: '030 5550199' } })).toEqual(done);
    const { deliveryAddresses } = await account();
    const id = basketStore.get().basket.settled?.deliveryAddressId;
    expect(deliveryAddresses.find((known) => known.id === id)?.phone).toBe('030 5550199');
  });

  it('adds a new delivery address and keeps the saved invoice address', async () => {
    await submit(first);
    expect(await submit({ ...closed, deliverTo: newAddressOption, delivery: vienna })).toEqual(
      done,
    );
    expect(await streets()).toEqual(['Sonnenallee', 'Rechte Wienzeile']);
    expect(await deliveredTo()).toBe('Rechte Wienzeile');
    expect((await account()).invoiceAddress?.street).toBe('Sonnenallee');
  });

  it('selects a saved address', async () => {
    await submit({ ...first, deliverTo: newAddressOption, delivery: vienna });
    const { deliveryAddresses } = await account();
    const berlin = deliveryAddresses.find(({ city }) => city === 'Berlin');
    expect(await submit({ ...closed, deliverTo: berlin?.id ?? '' })).toEqual(done);
    expect(await deliveredTo()).toBe('Sonnenallee');
  });

  it('replaces an edited address by a new one', async () => {
    await submit(first);
    const [saved] = (await account()).deliveryAddresses;
    const edited = {
      ...closed,
      deliverTo: newAddressOption,
      delivery: vienna,
      replaces: saved?.id ?? '',
    };
    expect(await submit(edited)).toEqual(done);
    expect(await streets()).toEqual(['Rechte Wienzeile']);
    expect(await deliveredTo()).toBe('Rechte Wienzeile');
  });

  it('keeps an edited address without changes', async () => {
    await submit(first);
    const [saved] = (await account()).deliveryAddresses;
    const duplicate = {
      ...closed,
      deliverTo: newAddressOption,
      delivery: home,
      replaces: saved?.id ?? '',
    };
    expect(await submit(duplicate)).toEqual(done);
    expect((await account()).deliveryAddresses.map(({ id }) => id)).toEqual([saved?.id]);
  });

  it('reports a chosen address that no longer exists', async () => {
    await submit(first);
    const [saved] = (await account()).deliveryAddresses;
    await addresses.deleteDeliveryAddress(saved?.id ?? '');
    expect(await submit({ ...closed, deliverTo: saved?.id ?? '' })).toMatchObject({
      ok: false,
      isGone: true,
    });
  });

  it('clears emptied fields in the shop', async () => {
    await submit({ ...first, invoice: { ...home, company: 'Radhaus', vatID: 'DE136695976' } });
    const result = await submit({ ...first, invoice: { ...home, phone: '' } });
    expect(result).toMatchObject({ ok: true, unclearedFields: [] });
  });

  it('sends the step again after a partial failure without duplicates', async () => {
    proxy.decide = ({ operation }) =>
      operation === 'BasketSetDeliveryAddress'
        ? { json: { errors: [{ message: 'Not now' }] } }
        : 'pass';
    const values = { ...first, deliverTo: newAddressOption, delivery: vienna };
    expect(await submit(values)).toMatchObject({ ok: false, isGone: false });
    proxy.decide = () => 'pass';
    expect(await submit(values)).toEqual(done);
    expect(await streets()).toEqual(['Sonnenallee', 'Rechte Wienzeile']);
  });

  it('never becomes a guest when the session has ended meanwhile', async () => {
    const { setIsAnonymous } = await import('@/lib/browser/state/client-state');
    setIsAnonymous(true);
    proxy.calls.length = 0;
    expect(await submit({ ...first, email: 'anna@lautlos.example' })).toMatchObject({ ok: false });
    expect(proxy.calls).toEqual([]);
  });
});

describe('visitor', () => {
  it('becomes a guest with the basket and the address', async () => {
    await addBike();
    const email = 'mareike@thiessen.example';
    expect(await submit({ ...first, email }, false)).toEqual(done);
    expect((await account()).email).toBe(email);
    expect(await deliveredTo()).toBe('Sonnenallee');
    expect(basketStore.get().basket.settled?.lines).toHaveLength(1);
  });
});
