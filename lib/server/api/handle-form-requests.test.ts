import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SessionRoutes from '@/lib/server/session/handle-session-request';
import type * as ShopRoute from './handle-shop-request';
import type * as NewsletterForm from './handle-form-requests';
import type * as InvoiceRoute from './handle-document-requests';
import type * as PaperRoute from './handle-document-requests';
import type * as ReceiptRoute from './handle-document-requests';
import type * as ToolRoutes from './handle-form-requests';
import type * as AnswerRoute from '@/lib/server/orders/handle-link-decisions';
import type * as DecisionRoute from '@/lib/server/orders/handle-link-decisions';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { runOrderCommand } from '@/e2e/support/run-shop-commands';
import { type RunningServices, startServices } from '@/e2e/support/start-services';

type Fault = 'pass' | 'drop' | 'garbage' | 'lose-half' | { status: number; body: string };

let backend: RunningServices;
let proxy: Server;
let tools: typeof ToolRoutes;
let newsletter: typeof NewsletterForm;
let invoices: typeof InvoiceRoute;
let documentRoute: typeof PaperRoute;
let receipts: typeof ReceiptRoute;
let shop: typeof ShopRoute;
let answers: typeof AnswerRoute;
let decisions: typeof DecisionRoute;
let session: typeof SessionRoutes;
let browser: RouteTestClient;
let fault: Fault;
let calls: { url: string; headers: Record<string, unknown>; body: string }[];

/** Starts a proxy between the site and the services that simulates network failures. */
function startProxy(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    if (fault === 'drop') return response.destroy();
    if (fault === 'garbage') return response.end('<html>Wartung</html>');
    if (typeof fault === 'object') return response.writeHead(fault.status).end(fault.body);
    const { authorization, 'accept-language': language = 'de' } = request.headers;
    const answered = await fetch(`${backend.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'accept-language': language, ...(authorization && { authorization }) },
      ...(body && { body }),
    });
    const bytes = Buffer.from(await answered.arrayBuffer());
    response.writeHead(answered.status, {
      'content-type': answered.headers.get('content-type') ?? '',
      'content-disposition': answered.headers.get('content-disposition') ?? '',
      'retry-after': answered.headers.get('retry-after') ?? '',
      'content-length': bytes.byteLength,
      'set-cookie': 'tool=1',
    });
    if (fault !== 'lose-half') return response.end(bytes);
    response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  backend = await startServices();
  proxy = await startProxy();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/tools`;
  tools = await import('./handle-form-requests');
  newsletter = await import('./handle-form-requests');
  invoices = await import('./handle-document-requests');
  documentRoute = await import('./handle-document-requests');
  receipts = await import('./handle-document-requests');
  shop = await import('./handle-shop-request');
  answers = await import('@/lib/server/orders/handle-link-decisions');
  decisions = await import('@/lib/server/orders/handle-link-decisions');
  session = await import('@/lib/server/session/handle-session-request');
}, 120_000);

afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await backend.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  fault = 'pass';
  calls = [];
});

const post = (
  handler: (typeof tools)['handleNewsletter'],
  body: unknown,
  headers: Record<string, string> = {},
  language = 'de',
) => browser.send<Record<string, string>>(handler, `/api/tool?lang=${language}`, { body, headers });

const declaration = {
  key: 'a-key-that-nobody-guesses',
  name: 'Anna Weber',
  email: 'anna@example.org',
  orderNumber: '240731',
  text: '',
};

describe('newsletter form without scripts', () => {
  const send = (fields: string, headers: Record<string, string> = {}, language = 'de') =>
    newsletter.handleNewsletterForm(
      new NextRequest(`http://localhost:3000/api/newsletter?lang=${language}`, {
        method: 'POST',
        headers: {
          host: 'localhost:3000',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': browser.address,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: fields,
      }),
    );

  it.each([
    ['email=ohne-skript%40example.org', 'de', '/de/newsletter/sent', 1],
    ['email=without-script%40example.org', 'en', '/en/newsletter/sent', 1],
    ['email=x', 'de', '/de/newsletter/invalid', 0],
    ['', 'en', '/en/newsletter/invalid', 0],
    [`email=${'x'.repeat(9_000)}%40x.de`, 'de', '/de/newsletter/invalid', 0],
  ])('%.40s (%s) redirects to %s', async (fields, language, location, expectedRequests) => {
    const answer = await send(fields, {}, language);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
    expect(calls).toHaveLength(expectedRequests);
  });

  it('is rejected from another site and counts towards the same limits', async () => {
    const fields = 'email=limit%40example.org';
    expect((await send(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(calls).toEqual([]);
    const places = [];
    for (let count = 0; count < 30; count += 1)
      places.push((await send(fields)).headers.get('location'));
    expect(places[0]).toBe('/de/newsletter/sent');
    expect(places.at(-1)).toBe('/de/newsletter/later');
  });

  it('returns 503 while the service is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fault = 'drop';
    expect((await send('email=spaeter%40example.org')).headers.get('location')).toBe(
      '/de/newsletter/later',
    );
  });
});

describe('forwarded form', () => {
  it('contains only the form data of the browser’s request', async () => {
    browser.cookies.set('oxid-token', 'a.b.c');
    const answer = await post(
      tools.handleWithdrawal,
      { ...declaration, extra: 'x' },
      { authorization: 'Bearer x', 'x-secret': 'x' },
    );
    expect(answer.status).toBe(201);
    expect(answer.body.id).toMatch(/^[0-9a-f]{32}$/);
    expect(Date.parse(answer.body.receivedAt ?? '')).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({ ...declaration, language: 'de' });
    for (const name of ['authorization', 'cookie', 'x-secret', 'x-forwarded-for'])
      expect(call?.headers[name]).toBeUndefined();
  });

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['sec-fetch-site', 'none'],
  ])('of a page with %s %s is rejected', async (name, value) => {
    for (const handler of Object.values(tools)) {
      expect((await post(handler, declaration, { [name]: value })).status).toBe(403);
    }
    expect(calls).toEqual([]);
  });

  it.each([
    ['rad&tat@x.example', 'rad&tat@x.example'],
    ['a/b@x.example', 'a/b@x.example'],
    ['a!b@x.example', 'a!b@x.example'],
    ['A=B@X.example', 'A=B@x.example'],
    ['info@fahrrad-müller.example', 'info@xn--fahrrad-mller-4ob.example'],
  ])('accepts the address %s', async (typed, email) => {
    expect((await post(tools.handleNewsletter, { email: typed })).status).toBe(202);
    expect(
      (
        await post(tools.handleWithdrawal, {
          ...declaration,
          email: typed,
          key: `key-of-${Buffer.from(email).toString('hex').slice(0, 40)}`,
        })
      ).status,
    ).toBe(201);
    expect(calls.map(({ body }) => JSON.parse(body).email)).toEqual([email, email]);
  });

  it.each([
    ['invalid JSON', 'x', 400],
    ['a list', [], 400],
    ['no email', {}, 400],
    ['an invalid email', { email: 'x' }, 400],
    ['too many bytes', { email: `${'x'.repeat(20_000)}@x.de` }, 413],
  ])('with %s is not forwarded', async (_, body, status) => {
    expect((await post(tools.handleNewsletter, body)).status).toBe(status);
    expect(calls).toEqual([]);
  });

  it('is rejected after too many requests, with Retry-After', async () => {
    const newsletterRequests = Array.from({ length: 21 }, (_, at) => ({
      email: `a${at}@example.org`,
    }));
    const statuses: number[] = [];
    for (const newsletterRequest of newsletterRequests)
      statuses.push((await post(tools.handleNewsletter, newsletterRequest)).status);
    expect(statuses.slice(0, 20).every((status) => status === 202)).toBe(true);
    const rejected = await post(tools.handleNewsletter, { email: 'b@example.org' }, {}, 'en');
    expect(rejected.status).toBe(429);
    expect(rejected.body.message).toBe('Too many tries. Please wait a moment.');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it("passes on the service's message and Retry-After", async () => {
    const email = 'viele@example.org';
    for (let count = 0; count < 5; count += 1)
      await post(tools.handleWithdrawal, {
        ...declaration,
        email,
        key: `key-of-number-${count}-x`,
      });
    const rejected = await post(tools.handleWithdrawal, {
      ...declaration,
      email,
      key: 'one-more-key-here',
    });
    expect(rejected.status).toBe(429);
    expect(rejected.body.message).toBe('Das waren zu viele Versuche. Bitte warten Sie etwas.');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3_000);

    const used = await post(tools.handleNewsletterConfirmation, { token: 'x' }, {}, 'en');
    expect(used).toMatchObject({ status: 410, body: { message: /no longer valid/ } });
    expect((await post(tools.handleNewsletterUnsubscribe, { token: 'x' })).status).toBe(404);
  });

  it('delivers a message to the company and rejects spam with the service’s message', async () => {
    const message = {
      key: 'a-key-of-a-message-here',
      topic: 'press',
      name: 'Anna Weber',
      email: 'anna@example.org',
      text: 'Darf ich ein Rad fahren?',
      filledInMs: 12_000,
      website: '',
    };
    expect((await post(tools.handleContactRequest, message, {}, 'en')).status).toBe(201);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      ...message,
      orderNumber: '',
      language: 'en',
    });
    const hasty = { ...message, key: 'another-key-of-a-message', filledInMs: 12 };
    expect(await post(tools.handleContactRequest, hasty)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('schneller, als jemand schreiben kann') },
    });
    expect((await post(tools.handleContactRequest, { ...message, topic: 'weather' })).status).toBe(
      400,
    );
    expect(calls).toHaveLength(2);
  });

  it('checks VAT IDs', async () => {
    const answer = await post(tools.handleVatCheck, { vatID: 'ATU13585627', countryId: 'at' });
    expect(answer).toMatchObject({ status: 200, body: { state: 'CONFIRMED', country: 'at' } });
  });

  it.each<[string, Fault]>([
    ['does not respond', 'drop'],
    ['speaks another protocol', 'garbage'],
    ['sends an incomplete response', 'lose-half'],
    ['fails', { status: 500, body: '{"message":"SQLITE_CORRUPT: secret"}' }],
    ['sends another shape', { status: 200, body: '{"state":"MAYBE"}' }],
  ])('returns 503 only when the service %s', async (_, played) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fault = played;
    const answer = await post(tools.handleWithdrawal, declaration);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body.message).toMatch(/^Der Shop antwortet gerade nicht/);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
});

async function sendRequest<T>(operationName: string, variables: object = {}): Promise<T> {
  const body = { operationName, variables };
  return (await browser.send(shop.handleShopRequest, '/api/shop?lang=de', { body })).body as T;
}

const beGuest = () =>
  browser.send(session.handleGuestSession, '/api/session/guest?lang=de', {
    body: { email: 'gast@beispiel.de' },
  });

/** Places a guest's order and returns its number. */
async function placeOrder(): Promise<number> {
  await beGuest();
  const basketId = browser.cookies.get('basketId');
  await sendRequest('BasketAddItem', { basketId, productId: 'LU11.25.H.M.TG', amount: 1 });
  await sendRequest('CustomerInvoiceAddressSet', {
    invoiceAddress: {
      firstName: 'Gast',
      lastName: 'Weber',
      street: 'Weg',
      streetNumber: '1',
      zipCode: '10115',
      city: 'Berlin',
      countryId: 'de',
    },
  });
  await sendRequest('BasketSetDeliveryMethod', { basketId, deliveryMethodId: 'standard' });
  await sendRequest('BasketSetPayment', { basketId, paymentId: 'oxidpaypal' });
  const placed = await sendRequest<{ data: { placeOrder: { orderNumber: number } } }>(
    'PlaceOrder',
    {
      basketId,
      confirmTermsAndConditions: true,
    },
  );
  return placed.data.placeOrder.orderNumber;
}

function opening(path: string, headers: Record<string, string> = {}) {
  return new NextRequest(`http://localhost:3000/api/${path}?lang=de`, {
    headers: {
      host: 'localhost:3000',
      'x-forwarded-for': browser.address,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
}

const open = (orderNumber: number | string, headers: Record<string, string> = {}) =>
  invoices.handleInvoiceRequest(opening(`invoices/${orderNumber}`, headers), String(orderNumber));

const openConfirmation = (orderNumber: number) =>
  invoices.handleOrderConfirmationRequest(
    opening(`order-confirmations/${orderNumber}`),
    String(orderNumber),
  );

describe('invoice', () => {
  let owner: RouteTestClient;
  let orderNumber: number;

  beforeAll(async () => {
    calls = [];
    browser = new RouteTestClient();
    owner = browser;
    orderNumber = await placeOrder();
    await runOrderCommand(backend.dataDir, String(orderNumber), 'dispatched');
  });

  it('returns XRechnung on request, and only for the customer’s own orders', async () => {
    browser = owner;
    const expectedRequests = (number: number) =>
      invoices.handleInvoiceRequest(
        new NextRequest(`${opening(`invoices/${number}`).url}&format=xrechnung`, {
          headers: opening('').headers,
        }),
        String(number),
      );
    const response = await expectedRequests(orderNumber);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringMatching(/^inline; filename="RE-\d+\.xml"$/),
    });
    expect(await response.text()).toContain('urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>');
    expect((await expectedRequests(999_999_999)).status).toBe(404);
  });

  it('is the PDF of the customer’s own order and is never cached', async () => {
    browser = owner;
    const response = await open(orderNumber, { authorization: 'Bearer x', 'x-secret': 'x' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="RE-\d+\.pdf"$/),
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(calls[0]?.headers.authorization).toBe(`Bearer ${browser.cookies.get('oxid-token')}`);
    expect(calls[0]?.headers['x-secret']).toBeUndefined();

    const confirmation = await openConfirmation(orderNumber);
    expect(confirmation.headers.get('content-disposition')).toBe(
      `inline; filename="AB-${orderNumber}.pdf"`,
    );
    browser = new RouteTestClient();
    await beGuest();
    expect((await openConfirmation(orderNumber)).status).toBe(404);
    const rejected = await open(orderNumber);
    expect(rejected.status).toBe(404);
    expect(await rejected.text()).toBe(await (await open(999_999_999)).text());
  });

  it('redirects a visitor without a session to login and back to the order', async () => {
    const opened = await open(240731, { 'sec-fetch-mode': 'navigate' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(
      'http://localhost:3000/de/login?returnTo=%2Fde%2Fmy-account%2Fb2c%2Forders%2F240731',
    );
    expect((await open(240731)).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it('of the dealer account redirects a b2b customer back there, and to no other page', async () => {
    const followed = async (query: string) => {
      const request = new NextRequest(`http://localhost:3000/api/invoices/240731?${query}`, {
        headers: { host: 'localhost:3000', 'sec-fetch-mode': 'navigate' },
      });
      const opened = await invoices.handleInvoiceRequest(request, '240731');
      return new URL(opened.headers.get('location') ?? '').searchParams.get('returnTo');
    };
    expect(await followed('lang=de&account=b2b')).toBe('/de/my-account/b2b/orders/240731');
    expect(await followed('lang=en&account=b2b%2F..%2Fb2c')).toBe(
      '/en/my-account/b2c/orders/240731',
    );
  });

  it('redirects a visitor with an expired token to login', async () => {
    await beGuest();
    browser.cookies.set('oxid-token', 'eyJhbGciOiJIUzUxMiJ9.eyJhIjoxfQ.AAAA');
    expect((await open(240731, { 'sec-fetch-mode': 'navigate' })).status).toBe(303);
    expect((await open(240731)).status).toBe(401);
  });

  it.each(['0', '-1', '1.5', 'x', '1;drop', '12345678901', '../vat-check'])(
    'of order %j returns 404',
    async (number) => {
      await beGuest();
      expect((await open(number)).status).toBe(404);
      expect(calls.map(({ url }) => url)).toEqual(['/tools/invoices/0.pdf?lang=de']);
    },
  );

  it.each<[string, Fault]>([
    ['the service is down', 'drop'],
    ['the response is not a PDF', 'garbage'],
    ['the file breaks off', 'lose-half'],
  ])('asks the customer to try later when %s', async (_, played) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser = owner;
    fault = played;
    const response = await open(orderNumber, { 'sec-fetch-mode': 'navigate' });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Der Shop antwortet gerade nicht/);
  });
});

describe('document', () => {
  const sendRequest = (lang: string, file: string) =>
    documentRoute.handleDownloadRequest(
      new NextRequest(`http://localhost:3000/downloads/${lang}/${file}`),
      {
        lang,
        file,
      },
    );

  it('is a publicly cacheable PDF', async () => {
    const response = await sendRequest('de', 'riemenpflege.pdf');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Lautlos-riemenpflege.pdf"',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    });
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each([
    ['de', 'nichts.pdf'],
    ['fr', 'riemenpflege.pdf'],
    ['de', '../invoices/1.pdf'],
    ['de', 'riemenpflege.exe'],
  ])('answers 404 with a message for %s/%s', async (lang, file) => {
    const response = await sendRequest(lang, file);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Dazu haben wir nichts gefunden.');
  });
});

describe('withdrawal confirmation', () => {
  const byKey = (key: string) =>
    receipts.handleWithdrawalReceiptRequest(opening('withdrawals/receipts/x'), key);
  const ofOrder = (orderNumber: number) =>
    invoices.handleOrderReceiptRequest(opening('withdrawals/orders/x'), String(orderNumber));
  const declare = (change: object) =>
    post(tools.handleWithdrawal, { ...declaration, email: 'beleg@example.org', ...change });

  it('is a PDF for the browser with the key of the declaration, and for no other', async () => {
    const key = 'the-key-of-a-declaration';
    expect((await declare({ key })).status).toBe(201);
    const file = await byKey(key);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Eingangsbestaetigung-Widerruf.pdf"',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    calls = [];
    for (const wrong of [`${key}x`, 'short', '', '../../invoices/1', 'x'.repeat(65)])
      expect((await byKey(wrong)).status).toBe(404);
    for (const { url } of calls)
      expect(url).toMatch(/^\/tools\/withdrawals\/receipts\/[\w-]+\.pdf/);
  });

  /** Returns the URL that the account redirects to for an order's pending withdrawal. */
  const waiting = async (orderNumber: number) =>
    (
      await decisions.handleWithdrawalRedirect(
        opening('withdrawals/orders/x/decision'),
        String(orderNumber),
      )
    ).headers.get('location') ?? '';
  const answer = (fields: Record<string, string>, site = 'same-origin') =>
    answers.handleWithdrawalDecision(
      new NextRequest('http://localhost:3000/api/withdrawals/answers', {
        method: 'POST',
        headers: { host: 'localhost:3000', 'sec-fetch-site': site },
        body: String(new URLSearchParams({ language: 'de', ...fields })),
      }),
    );

  it('is available in the account of the order’s customer and requires a session', async () => {
    const orderNumber = await placeOrder();
    expect((await ofOrder(orderNumber)).status).toBe(404);
    const owner = browser;
    const key = 'another-key-of-a-declaration';
    const email = 'gast@beispiel.de';
    expect(await waiting(orderNumber)).toMatch(/\/de\/my-account\/b2c\/orders\/\d+$/);
    expect((await declare({ key, email, orderNumber: String(orderNumber) })).status).toBe(201);
    expect((await ofOrder(orderNumber)).status).toBe(404);
    const page = await waiting(orderNumber);
    const link = /\/de\/withdrawal-confirmation\/([0-9a-f-]{65})$/.exec(page)?.[1] ?? '';
    expect((await answer({ link, answer: 'confirm' }, 'cross-site')).status).toBe(403);
    expect((await answer({ link, answer: 'maybe' })).status).toBe(400);
    const confirmed = await answer({ link, answer: 'confirm' });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, page]);
    const lateResponse = await answer({ link, answer: 'reject' });
    expect(lateResponse.headers.get('location')).toBe(`${page}?problem=late`);
    const file = await ofOrder(orderNumber);
    expect(file.status).toBe(200);
    const same = await byKey(key);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await same.arrayBuffer()));
    browser = new RouteTestClient();
    expect([302, 303, 307, 401]).toContain((await ofOrder(orderNumber)).status);
    browser = owner;
  });

  it('returns 503 while the service is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fault = 'drop';
    expect((await byKey('the-key-of-a-declaration')).status).toBe(503);
  });
});
