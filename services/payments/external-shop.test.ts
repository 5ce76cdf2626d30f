import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startHttpServer } from '../http/server';
import { createServicesApp } from '../http/server';
import type { Logger } from '../platform/logger';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper, type Shopper } from '../testing/shopper';
import { openTestPayments, type TestPayments } from '../testing/test-payments';
import { openTestShop, shopPath, type TestShop } from '../testing/test-shop';
import { RestError } from '../rest/rest-error';
import { createPaymentRoutes } from './payments.routes';
import { createExternalShop } from './external-shop';

/**
 * An external shop that takes the orders, reachable over HTTP only, and the payments service with a separate database.
 */
let there: TestShop;
let address: string;
let closeThere: () => Promise<void>;
let payments: TestPayments;
const logged: string[] = [];
const logger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (message) => void logged.push(message),
};

beforeAll(async () => {
  there = await openTestShop();
  payments = await openTestPayments();
  const app = new Hono();
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { method, headers } = c.req.raw;
    return there.request(`${pathname}${search}`, { method, headers, body: await c.req.text() });
  });
  const server = await startHttpServer(app, 0);
  address = `http://127.0.0.1:${server.port}${shopPath}`;
  closeThere = () => server.close();
  // Avoids a conflict with order numbers of the embedded shop.
  await payments.shop.db.updateTable('sequence').set({ last: 900_000 }).execute();
});

afterAll(async () => {
  await closeThere();
  await there.close();
  await payments.close();
});

afterEach(() => logged.splice(0));

/** Creates the payments service as configured for an external shop. */
function service(shopUrl: string, timeoutMs?: number) {
  const shop = createExternalShop(shopUrl, timeoutMs === undefined ? {} : { timeoutMs });
  const routes = createPaymentRoutes({
    ...{ ...payments.shop.services, ...payments.services, logger },
    externalShop: shop,
  });
  const app = createServicesApp([new Hono().route('/payments', routes)], logger);
  app.onError((error, c) =>
    error instanceof RestError ? c.json({}, error.status) : c.json({}, 500),
  );
  return async (order: string, token?: string) => {
    const response = await app.request('/payments', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ order }),
    });
    const body = (await response.json()) as { url?: string | null; link?: string };
    return { status: response.status, ...body };
  };
}

let count = 0;

async function anOrder(payment = 'oxidcreditcard') {
  count += 1;
  const buyer = await createGuestShopper(there, { email: `fremd${count}@example.org` });
  const basket = await buyer.readyBasket(await createProductFixture(there), { payment });
  const { data } = await buyer.order(basket);
  return { buyer, ...(data.placeOrder as { id: string; orderNumber: number }) };
}

const attemptsOf = (order: string) =>
  payments.shop.db
    .selectFrom('payment_attempt')
    .select(['amount_cents', 'state'])
    .where('order_id', '=', order)
    .execute();

const mailsTo = async (buyer: string) =>
  (
    await payments.shop.db
      .selectFrom('mail')
      .select(['key', 'recipient', 'text'])
      .where('recipient', '=', buyer)
      .orderBy('id')
      .execute()
  ).map(({ key, text }) => `${key.replace(/:.*/, '')} ${/Betrag: (.+)/.exec(text)?.[1] ?? ''}`);

const tokenOf = ({ token }: Shopper) => token ?? '';

describe('order of an external shop', () => {
  it('is paid with number, amount and customer from the shop, and attempts stored locally', async () => {
    const pay = service(address);
    const { buyer, id, orderNumber } = await anOrder();
    const email = `fremd${count}@example.org`;
    const started = await pay(id, tokenOf(buyer));
    expect(started).toMatchObject({ status: 200, link: expect.stringMatching(`^${id}-`) });
    expect((await pay(id, tokenOf(buyer))).url).toBe(started.url);
    await payments.submitPaymentPage(started.url ?? '', { number: '4242 4242 4242 4242' });
    await payments.deliverEvents(3);
    expect(await attemptsOf(id)).toEqual([{ amount_cents: 200_000, state: 'paid' }]);
    expect(await there.db.selectFrom('payment_attempt').select('id').execute()).toEqual([]);
    expect(await mailsTo(email)).toEqual(['payment-paid 2.000,00\u00a0€']);
    const { subject } = await payments.shop.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(subject).toContain(String(orderNumber));
    expect(await pay(id, tokenOf(buyer))).toMatchObject({ status: 200, url: null });
    expect(await payments.shop.db.selectFrom('invoice').select('id').execute()).toEqual([]);
  });

  it('is refunded once it is cancelled in the shop', async () => {
    const pay = service(address);
    const { buyer, id, orderNumber } = await anOrder();
    const { url } = await pay(id, tokenOf(buyer));
    await payments.submitPaymentPage(url ?? '', { number: '4242 4242 4242 4242' });
    await payments.deliverEvents();
    await updateOrderProgress(there.services, {
      ...{ orderNumber, step: 'cancelled', isPaid: false },
      ...{ trackingNumber: null, expectedAt: null },
    });
    expect(await pay(id, tokenOf(buyer))).toMatchObject({ status: 200, url: null });
    await payments.reconcile();
    await payments.reconcile();
    const refunds = await payments.shop.db
      .selectFrom('payment_refund')
      .select(['amount_cents', 'state'])
      .where('order_id', '=', id)
      .execute();
    expect(refunds).toEqual([{ amount_cents: 200_000, state: 'succeeded' }]);
    expect((await mailsTo(`fremd${count}@example.org`)).at(-1)).toContain('payment-refunded');
  });

  it('is never cancelled by the service and starts no payment for a transfer', async () => {
    const pay = service(address);
    const { buyer, id } = await anOrder('oxidpayadvance');
    expect(await pay(id, tokenOf(buyer))).toMatchObject({ status: 200, url: null });
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('is accessible only with the token of its customer', async () => {
    const pay = service(address);
    const { id, buyer } = await anOrder();
    const other = await anOrder();
    expect((await pay(id, tokenOf(other.buyer))).status).toBe(404);
    expect((await pay('f'.repeat(32), tokenOf(buyer))).status).toBe(404);
    expect((await pay(id)).status).toBe(401);
    expect((await pay(id, 'no.real.token')).status).toBe(401);
    expect((await pay(id, `${tokenOf(buyer)}x`)).status).toBe(401);
    expect((await pay('../../x', tokenOf(buyer))).status).toBe(400);
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('is no longer charged when its amount has changed', async () => {
    const pay = service(address);
    const { id, buyer } = await anOrder();
    expect((await pay(id, tokenOf(buyer))).status).toBe(200);
    await there.db.updateTable('order').set({ total_cents: 1 }).where('id', '=', id).execute();
    expect((await pay(id, tokenOf(buyer))).status).toBe(503);
    expect(logged).toContain('An order of the external shop has a different amount than before');
    expect(await attemptsOf(id)).toEqual([{ amount_cents: 200_000, state: 'open' }]);
  });
});

describe('faulty external shop', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const hostile = async (listener: RequestListener) => {
    const own = createServer(listener);
    server = own;
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(own.address() as AddressInfo).port}/graphql`;
  };
  const id = 'a'.repeat(32);
  const order = {
    ...{ id, orderNumber: 77, ordered: '2026-11-21T12:00:00+00:00', paid: null, cancelled: false },
    cost: { total: 99.5, currency: { name: 'EUR' } },
    invoiceAddress: { email: 'fremd@example.org' },
    payment: { payment: { id: 'oxidcreditcard' } },
  };
  const saying =
    (body: unknown, status = 200): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  const orders = (...list: unknown[]) => saying({ data: { customer: { orders: list } } });

  it.each<[string, RequestListener, number]>([
    ['broken JSON', saying('{"data": {"customer"'), 503],
    ['an HTML page', saying('<html>Wartung</html>'), 503],
    ['no data', saying({}), 503],
    ['GraphQL errors', saying({ errors: [{ message: 'Internal server error' }] }), 503],
    ['a rejected token', saying({ errors: [{ message: 'The access token is invalid' }] }), 401],
    ['status 403', saying('', 403), 401],
    ['invalid orders', saying({ data: { customer: { orders: 'all' } } }), 503],
    ['other orders only', orders({ ...order, id: 'b'.repeat(32) }), 404],
    ['no orders', orders(), 404],
    ['an invalid number', orders({ ...order, orderNumber: -1 }), 503],
    ['a negative amount', orders({ ...order, cost: { ...order.cost, total: -5 } }), 503],
    ['fractions of a cent', orders({ ...order, cost: { ...order.cost, total: 99.999 } }), 503],
    ['an excessive amount', orders({ ...order, cost: { ...order.cost, total: 1e15 } }), 503],
    ['another currency', orders({ ...order, cost: { total: 5, currency: { name: 'USD' } } }), 503],
    ['an invalid email', orders({ ...order, invoiceAddress: { email: 'x\r\nBcc: y@z.de' } }), 503],
    ['an unknown payment method', orders({ ...order, payment: { payment: { id: 'gold' } } }), 503],
    ['no payment method', orders({ ...order, payment: null }), 503],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/x' }).end(), 503],
    ['a dropped connection', (_, response) => response.destroy(), 503],
    ['an oversized body', saying(`{"data":"${'x'.repeat(2 * 1024 * 1024)}"}`), 503],
  ])('starts no payment for a response with %s', async (_, listener, status) => {
    const pay = service(await hostile(listener));
    expect((await pay(id, 'a.good.token')).status).toBe(status);
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('is limited by a timeout when it does not respond', async () => {
    const pay = service(await hostile(() => undefined), 50);
    expect((await pay(id, 'a.good.token')).status).toBe(503);
  });

  it('is limited by a timeout when the response never ends', async () => {
    const drip: RequestListener = (_request, response) => {
      response.writeHead(200);
      response.write('{');
    };
    const pay = service(await hostile(drip), 50);
    expect((await pay(id, 'a.good.token')).status).toBe(503);
  });

  it('cannot use the number of a local order or change a local order', async () => {
    const buyer = await createGuestShopper(payments.shop, { email: 'unser@example.org' });
    const basket = await buyer.readyBasket(await createProductFixture(payments.shop), {
      payment: 'oxidcreditcard',
    });
    const { data } = await buyer.order(basket);
    const own = data.placeOrder as { id: string; orderNumber: number };
    const taken = service(await hostile(orders({ ...order, orderNumber: own.orderNumber })));
    expect((await taken(id, 'a.good.token')).status).toBe(503);
    server?.close();
    const same = { ...order, id: own.id, cancelled: true, paid: '2026-11-21T12:00:00+00:00' };
    const claimed = service(
      await hostile(orders({ ...same, cost: { ...order.cost, total: 2_000 } })),
    );
    await claimed(own.id, 'a.good.token');
    const row = await payments.shop.db
      .selectFrom('order')
      .select(['cancelled', 'paid_at'])
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ cancelled: 0, paid_at: null });
  });

  it('is only queried for orders, with the customer’s own token', async () => {
    const seen: { authorization: string | undefined; body: string }[] = [];
    const listener: RequestListener = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push({ authorization: request.headers.authorization, body });
      orders(order)(request, response);
    };
    const pay = service(await hostile(listener));
    expect((await pay(id, 'a.good.token')).status).toBe(200);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.authorization).toBe('Bearer a.good.token');
    expect(JSON.parse(seen[0]?.body ?? '{}')).toMatchObject({
      variables: { offset: 0, limit: 50 },
    });
    expect(seen[0]?.body).not.toContain('mutation');
  });
});
