import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import de from '@/messages/de.json';
import type * as ShopRoute from '@/lib/server/api/handle-shop-request';
import type * as SessionEndRoutes from './handle-session-request';
import type * as SessionRoutes from './handle-session-request';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type RunningServices, startServices } from '@/e2e/support/start-services';

let backend: RunningServices;
let proxy: FaultProxy;
let shop: typeof ShopRoute;
let session: typeof SessionRoutes;
let end: typeof SessionEndRoutes;
let browser: RouteTestClient;

const bike = 'LU11.25.H.M.TG';
const persParam = [JSON.stringify({ uuid: '', comment: 'Lenker höher', date: '2027-01-04' })];

beforeAll(async () => {
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  shop = await import('@/lib/server/api/handle-shop-request');
  session = await import('./handle-session-request');
  end = await import('./handle-session-request');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
});

type Item = { amount: number; persParam: string; product: { id: string } };
type Basket = { id: string; items: Item[]; vouchers: { number: string }[] };

async function sendRequest<T>(operationName: string, variables: object = {}): Promise<T> {
  const body = { operationName, variables };
  const answer = await browser.send(shop.handleShopRequest, '/api/shop?lang=de', { body });
  return answer.body as T;
}

/** Creates a basket with two line items, one with a note and a date, and a voucher. */
async function fillBasket(): Promise<string> {
  const created = await sendRequest<{ data: { basketCreate: Basket } }>('BasketCreate', {
    basketId: crypto.randomUUID(),
  });
  const basketId = created.data.basketCreate.id;
  browser.cookies.set('basketId', basketId);
  await sendRequest('BasketAddItem', { basketId, productId: bike, amount: 1, persParam });
  await sendRequest('BasketAddItem', { basketId, productId: bike, amount: 2 });
  const answer = await sendRequest<{ data: { basketAddVoucher: Basket } }>('BasketAddVoucher', {
    basketId,
    voucherNumber: 'LAUTLOS10',
  });
  expect(answer.data.basketAddVoucher.vouchers).toHaveLength(1);
  return basketId;
}

async function readBasket(): Promise<Basket> {
  const basketId = browser.cookies.get('basketId');
  return (await sendRequest<{ data: { basket: Basket } }>('GetBasketItems', { basketId })).data
    .basket;
}

/** Starts a guest session like the page does, with the same key on every retry. */
const beGuest = (email: string, key?: string) =>
  browser.send(session.handleGuestSession, '/api/session/guest?lang=de', { body: { email, key } });

const readState = async () =>
  (await browser.send(session.handleSessionState, '/api/session', { method: 'GET' })).body;

/** Returns what a merge must not change: line items with note and date, and vouchers. */
function contentOf({ items, vouchers }: Basket) {
  const lines = items.map((item) => [item.product.id, item.amount, item.persParam]);
  return { lines: lines.sort(), vouchers: vouchers.map(({ number }) => number) };
}

describe('guest', () => {
  it('transfers lines, comments, dates and voucher and gets the cookies', async () => {
    const oldBasketId = await fillBasket();
    const before = contentOf(await readBasket());
    const answer = await beGuest('gast@beispiel.de');
    expect(answer).toMatchObject({
      status: 200,
      body: { hasToken: true, isAnonymous: false, isGuest: true, isB2b: false, leftOut: [] },
    });
    expect(browser.lastSet.get('oxid-token')?.attributes).toMatch(/Max-Age=86400.*HttpOnly/i);
    expect(browser.lastSet.get('oxid-isAnonymous')).toMatchObject({ value: 'false' });
    expect(browser.lastSet.get('isGuest')?.attributes).not.toMatch(/Max-Age|HttpOnly/i);
    expect(browser.lastSet.get('basketId')?.attributes).toMatch(/Max-Age=31536000/);
    expect(browser.cookies.get('basketId')).not.toBe(oldBasketId);
    expect(contentOf(await readBasket())).toEqual(before);
    expect(await sendRequest('GetCustomer')).toMatchObject({
      data: { customer: { email: 'gast@beispiel.de' } },
    });
    expect(await readState()).toMatchObject({ isGuest: true, isAnonymous: false });
  });

  it('never shows the generated password or the token to the browser', async () => {
    await fillBasket();
    const { body } = await beGuest('gast@beispiel.de');
    const password = proxy.calls.find(({ operation }) => operation === 'AuthenticateUser')
      ?.variables.password as string;
    expect(password.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(body)).not.toContain(password);
    expect(JSON.stringify(body)).not.toContain(browser.cookies.get('oxid-token'));
  });

  it('stays the same guest with the same email', async () => {
    await fillBasket();
    await beGuest('gast@beispiel.de');
    const before = new Map(browser.cookies);
    proxy.calls.length = 0;
    expect((await beGuest(' Gast@Beispiel.de ')).status).toBe(200);
    expect(browser.cookies).toEqual(before);
    expect(proxy.calls).toEqual([]);
  });

  it('becomes another guest with the same basket for another email', async () => {
    await fillBasket();
    const before = contentOf(await readBasket());
    await beGuest('gast@beispiel.de');
    const first = browser.cookies.get('oxid-token');
    expect((await beGuest('anders@beispiel.de')).status).toBe(200);
    expect(browser.cookies.get('oxid-token')).not.toBe(first);
    expect(contentOf(await readBasket())).toEqual(before);
    expect(await sendRequest('GetCustomer')).toMatchObject({
      data: { customer: { email: 'anders@beispiel.de' } },
    });
  });

  it('with a known email gets no data of the previous guest', async () => {
    await fillBasket();
    await beGuest('gast@beispiel.de');
    const address = { firstName: 'Erste', lastName: 'Person', street: 'Weg', streetNumber: '1' };
    const country = await sendRequest<{ data: { countries: { id: string }[] } }>('Countries');
    await sendRequest('CustomerInvoiceAddressSet', {
      invoiceAddress: {
        ...address,
        zipCode: '10115',
        city: 'Berlin',
        countryId: country.data.countries[0]?.id,
      },
    });
    browser = new RouteTestClient();
    await fillBasket();
    await beGuest('gast@beispiel.de');
    expect(await sendRequest('GetCustomer')).toMatchObject({
      data: { customer: { invoiceAddress: { firstName: '' }, orders: [], deliveryAddresses: [] } },
    });
  });

  it.each([
    ['without a key', undefined],
    ['with another key', crypto.randomUUID()],
  ])('differs from one with the same anonymous token and email, %s', async (_, key) => {
    await fillBasket();
    const planted = new Map(browser.cookies);
    await beGuest('gast@beispiel.de', crypto.randomUUID());
    const guest = await sendRequest<{ data: { customer: { id: string } } }>('GetCustomer');
    browser = new RouteTestClient();
    for (const [name, value] of planted) browser.cookies.set(name, value);
    await beGuest('gast@beispiel.de', key);
    const other = await sendRequest<{ data: { customer: { id: string } } }>('GetCustomer');
    expect(other.data.customer.id).not.toBe(guest.data.customer.id);
  });

  it('may start without a basket', async () => {
    expect((await beGuest('gast@beispiel.de')).status).toBe(200);
    expect((await readBasket()).items).toEqual([]);
  });

  it('may start with a lost basket', async () => {
    await sendRequest('Countries');
    browser.cookies.set('basketId', 'gone');
    expect((await beGuest('gast@beispiel.de')).status).toBe(200);
    expect(browser.cookies.get('basketId')).not.toBe('gone');
  });

  it('is created once when the button is pressed twice', async () => {
    await fillBasket();
    const before = contentOf(await readBasket());
    const key = crypto.randomUUID();
    await Promise.all([beGuest('gast@beispiel.de', key), beGuest('gast@beispiel.de', key)]);
    expect(contentOf(await readBasket())).toEqual(before);
    const tokens = proxy.calls.filter(({ operation }) => operation === 'AuthenticateUser');
    expect(new Set(tokens.map(({ variables }) => variables.password)).size).toBe(1);
  });

  it.each([
    ['nothing', '{}', 400],
    ['no email', '{"email":"x"}', 400],
    ['a weak key', '{"email":"gast@beispiel.de","key":"1"}', 400],
    ['a list', '[]', 400],
    ['invalid JSON', 'x', 400],
    ['too many bytes', JSON.stringify({ email: `${'x'.repeat(70_000)}@x.de` }), 413],
  ])('is rejected with %s', async (_, body, status) => {
    const answer = await browser.send(session.handleGuestSession, '/api/session/guest', { body });
    expect(answer.status).toBe(status);
    expect(proxy.calls).toEqual([]);
  });

  it('reports the invalid field in the language of the page', async () => {
    const fetchMessage = async (lang: string) => {
      const path = `/api/session/guest?lang=${lang}`;
      return (await browser.send(session.handleGuestSession, path, { body: { email: 'x' } })).body
        .message;
    };
    expect(await fetchMessage('de')).toMatch(/^E-Mail: Bitte/);
    expect(await fetchMessage('en')).toMatch(/^E-mail: please/);
  });

  it('is rejected from another site', async () => {
    const answer = await browser.send(session.handleGuestSession, '/api/session/guest', {
      body: { email: 'gast@beispiel.de' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('guest start with a partial failure', () => {
  const steps = ['CustomerRegister', 'AuthenticateUser', 'MergeBasket'];
  const faults = ['drop', 'garbage', 'lose-answer'] as const;

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(
    steps.flatMap((step) =>
      ([...faults, { json: { data: { unexpected: true } } }] as const).map(
        (fault) => [step, fault] as const,
      ),
    ),
  )('at %s (%s) changes no cookie and loses no data', async (step, fault) => {
    await fillBasket();
    const before = contentOf(await readBasket());
    const cookies = new Map(browser.cookies);
    proxy.decide = ({ operation }) => (operation === step ? fault : 'pass');
    const key = crypto.randomUUID();
    const answer = await beGuest('gast@beispiel.de', key);
    expect(answer.status).toBe(503);
    expect(browser.cookies).toEqual(cookies);
    proxy.decide = () => 'pass';
    expect(contentOf(await readBasket()).lines).toEqual(before.lines);

    expect((await beGuest('gast@beispiel.de', key)).status).toBe(200);
    expect(contentOf(await readBasket())).toEqual(before);
  });

  it('returns the same guest and basket when the request is repeated after a lost response', async () => {
    await fillBasket();
    const before = new Map(browser.cookies);
    const key = crypto.randomUUID();
    await beGuest('gast@beispiel.de', key);
    const basketId = browser.cookies.get('basketId');
    const first = await sendRequest<{ data: { customer: { id: string } } }>('GetCustomer');
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    await beGuest('gast@beispiel.de', key);
    expect(browser.cookies.get('basketId')).toBe(basketId);
    expect(await sendRequest('GetCustomer')).toEqual(first);
  });

  it.each([
    ['This e-mail address is known', ''],
    ['User is blocked', de.shopRejections.blocked],
    ['firstName must not be longer than 255 characters', 'Zeichen'],
  ])('reports the rejection in the visitor’s language: %s', async (text, expectedMessage) => {
    await fillBasket();
    const cookies = new Map(browser.cookies);
    proxy.decide = ({ operation }) =>
      operation === 'CustomerRegister' ? { json: { errors: [{ message: text }] } } : 'pass';
    const answer = await beGuest('gast@beispiel.de');
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(expectedMessage) },
    });
    expect(browser.cookies).toEqual(cookies);
  });
});

describe('session', () => {
  it('is anonymous and without a token at first', async () => {
    expect(await readState()).toEqual({
      hasToken: false,
      isAnonymous: true,
      isGuest: false,
      isB2b: false,
      groups: [],
      owner: null,
    });
  });

  it('is renewed with a new anonymous token', async () => {
    await sendRequest('Countries');
    const before = browser.cookies.get('oxid-token');
    const answer = await browser.send(end.handleSessionRenewal, '/api/session/renew', { body: {} });
    expect(answer).toMatchObject({ status: 200, body: { hasToken: true, isAnonymous: true } });
    expect(browser.cookies.get('oxid-token')).not.toBe(before);
  });

  it('removes all its data when it ends', async () => {
    await fillBasket();
    await beGuest('gast@beispiel.de');
    const answer = await browser.send(end.handleSessionDelete, '/api/session', {
      method: 'DELETE',
    });
    expect(answer.body).toMatchObject({ hasToken: false, isAnonymous: true, isGuest: false });
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('cannot be ended by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const handler of [end.handleSessionDelete, end.handleSessionRenewal]) {
      expect((await browser.send(handler, '/api/session', { headers })).status).toBe(403);
    }
  });

  it('rejects an unsigned session cookie', async () => {
    await sendRequest('Countries');
    browser.cookies.set('oxid-isAnonymous', 'false');
    browser.cookies.set(
      'session',
      'eyJhbGciOiJub25lIn0.eyJraW5kIjoiY3VzdG9tZXIiLCJncm91cHMiOlsib3hpZGRlYWxlciJdfQ.',
    );
    expect(await readState()).toMatchObject({ isB2b: false, groups: [] });
  });

  it('is rejected together with another customer’s token', async () => {
    await beGuest('gast@beispiel.de');
    const first = browser.cookies.get('session') ?? '';
    browser = new RouteTestClient();
    await beGuest('anders@beispiel.de');
    browser.cookies.set('session', first);
    proxy.calls.length = 0;
    expect(await sendRequest('GetCustomer')).toMatchObject({ data: null });
    const sent = proxy.calls.map(({ headers }) => headers.authorization);
    expect(sent[0]).toBe('Bearer lapsed');
    expect(sent.slice(1).every((token) => token === undefined)).toBe(true);
  });

  it('of a removed guest is anonymous, whatever the marker cookie contains', async () => {
    await beGuest('gast@beispiel.de');
    browser.cookies.delete('session');
    browser.cookies.set('oxid-isAnonymous', 'false');
    const { handleExportRequest: exportPersonalData } =
      await import('@/lib/server/api/handle-export-request');
    const answer = await browser.send(exportPersonalData, '/api/account/export', { method: 'GET' });
    expect(answer.status).toBe(401);
  });
});
