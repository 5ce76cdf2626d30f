import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as StockAlertRoutes from './handle-stock-alert-requests';

let tools: Server;
let routes: typeof StockAlertRoutes;
let answer: { status: number; body: string };
let calls: { url: string; body: string }[];
let visitors = 0;

beforeAll(async () => {
  tools = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => tools.listen(0, '127.0.0.1', resolve));
  process.env.TOOLS_URL = `http://127.0.0.1:${(tools.address() as AddressInfo).port}/tools`;
  routes = await import('./handle-stock-alert-requests');
});

afterAll(() => new Promise((resolve) => tools.close(resolve)));

beforeEach(() => {
  calls = [];
  visitors += 1;
  answer = { status: 202, body: '{"state":"accepted"}' };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (
  handler: (typeof routes)['handleStockAlert'],
  body: string,
  headers: Record<string, string> = form,
  query = 'lang=de',
) =>
  handler(
    new NextRequest(`http://localhost:3000/api/watches?${query}`, {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.113.${visitors}`,
        ...headers,
      },
      body,
    }),
  );

describe('stock alert request', () => {
  it.each([
    ['email=a%40example.org&sku=LU11.25.H.M.SA&day=', '/de/watch/sent', 1],
    ['email=a%40example.org&sku=LU11.25.H.M.SA&day=2026-12-24', '/de/watch/sent', 1],
    [
      'email=x&sku=LU11.25.H.M.SA&day=2026-12-24',
      '/de/watch?sku=LU11.25.H.M.SA&day=2026-12-24&problem=input',
      0,
    ],
    ['email=a%40example.org&sku=%3Cscript%3E&day=//evil', '/de/watch?problem=input', 0],
    [`email=${'x'.repeat(9_000)}`, '/de/watch?problem=input', 0],
  ])('%.60s redirects to %s', async (fields, location, expectedRequests) => {
    const answered = await post(routes.handleStockAlert, fields);
    expect([answered.status, answered.headers.get('location')]).toEqual([303, location]);
    expect(calls).toHaveLength(expectedRequests);
  });

  it('is rejected from another site', async () => {
    const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
    expect((await post(routes.handleStockAlert, 'email=a%40b.de', foreign)).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('is limited for each address', async () => {
    const fields = 'email=a%40example.org&sku=LU11.25.H.M.SA&day=';
    const places = [];
    for (let count = 0; count < 25; count += 1)
      places.push((await post(routes.handleStockAlert, fields)).headers.get('location'));
    expect([places[0], places.at(-1)]).toEqual(['/de/watch/sent', '/de/watch/later']);
    expect(calls).toHaveLength(20);
  });

  it('returns 503 while the service is down', async () => {
    answer = { status: 500, body: '' };
    const fields = 'email=a%40example.org&sku=LU11.25.H.M.SA&day=';
    const answered = await post(routes.handleStockAlert, fields);
    expect(answered.headers.get('location')).toBe('/de/watch/later');
  });
});

describe('link in an email', () => {
  it.each([
    [200, '{"state":"confirmed"}', '/de/watch/confirmed'],
    [410, '{"message":"Zu alt."}', '/de/watch/gone'],
    [404, '{"message":"Gibt es nicht."}', '/de/watch/gone'],
    [503, '', '/de/watch/later'],
  ])('with the response %i redirects to its page', async (status, body, location) => {
    answer = { status, body };
    const answered = await post(routes.handleStockAlertConfirmation, 'token=abc');
    expect(answered.headers.get('location')).toBe(location);
  });

  it('without a token redirects to the page for invalid links, without a request', async () => {
    const answered = await post(routes.handleStockAlertUnsubscribe, '');
    expect(answered.headers.get('location')).toBe('/de/watch/gone');
    expect(calls).toEqual([]);
  });
});

describe('one-click unsubscribe', () => {
  const press = (query: string) =>
    post(
      routes.handleStockAlertOneClickUnsubscribe,
      'List-Unsubscribe=One-Click',
      { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
      query,
    );

  it('ends the subscription in its address without a page of the site', async () => {
    answer = { status: 200, body: '{"state":"ended"}' };
    expect((await press('token=one.abc')).status).toBe(204);
    expect(calls).toEqual([{ url: '/tools/watches/end', body: '{"token":"one.abc"}' }]);
  });

  it.each(['', 'token=', `token=${'x'.repeat(5_000)}`])('rejects %.20s', async (query) => {
    answer = { status: 404, body: '{"message":"Gibt es nicht."}' };
    expect((await press(query)).status).toBe(404);
    expect((calls[0]?.body ?? '').length).toBeLessThan(250);
  });
});
