import { afterEach, beforeEach, expect, it } from 'vitest';
import { Hono } from 'hono';
import { createServicesApp } from '../http/server';
import { enqueueMail } from '../mail/outbox';
import { createLogger, silentLogger } from '../platform/logger';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { createOperationsApp } from './operations.routes';
import { createServiceMetrics } from './service-metrics';

const token = 'a-token-of-thirty-two-characters!!';
let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Mounts the services' routes and one that fails. */
function services({ write = (_line: string) => undefined as unknown } = {}) {
  const counted = createServiceMetrics({ db: shop.db, clock: shop.clock });
  const logger = createLogger((line) => void write(line));
  const failing = new Hono().get('/tools/failing', () => {
    throw new Error('Out of order');
  });
  const operations = createOperationsApp({
    readiness: () => Promise.reject(new Error('Nobody asks')),
    isDraining: () => false,
    seededAt: null,
    metrics: { token, read: counted.read },
  });
  return createServicesApp([operations, failing], logger, counted.countAnswer);
}

it('returns response, queue and order metrics for a valid token', async () => {
  const app = services();
  await app.request('/tools/failing');
  await app.request('/health');
  const mail = { recipient: 'a@example.org', subject: 'x', text: 'x', html: 'x' };
  await enqueueMail(shop.db, { ...mail, key: 'one' }, shop.clock.now());
  await enqueueMail(shop.db, { ...mail, key: 'two' }, shop.clock.now());
  await shop.db
    .updateTable('mail')
    .set({ failed_at: shop.clock.now() })
    .where('key', '=', 'two')
    .execute();
  shop.clock.advance(90_000);
  const shopper = await createGuestShopper(shop);
  await shopper.order(await shopper.readyBasket(await createProductFixture(shop)));
  const response = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(
    'services_request_duration_seconds_count{service="tools",status="5xx"} 1',
  );
  expect(lines).toContain(
    'services_request_duration_seconds_count{service="other",status="2xx"} 1',
  );
  expect(lines).toContain('shop_outbox_oldest_seconds 90');
  expect(lines).toContain('shop_outbox_failed 1');
  expect(lines).toContain('shop_orders{state="ordered"} 1');
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
});

it('returns the same metrics as JSON on request', async () => {
  const response = await services().request('/metrics', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  expect(response.headers.get('content-type')).toContain('application/json');
  const metrics = (await response.json()) as { name: string }[];
  const names = metrics.map(({ name }) => name);
  for (const name of ['services_request_duration_seconds', 'shop_outbox_oldest_seconds'])
    expect(names).toContain(name);
  expect(names).toContain('shop_orders');
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
});

it.each([undefined, 'Bearer wrong', token, `Bearer ${token}x`])(
  'returns 401 without metrics for %j',
  async (authorization) => {
    const shown = authorization === undefined ? undefined : { headers: { authorization } };
    const response = await services().request('/metrics', shown);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/_total|_seconds/);
  },
);

it('uses a valid request id in log and response and replaces an invalid one', async () => {
  const lines: string[] = [];
  const app = services({ write: (line) => lines.push(line) });
  const ask = (id: string) => app.request('/tools/failing', { headers: { 'x-request-id': id } });
  expect((await ask('visit-0815-ludwig')).headers.get('x-request-id')).toBe('visit-0815-ludwig');
  const given = (await ask('"},{"level":"error"')).headers.get('x-request-id');
  expect(given).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['visit-0815-ludwig', given]);
});

it('returns 404 when no token is configured', async () => {
  const operations = createOperationsApp({
    readiness: () => Promise.reject(new Error('Nobody asks')),
    isDraining: () => false,
    seededAt: null,
  });
  const app = createServicesApp([operations], silentLogger);
  expect((await app.request('/metrics')).status).toBe(404);
});
