import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as HandleShopRequest from './handle-shop-request';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import de from '@/messages/de.json';

let proxy: FaultProxy;
let handle: typeof HandleShopRequest.handleShopRequest;
let browser: RouteTestClient;

const productId = 'LU11.25.H.M.TG';

beforeAll(async () => {
  const { shopUrl } = await getSharedServices();
  proxy = await startFaultProxy(shopUrl);
  process.env.SHOP_URL = proxy.url;
  ({ handleShopRequest: handle } = await import('./handle-shop-request'));
}, 120_000);

afterAll(() => proxy.stop());

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
});

const sendRequest = <Body = unknown>(
  operationName: string,
  variables: object = {},
  headers: Record<string, string> = {},
) =>
  browser.send<Body>(handle, '/api/shop?lang=de', { body: { operationName, variables }, headers });

async function createBasket(): Promise<string> {
  const { body } = await sendRequest<{ data: { basketCreate: { id: string } } }>('BasketCreate', {
    basketId: crypto.randomUUID(),
  });
  return body.data.basketCreate.id;
}

describe('access', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    // The `sec-fetch-site` header takes precedence, because another site's page cannot set it.
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  ])('%o returns %i', async (headers, status) => {
    expect((await sendRequest('Countries', {}, headers as Record<string, string>)).status).toBe(
      status,
    );
  });

  it.each([
    ['http://localhost:3000', 200],
    ['http://evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('returns to an older browser with only origin %s %i', async (origin, status) => {
    const { NextRequest } = await import('next/server');
    const request = new NextRequest('http://localhost:3000/api/shop', {
      method: 'POST',
      headers: { host: 'localhost:3000', ...(origin && { origin }) },
      body: JSON.stringify({ operationName: 'Countries', variables: {} }),
    });
    expect((await handle(request)).status).toBe(status);
  });
});

const { invalidInput, tooLarge } = de.session;

describe('allowed operations', () => {
  it.each([
    ['invalid JSON', '{', 400, invalidInput],
    ['nothing', '', 400, invalidInput],
    ['a list', '[]', 400, invalidInput],
    ['a missing name', '{"variables":{}}', 400, invalidInput],
    ['variables as text', '{"operationName":"Countries","variables":"x"}', 400, invalidInput],
    ['an unknown operation', '{"operationName":"DropTables"}', 400, invalidInput],
    ['the token query', '{"operationName":"Token"}', 400, invalidInput],
    ['a sign-in', '{"operationName":"AuthenticateUser"}', 400, invalidInput],
    ['a registration', '{"operationName":"CustomerRegister"}', 400, invalidInput],
    ['a name of an object', '{"operationName":"constructor"}', 400, invalidInput],
    [
      'a body that is too large',
      JSON.stringify({ operationName: 'Countries', x: 'x'.repeat(65_536) }),
      413,
      tooLarge,
    ],
  ])('rejects %s', async (_, body, status, message) => {
    const answer = await browser.send(handle, '/api/shop', { body });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(proxy.calls).toEqual([]);
  });

  it('accepts a body up to the limit', async () => {
    const frame = JSON.stringify({ operationName: 'Countries', variables: {}, x: '' });
    const body = frame.replace('"x":""', `"x":"${'x'.repeat(65_536 - frame.length)}"`);
    expect((await browser.send(handle, '/api/shop', { body })).status).toBe(200);
  });

  it('counts the received bytes when the length is missing', async () => {
    const { NextRequest } = await import('next/server');
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
    });
    const init = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: stream,
      duplex: 'half',
    } as const;
    expect((await handle(new NextRequest('http://localhost:3000/api/shop', init))).status).toBe(
      413,
    );
  });

  it("sends the server's operation text and never the browser's", async () => {
    await browser.send(handle, '/api/shop', {
      body: { operationName: 'Countries', variables: {}, query: 'query Countries { token }' },
    });
    const call = proxy.calls.find(({ operation }) => operation === 'Countries');
    expect(call?.query).toContain('isoAlpha2');
    expect(call?.query).not.toContain('{ token }');
  });
});

describe('new visitor', () => {
  it('gets an anonymous session with the specified cookies', async () => {
    expect((await sendRequest('Countries')).status).toBe(200);
    const { lastSet } = browser;
    expect(lastSet.get('oxid-token')?.attributes).toMatch(/Max-Age=28800.*HttpOnly.*SameSite=lax/i);
    expect(lastSet.get('oxid-isAnonymous')).toMatchObject({ value: 'true' });
    expect(lastSet.get('oxid-isAnonymous')?.attributes).toMatch(/Max-Age=28800/);
    expect(lastSet.get('oxid-isAnonymous')?.attributes).not.toMatch(/HttpOnly/i);
    expect(lastSet.get('session')?.attributes).toMatch(/HttpOnly/i);
    expect(lastSet.get('oxid-token')?.attributes).not.toMatch(/Secure/i);
  });

  it('has Secure cookies on https', async () => {
    await sendRequest('Countries', {}, { 'x-forwarded-proto': 'https' });
    expect(browser.lastSet.get('oxid-token')?.attributes).toMatch(/Secure/i);
  });

  it('keeps the existing token', async () => {
    await sendRequest('Countries');
    const token = browser.cookies.get('oxid-token');
    await sendRequest('Countries');
    expect(browser.cookies.get('oxid-token')).toBe(token);
    expect(browser.lastSet.size).toBe(0);
    expect(proxy.calls.map(({ operation }) => operation)).toEqual([
      'Token',
      'Countries',
      'Countries',
    ]);
  });

  it('sends only token and language to the shop', async () => {
    await sendRequest(
      'Countries',
      {},
      { 'x-secret': 'x', 'accept-language': 'fr', 'user-agent': 'x' },
    );
    const { headers } = proxy.calls.at(-1)!;
    expect(headers.authorization).toBe(`Bearer ${browser.cookies.get('oxid-token')}`);
    expect(headers['accept-language']).toBe('de, en-US, en, de-DE, de');
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-secret']).toBeUndefined();
    expect(headers['user-agent']).not.toBe('x');
    expect(proxy.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('is anonymous in the variables whatever the browser sends', async () => {
    const basketId = await createBasket();
    await sendRequest('GetBasketInfo', { basketId, isAnonymous: false });
    expect(proxy.calls.at(-1)?.variables.isAnonymous).toBe(true);
  });

  it('adds an item to the basket', async () => {
    const basketId = await createBasket();
    const { body } = await sendRequest('BasketAddItem', { basketId, productId, amount: 2 });
    expect(body).toMatchObject({
      data: { basketAddItem: { items: [{ amount: 2, __typename: 'BasketItem' }] } },
    });
  });
});

describe('rejected token', () => {
  const rejections = [
    'The access token is invalid',
    'Unable to parse token',
    'The token is not registered',
    'User is blocked',
  ];

  it.each(rejections)(
    '%s: an anonymous token is renewed and the call repeated once',
    async (message) => {
      await sendRequest('Countries');
      const before = browser.cookies.get('oxid-token');
      proxy.calls.length = 0;
      proxy.decide = ({ headers }) =>
        headers.authorization === `Bearer ${before}` ? { json: { errors: [{ message }] } } : 'pass';
      const { body } = await sendRequest('Countries');
      expect(body).toHaveProperty('data.countries');
      expect(proxy.calls.map(({ operation }) => operation)).toEqual([
        'Countries',
        'Token',
        'Countries',
      ]);
      expect(browser.cookies.get('oxid-token')).not.toBe(before);
    },
  );

  it('is not renewed twice', async () => {
    await sendRequest('Countries');
    proxy.calls.length = 0;
    proxy.decide = ({ operation }) =>
      operation === 'Token' ? 'pass' : { json: { errors: [{ message: 'Unable to parse token' }] } };
    const { body } = await sendRequest('Countries');
    expect(body).toMatchObject({ errors: [{ message: 'Unable to parse token' }] });
    expect(proxy.calls).toHaveLength(3);
  });

  it('malformed in the cookie is replaced', async () => {
    browser.cookies.set('oxid-token', 'nonsense');
    browser.cookies.set('oxid-isAnonymous', 'true');
    expect((await sendRequest('Countries')).body).toHaveProperty('data.countries');
  });

  it('of a signed-in customer ends the session for every call until the page is left', async () => {
    browser.cookies.set('oxid-token', 'nonsense');
    browser.cookies.set('oxid-isAnonymous', 'false');
    browser.cookies.set('isGuest', 'true');
    const before = new Map(browser.cookies);
    for (const operation of ['GetCustomer', 'GetCustomer']) {
      const { status, body } = await sendRequest(operation);
      expect(status).toBe(200);
      expect(body).toMatchObject({ extensions: { session: 'ended' }, data: null });
    }
    expect(browser.cookies).toEqual(before);
    expect(proxy.calls.map(({ operation }) => operation)).toEqual(['GetCustomer', 'GetCustomer']);
  });
});

describe('shop failure', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each([
    ['a closed connection', 'drop'],
    ['a response with invalid syntax', 'garbage'],
    ['status 500', { json: {}, status: 500 }],
    [
      'status 503 with a message',
      { json: { errors: [{ message: 'Please try again.' }] }, status: 503 },
    ],
    [
      'a response that violates the schema',
      { json: { data: { countries: [{ id: 'de', title: null }] } } },
    ],
  ] as const)('%s causes 503 and keeps the session', async (_, fault) => {
    await sendRequest('Countries');
    const before = new Map(browser.cookies);
    proxy.decide = () => fault;
    const answer = await sendRequest('Countries');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ message: de.session.unavailable });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(browser.cookies).toEqual(before);
    // A read is retried once after a lost connection.
    expect(proxy.calls).toHaveLength(fault === 'drop' ? 4 : 3);
  });

  it('a connection that breaks once during a read is retried', async () => {
    await sendRequest('Countries');
    let isBroken = true;
    proxy.decide = () => {
      const fault = isBroken ? 'drop' : 'pass';
      isBroken = false;
      return fault;
    };
    expect((await sendRequest('Countries')).status).toBe(200);
  });

  it('returns 503 to a new visitor too', async () => {
    proxy.decide = () => 'drop';
    expect((await sendRequest('Countries')).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
  });

  it('does not repeat a write whose response was lost', async () => {
    const basketId = await createBasket();
    proxy.decide = () => 'lose-answer';
    expect((await sendRequest('BasketAddItem', { basketId, productId, amount: 1 })).status).toBe(
      503,
    );
    proxy.decide = () => 'pass';
    const { body } = await sendRequest('GetBasketItems', { basketId });
    expect(body).toMatchObject({ data: { basket: { items: [{ amount: 1 }] } } });
  });
});

describe('rate limits', () => {
  it('slow down guessing of vouchers for each client', async () => {
    const basketId = await createBasket();
    const guess = (address: string) =>
      sendRequest(
        'BasketAddVoucher',
        { basketId, voucherNumber: 'X' },
        { 'x-forwarded-for': address },
      );
    const statuses = [];
    for (let tries = 0; tries < 25; tries += 1) statuses.push((await guess('192.0.2.1')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('192.0.2.2')).status).toBe(200);
  });
});
