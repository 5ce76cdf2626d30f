import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type JwksServer, startJwksServer } from '@/e2e/support/jwks-server';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as ShopRoute from '@/lib/server/api/handle-shop-request';
import type * as EndRoutes from './handle-session-request';
import type * as GuestRoutes from './handle-session-request';
import type * as SignInRoutes from './handle-sign-in-request';

/** Route, token verification, shop and basket are real. The identity provider is a fake that signs anything. */
let keys: JwksServer;
let backend: RunningServices;
let proxy: FaultProxy;
let shop: typeof ShopRoute;
let routes: typeof SignInRoutes;
let guests: typeof GuestRoutes;
let ends: typeof EndRoutes;
let browser: RouteTestClient;

const bike = 'LU11.25.H.M.TG';
const secondBike = 'LU11.25.H.M.GR';
/** SKU with one bike in stock and no pending restock. */
const lastBike = 'LU11.25.H.L.RO';
const persParam = [JSON.stringify({ uuid: '', comment: 'Lenker höher', date: '2027-01-04' })];

beforeAll(async () => {
  keys = await startJwksServer();
  process.env.IDENTITY_URL = keys.url;
  process.env.IDENTITY_ISSUER = keys.issuer;
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  shop = await import('@/lib/server/api/handle-shop-request');
  routes = await import('./handle-sign-in-request');
  guests = await import('./handle-session-request');
  ends = await import('./handle-session-request');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
  await keys.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
  keys.isUp = true;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Item = { amount: number; persParam: string; product: { id: string } };
type Basket = { id: string; items: Item[]; vouchers: { number: string }[] };
type Person = { sub: string; email: string };
type StartedSignIn = {
  message: string;
  owner: string | null;
  limited: object[];
  leftOut: string[];
  groups: { id: string }[];
};

const aPerson = (): Person => ({ sub: randomUUID(), email: `${randomUUID()}@lautlos.example` });

async function sendRequest<T>(operationName: string, variables: object = {}): Promise<T> {
  const body = { operationName, variables };
  const answer = await browser.send(shop.handleShopRequest, '/api/shop?lang=de', { body });
  return answer.body as T;
}

async function newBasket(title: string = randomUUID()): Promise<string> {
  const created = await sendRequest<{ data: { basketCreate: Basket } }>('BasketCreate', {
    basketId: title,
  });
  return created.data.basketCreate.id;
}

const add = (basketId: string, productId: string, amount: number, noteFields?: string[]) =>
  sendRequest('BasketAddItem', {
    basketId,
    productId,
    amount,
    ...(noteFields && { persParam: noteFields }),
  });

/** Creates a basket with two line items, one with a note and a date, and a voucher. */
async function fillBasket(): Promise<void> {
  const basketId = await newBasket();
  browser.cookies.set('basketId', basketId);
  await add(basketId, bike, 1, persParam);
  await add(basketId, bike, 2);
  await sendRequest('BasketAddVoucher', { basketId, voucherNumber: 'LAUTLOS10' });
}

async function readBasket(basketId = browser.cookies.get('basketId')): Promise<Basket> {
  return (await sendRequest<{ data: { basket: Basket } }>('GetBasketItems', { basketId })).data
    .basket;
}

/** Returns what a merge must not change: line items with note and date, and vouchers. */
function contentOf({ items, vouchers }: Basket) {
  const lines = items.map((item) => [item.product.id, item.amount, item.persParam]);
  return { lines: lines.sort(), vouchers: vouchers.map(({ number }) => number) };
}

const present = (idToken: string, rest: object = {}, lang = 'de') =>
  browser.send<StartedSignIn>(routes.handleSignIn, `/api/session?lang=${lang}`, {
    body: { idToken, ...rest },
  });

const signIn = async (person: Person, rest: object = {}) => present(await keys.sign(person), rest);

/** Creates a customer with a basket from another browser. */
async function customerWithBasket(fill: (basketId: string) => Promise<unknown>) {
  const person = aPerson();
  const ownBrowser = browser;
  browser = new RouteTestClient();
  await signIn(person);
  const basketId = browser.cookies.get('basketId') ?? '';
  await fill(basketId);
  const otherBrowser = browser;
  browser = ownBrowser;
  return {
    person,
    basketId,
    read: async () => {
      const here = browser;
      browser = otherBrowser;
      const content = contentOf(await readBasket(basketId));
      browser = here;
      return content;
    },
  };
}

describe('customer', () => {
  it('is signed in with the ID token as the session, with groups and marker', async () => {
    const person = aPerson();
    const idToken = await keys.sign(person);
    expect(await present(idToken)).toMatchObject({
      status: 200,
      body: {
        hasToken: true,
        isAnonymous: false,
        isGuest: false,
        isB2b: false,
        owner: expect.stringMatching(/^[\w-]{22}$/),
        limited: [],
        leftOut: [],
      },
    });
    expect(browser.cookies.get('oxid-token')).toBe(idToken);
    expect(browser.lastSet.get('oxid-token')?.attributes).toMatch(/Max-Age=86400.*HttpOnly/i);
    expect(browser.lastSet.get('session')?.attributes).toMatch(/Max-Age=86400.*HttpOnly/i);
    expect(browser.lastSet.get('oxid-isAnonymous')).toMatchObject({ value: 'false' });
    expect(browser.lastSet.get('session-mark')?.attributes).not.toMatch(/HttpOnly/i);
    expect(browser.cookies.get('session-mark')).toMatch(/\.customer\.page\.\d+\./);
    expect(await sendRequest('GetCustomer')).toMatchObject({
      data: { customer: { email: person.email } },
    });
  });

  it('has an anonymous marker that differs from that of other customers', async () => {
    const [anna, bert] = [aPerson(), aPerson()];
    const owner = async (person: Person) => (await signIn(person)).body.owner;
    const first = await owner(anna);
    expect(await owner(bert)).not.toBe(first);
    expect(await owner(anna)).toBe(first);
    expect([anna.sub, anna.email].some((text) => text.includes(String(first)))).toBe(false);
  });

  it('gets a renewed token without a change of the basket', async () => {
    const person = aPerson();
    await signIn(person);
    const basketId = browser.cookies.get('basketId');
    proxy.calls.length = 0;
    const next = await keys.sign({ ...person, iat: Math.floor(Date.now() / 1000) - 1 });
    expect((await present(next, { renew: true })).status).toBe(200);
    expect(browser.cookies.get('oxid-token')).toBe(next);
    expect(browser.cookies.get('basketId')).toBe(basketId);
    expect(proxy.calls.map(({ operation }) => operation)).toEqual(['GetSessionCustomer']);
  });

  it('is not replaced by another customer’s renewed token', async () => {
    await signIn(aPerson());
    const before = new Map(browser.cookies);
    expect((await signIn(aPerson(), { renew: true })).status).toBe(409);
    expect(browser.cookies).toEqual(before);
  });

  it('is null without a session to renew', async () => {
    expect((await signIn(aPerson(), { renew: true })).status).toBe(409);
    expect(browser.cookies.size).toBe(0);
  });

  it('cannot be renewed without a refresh token', async () => {
    await signIn(aPerson());
    const answer = await browser.send(ends.handleSessionRenewal, '/api/session/renew?lang=en', {
      body: {},
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/session has ended/) },
    });
  });
});

describe('account deleted by the shop', () => {
  it.each([
    ['de', 'Dieses Konto wurde gelöscht. In wenigen Minuten'],
    ['en', 'This account has been deleted. In a few minutes'],
  ])('gets the message in its language (%s)', async (lang, words) => {
    const person = aPerson();
    const token = await keys.sign(person);
    await present(token);
    expect(await sendRequest('CustomerDelete')).toMatchObject({ data: { customerDelete: true } });
    browser = new RouteTestClient();
    expect(await present(token, {}, lang)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(words) },
    });
    expect(browser.cookies.size).toBe(0);
  });
});

describe('ID token', () => {
  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);

  it.each<[string, () => Promise<string> | string, number, RegExp, RegExp]>([
    ['expired', () => keys.sign({ exp: now() - 60 }), 401, /ist abgelaufen/, /has expired/],
    ['another audience', () => keys.sign({ aud: 'x' }), 401, /nicht bestätigt/, /confirmed/],
    ['no audience', () => keys.sign({ aud: undefined }), 401, /nicht/, /could not/],
    ['another issuer', () => keys.sign({ iss: 'https://x.example/p' }), 401, /nicht/, /not/],
    ['no issuer', () => keys.sign({ iss: undefined }), 401, /nicht/, /could not/],
    ['no expiry', () => keys.sign({ exp: undefined }), 401, /nicht/, /could not/],
    ['no subject', () => keys.sign({ sub: undefined }), 401, /nicht/, /could not/],
    ['a future start', () => keys.sign({ nbf: now() + hour }), 401, /nicht/, /could not/],
    ['unsigned', () => keys.buildUnsignedToken(), 401, /nicht bestätigt/, /could not be confirmed/],
    ['another signature', () => keys.signWithUnknownKey(), 401, /nicht/, /could not/],
    ['a signature with the public key', () => keys.signWithPublicKey(), 401, /nicht/, /could not/],
    [
      'an unverified email',
      () => keys.sign({ email_verified: false }),
      403,
      /noch nicht bestätigt/,
      /not confirmed yet/,
    ],
    [
      'a missing email verification',
      () => keys.sign({ email_verified: undefined }),
      403,
      /noch nicht/,
      /not confirmed yet/,
    ],
    [
      'an access token',
      () => keys.sign({ token_use: 'access', client_id: 'lautlos-storefront' }),
      401,
      /nicht/,
      /could not/,
    ],
    ['a malformed token', () => 'a.b.c', 401, /nicht/, /could not/],
    ['an empty token', () => '', 400, /nicht/, /could not/],
    [
      'a token too large for a cookie',
      () => keys.sign({ x: 'y'.repeat(4000) }),
      400,
      /nicht/,
      /not/,
    ],
  ])('rejects %s with a message', async (_name, token, status, german, english) => {
    await sendRequest('Countries');
    const before = new Map(browser.cookies);
    const idToken = await token();
    const [de, en] = [await present(idToken), await present(idToken, {}, 'en')];
    expect([de.status, en.status]).toEqual([status, status]);
    expect(de.body.message).toMatch(german);
    expect(en.body.message).toMatch(english);
    expect(browser.cookies).toEqual(before);
    expect(proxy.calls.some(({ operation }) => operation === 'GetSessionCustomer')).toBe(false);
  });

  it('is rejected from another site', async () => {
    const answer = await browser.send(routes.handleSignIn, '/api/session', {
      body: { idToken: await keys.sign() },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('basket after sign-in', () => {
  it('of an anonymous visitor becomes a new one of the customer', async () => {
    await fillBasket();
    const before = contentOf(await readBasket());
    const anonymous = browser.cookies.get('basketId');
    expect(await signIn(aPerson())).toMatchObject({ status: 200, body: { leftOut: [] } });
    expect(browser.cookies.get('basketId')).not.toBe(anonymous);
    expect(contentOf(await readBasket())).toEqual(before);
  });

  it('of a guest is transferred', async () => {
    await fillBasket();
    const before = contentOf(await readBasket());
    await browser.send(guests.handleGuestSession, '/api/session/guest?lang=de', {
      body: { email: 'gast@beispiel.de' },
    });
    const guest = browser.cookies.get('basketId');
    expect((await signIn(aPerson())).status).toBe(200);
    expect(browser.cookies.has('isGuest')).toBe(false);
    expect(browser.cookies.get('basketId')).not.toBe(guest);
    expect(contentOf(await readBasket())).toEqual(before);
  });

  it('of a guest with the same email is transferred', async () => {
    const person = aPerson();
    await fillBasket();
    const before = contentOf(await readBasket());
    await browser.send(guests.handleGuestSession, '/api/session/guest?lang=de', {
      body: { email: person.email },
    });
    expect(await signIn(person)).toMatchObject({ status: 200, body: { leftOut: [] } });
    expect(contentOf(await readBasket())).toEqual(before);
  });

  it('is merged into the customer’s latest active one, not a saved or public one', async () => {
    const { person, basketId } = await customerWithBasket(async (own) => {
      await add(own, bike, 1);
      await add(own, secondBike, 1);
      await newBasket('savedbasket');
      await newBasket('savedbasket: Für Papa');
      const shared = await newBasket();
      await sendRequest('BasketMakePublic', { basketId: shared });
    });
    await fillBasket();
    expect((await signIn(person)).status).toBe(200);
    expect(browser.cookies.get('basketId')).toBe(basketId);
    const { lines, vouchers } = contentOf(await readBasket());
    expect(vouchers).toEqual(['LAUTLOS10']);
    expect(lines.map(([id, amount]) => [id, amount])).toEqual([
      [secondBike, 1],
      [bike, 1],
      [bike, 3],
    ]);
  });

  it('with too little stock is reported', async () => {
    const { person } = await customerWithBasket((own) => add(own, lastBike, 1));
    browser.cookies.set('basketId', await newBasket());
    await add(browser.cookies.get('basketId') ?? '', lastBike, 1);
    expect((await signIn(person)).body).toMatchObject({
      limited: [{ title: expect.stringContaining('Ludwig'), wanted: 2, amount: 1 }],
      leftOut: [],
    });
  });

  it('lists items that could not be merged, also those without a title', async () => {
    proxy.decide = ({ operation }) =>
      operation === 'MergeBasket'
        ? {
            json: {
              data: {
                basketTakeAlong: { basketId: 'b', limited: [], leftOut: ['LAUTLOS10', null] },
              },
            },
          }
        : 'pass';
    const { body } = await signIn(aPerson());
    expect(body.leftOut).toEqual(['LAUTLOS10', expect.stringMatching(/Artikel/)]);
  });

  it('that is lost or missing does not prevent the sign-in', async () => {
    expect((await signIn(aPerson())).status).toBe(200);
    browser = new RouteTestClient();
    await sendRequest('Countries');
    browser.cookies.set('basketId', 'gone');
    expect((await signIn(aPerson())).status).toBe(200);
    expect((await readBasket()).items).toEqual([]);
  });

  it('of one customer is never transferred to another', async () => {
    const { person: bert, read } = await customerWithBasket((own) => add(own, secondBike, 1));
    await signIn(aPerson());
    await add(browser.cookies.get('basketId') ?? '', bike, 2);
    await signIn(bert);
    expect((await read()).lines.map(([id]) => id)).toEqual([secondBike]);
  });

  it('is merged once for two concurrent calls', async () => {
    const { person, read } = await customerWithBasket((own) => add(own, secondBike, 1));
    await fillBasket();
    await Promise.all([signIn(person), signIn(person)]);
    expect((await read()).lines.map(([id, amount]) => [id, amount])).toEqual([
      [secondBike, 1],
      [bike, 1],
      [bike, 2],
    ]);
  });

  it('is merged once when the visitor signs in again after a lost response', async () => {
    const { person, read } = await customerWithBasket((own) => add(own, secondBike, 1));
    await fillBasket();
    const before = new Map(browser.cookies);
    await signIn(person);
    const first = await read();
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await signIn(person)).status).toBe(200);
    expect(await read()).toEqual(first);
  });

  it('changed before a retry is merged again', async () => {
    const { person, read } = await customerWithBasket(async () => undefined);
    await fillBasket();
    const before = new Map(browser.cookies);
    await signIn(person);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    await add(browser.cookies.get('basketId') ?? '', secondBike, 1);
    await signIn(person);
    expect((await read()).lines.some(([id]) => id === secondBike)).toBe(true);
  });
});

describe('sign-in with a partial failure', () => {
  const faults = ['drop', 'garbage', 'lose-answer'] as const;

  it.each(
    (['GetSessionCustomer', 'MergeBasket'] as const).flatMap((step) =>
      faults.map((fault) => [step, fault] as const),
    ),
  )('at %s (%s) changes no cookie and loses no data', async (step, fault) => {
    const { person, read } = await customerWithBasket(async (own) => {
      await add(own, bike, 1, persParam);
      await add(own, secondBike, 1);
    });
    await fillBasket();
    const { lines } = contentOf(await readBasket());
    const cookies = new Map(browser.cookies);
    proxy.decide = ({ operation }) => (operation === step ? fault : 'pass');
    const answer = await signIn(person);
    expect(answer.status).toBe(503);
    expect(answer.body.message).toMatch(/Es ist nichts verloren/);
    expect(browser.cookies).toEqual(cookies);
    proxy.decide = () => 'pass';
    expect(contentOf(await readBasket()).lines).toEqual(lines);

    expect((await signIn(person)).status).toBe(200);
    const merged = await read();
    expect(merged.vouchers).toEqual(['LAUTLOS10']);
    expect(merged.lines.map(([id, amount]) => [id, amount])).toEqual([
      [secondBike, 1],
      [bike, 2],
      [bike, 2],
    ]);
  });

  it.each(faults)('that occurs once (%s) is retried', async (fault) => {
    const { person, read } = await customerWithBasket((own) => add(own, secondBike, 1));
    await fillBasket();
    let hits = 0;
    proxy.decide = ({ operation }) => {
      if (operation === 'MergeBasket') hits += 1;
      return operation === 'MergeBasket' && hits === 1 ? fault : 'pass';
    };
    expect((await signIn(person)).status).toBe(200);
    expect((await read()).lines.map(([id, amount]) => [id, amount])).toEqual([
      [secondBike, 1],
      [bike, 1],
      [bike, 2],
    ]);
  });

  it('merges once at another instance of the site, too', async () => {
    const { person, read } = await customerWithBasket((own) => add(own, secondBike, 1));
    await fillBasket();
    const before = new Map(browser.cookies);
    await signIn(person);
    const first = await read();
    vi.resetModules();
    const other = await import('./handle-sign-in-request');
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    const again = await browser.send<StartedSignIn>(other.handleSignIn, '/api/session?lang=de', {
      body: { idToken: await keys.sign(person) },
    });
    expect(again.status).toBe(200);
    expect(await read()).toEqual(first);
  });
});

describe('token rejected by the shop', () => {
  it('of a customer is renewed by the page', async () => {
    await signIn(aPerson());
    const before = new Map(browser.cookies);
    const rejected = { errors: [{ message: 'The access token is invalid' }] };
    proxy.decide = () => ({ json: rejected });
    expect(await sendRequest('GetCustomer')).toMatchObject({ data: null, ...rejected });
    expect(browser.cookies).toEqual(before);
  });
});

describe('tab of another customer', () => {
  const requestAs = (owner: string) =>
    browser.send(shop.handleShopRequest, '/api/shop?lang=de', {
      body: { operationName: 'GetCustomer', variables: {} },
      headers: { 'x-session-owner': owner },
    });

  it('gets no data and the current customer', async () => {
    const anna = (await signIn(aPerson())).body.owner ?? '';
    const bert = (await signIn(aPerson())).body.owner ?? '';
    proxy.calls.length = 0;
    expect((await requestAs(anna)).status).toBe(409);
    expect(proxy.calls).toEqual([]);
    expect(browser.lastSet.get('session-mark')?.value).toContain(bert);
    expect((await requestAs(bert)).status).toBe(200);
  });

  it('after a sign-out gets no customer', async () => {
    const anna = (await signIn(aPerson())).body.owner ?? '';
    await browser.send(ends.handleSessionDelete, '/api/session', { method: 'DELETE' });
    browser.cookies.set('session-mark', `${anna}.customer.page.1.`);
    expect((await requestAs(anna)).status).toBe(409);
    expect(browser.cookies.has('session-mark')).toBe(false);
  });
});

it('is rejected with a message after too many attempts', async () => {
  let answer = await present('a.b.c');
  for (let tries = 0; tries < 70 && answer.status !== 429; tries += 1)
    answer = await present('a.b.c', {}, 'en');
  expect(answer).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/Too many tries/) },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
