import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import type * as Environment from '@/lib/platform/config/env';
import { createSessionToken } from '@/lib/server/session/session-cookie';
import de from '@/messages/de.json';
import { parseDay } from '@/domain/time/day';
import type * as ExportRoute from './handle-export-request';

const words = de.account.data.export;
const path = '/api/account/export?lang=de';

let shopUrl: string;
let proxy: FaultProxy;
let tools: Tools;
let route: typeof ExportRoute;
let settings: typeof Environment;
let browser: RouteTestClient;

beforeAll(async () => {
  ({ shopUrl } = await getSharedServices());
  proxy = await startFaultProxy(shopUrl);
  process.env.SHOP_URL = proxy.url;
  tools = await startTools();
  process.env.TOOLS_URL = tools.url;
  settings = await import('@/lib/platform/config/env');
  route = await import('./handle-export-request');
}, 120_000);

afterAll(async () => {
  tools.server.close();
  await proxy.stop();
});

beforeEach(() => {
  browser = new RouteTestClient();
  proxy.decide = () => 'pass';
  tools.status = 200;
});

type Tools = { url: string; server: Server; status: number };

const startedAt = Date.UTC(2026, 10, 27, 8, 30);
const lastSeenAt = Date.UTC(2026, 10, 28, 12);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIns = [
  { startedAt, lastSeenAt, userAgent: firefox, isCurrent: true },
  { startedAt, lastSeenAt, userAgent: '', isCurrent: false },
];

/** Starts a fake tools service that responds with a list of sign-ins, or with another status. */
async function startTools(): Promise<Tools> {
  const server = createServer((_request, response) => {
    response
      .writeHead(started.status)
      .end(started.status === 200 ? JSON.stringify({ signIns }) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const started: Tools = { url: `http://127.0.0.1:${port}`, server, status: 200 };
  return started;
}

/** Signs the browser in as a customer or guest, with a token of the shop. */
async function beCaller(kind: 'customer' | 'guest'): Promise<void> {
  const query = 'query ($u: String, $p: String) { token(username: $u, password: $p) }';
  const variables = { u: 'anna@lautlos.example', p: 'Lautlos-2026!' };
  const answer = await fetch(shopUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  browser.cookies.set('oxid-token', data.token);
  browser.cookies.set(
    'session',
    await createSessionToken({ kind, groups: [] }, data.token, settings.env.SESSION_SECRET, 600),
  );
}

const sendRequest = <Body = { message: string }>() =>
  browser.send<Body>(route.handleExportRequest, path, { method: 'GET' });

type File = {
  exportedAt: string;
  customer: { email: string };
  invoiceAddress: object;
  deliveryAddresses: object[];
  orders: { orderNumber: number }[];
  baskets: { title: string }[];
  noticeList: { sku: string }[];
  signIns: object[];
};

describe('export of personal data', () => {
  it('contains all data of the customer in an uncached file', async () => {
    await beCaller('customer');
    const { status, body, headers } = await sendRequest<File>();
    expect(status).toBe(200);
    expect(body.customer.email).toBe('anna@lautlos.example');
    expect(body).toMatchObject({
      invoiceAddress: expect.objectContaining({ city: expect.any(String) }),
      deliveryAddresses: expect.any(Array),
      orders: expect.any(Array),
      baskets: expect.any(Array),
      noticeList: [],
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="lautlos-${parseDay(body.exportedAt)}.json"`,
    );
  });

  it('lists the sign-ins with time, browser and system', async () => {
    await beCaller('customer');
    const { body } = await sendRequest<File>();
    const moments = {
      startedAt: '2026-11-27T08:30:00.000Z',
      lastSeenAt: '2026-11-28T12:00:00.000Z',
    };
    expect(body.signIns).toEqual([
      { ...moments, browser: 'Firefox', system: 'Windows' },
      { ...moments, browser: null, system: null },
    ]);
  });

  it.each([
    ['another shop’s service does not know the customer', 401, 200],
    ['another shop’s service has no list of sign-ins', 404, 200],
    ['the service does not respond', 503, 503],
  ])('when %s (%d), returns %d', async (_case, status, expected) => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    await beCaller('customer');
    tools.status = status;
    const answered = await sendRequest<File & { message: string }>();
    expect(answered.status).toBe(expected);
    expect(answered.body).toMatchObject(
      expected === 200 ? { signIns: [] } : { message: words.unavailable },
    );
  });

  it('is available to customers only', async () => {
    expect(await sendRequest()).toMatchObject({ status: 401, body: { message: words.signIn } });
    await beCaller('guest');
    expect(await sendRequest()).toMatchObject({ status: 401, body: { message: words.signIn } });
  });

  it('requires a new sign-in when the shop no longer accepts the token', async () => {
    await beCaller('customer');
    browser.cookies.set('oxid-token', 'nonsense');
    expect(await sendRequest()).toMatchObject({ status: 401, body: { message: words.signIn } });
  });

  it.each(['CustomerProfile', 'CustomerOrders', 'CustomerBaskets'])(
    'is not sent incomplete when %s does not respond',
    async (operation) => {
      vi.mocked(console.warn).mockImplementation(() => undefined);
      await beCaller('customer');
      proxy.decide = (call) => (call.operation === operation ? 'drop' : 'pass');
      const { status, body, headers } = await sendRequest();
      expect(status).toBe(503);
      expect(body.message).toBe(words.unavailable);
      expect(headers.get('retry-after')).toBe('5');
    },
  );

  it('reads orders page by page until there are no more', async () => {
    await beCaller('customer');
    const [order] = (await sendRequest<File>()).body.orders;
    const pages = [Array.from({ length: 50 }, () => order), [order]];
    proxy.calls.length = 0;
    proxy.decide = ({ operation }) =>
      operation === 'CustomerOrders'
        ? { json: { data: { customer: { id: 'c', orders: pages.shift() ?? [] } } } }
        : 'pass';
    expect((await sendRequest<File>()).body.orders).toHaveLength(51);
    const orderRequests = proxy.calls.filter(({ operation }) => operation === 'CustomerOrders');
    expect(orderRequests.map(({ variables }) => variables)).toEqual([
      { offset: 0, limit: 50 },
      { offset: 50, limit: 50 },
    ]);
  });

  it('is rejected with 429 after too many requests', async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    const answers = [];
    await beCaller('customer');
    proxy.decide = () => 'drop';
    for (let time = 0; time < 11; time += 1) answers.push(await sendRequest());
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, body: { message: words.tooMany } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
