import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousShopper, createGuestShopper, signInShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';

/** All REST API calls that only dealers may make. A mounted route that is not listed here fails the first test. */
const calls: { route: string; path?: string; body?: unknown }[] = [
  { route: 'GET /b2b/overview' },
  { route: 'POST /b2b/overview/read', body: {} },
  { route: 'GET /b2b/availability' },
  { route: 'GET /b2b/availability.csv' },
  { route: 'GET /b2b/availability.xlsx' },
  { route: 'GET /b2b/orders' },
  { route: 'GET /b2b/orders.csv' },
  { route: 'GET /b2b/orders/:number{[0-9]{1,9}}', path: '/b2b/orders/241507' },
  {
    route: 'GET /b2b/orders/:number{[0-9]{1,9}}/:file{delivery-note(-[1-9][0-9]?)?\\.pdf}',
    path: '/b2b/orders/241507/delivery-note.pdf',
  },
  {
    route: 'GET /b2b/orders/:number{[0-9]{1,9}}/order-confirmation.pdf',
    path: '/b2b/orders/241507/order-confirmation.pdf',
  },
  { route: 'GET /b2b/invoices' },
  { route: 'GET /b2b/invoices.csv' },
  { route: 'GET /b2b/files' },
  { route: 'GET /b2b/files/:id', path: '/b2b/files/brand-logo' },
  { route: 'GET /b2b/images' },
  { route: 'POST /b2b/images/zip', body: { images: [] } },
  { route: 'GET /b2b/master-data' },
  { route: 'POST /b2b/master-data', body: {} },
  { route: 'POST /b2b/master-data/delivery-wish', body: {} },
  { route: 'GET /b2b/stock-connect' },
  { route: 'POST /b2b/stock-connect/credentials', body: {} },
  { route: 'DELETE /b2b/stock-connect/credentials' },
  { route: 'POST /b2b/stock-connect/test', body: {} },
  { route: 'POST /b2b/stock-report', body: [] },
];

/** The GraphQL fields of the shop that only dealers may read. A field restricted in the schema must be listed here. */
const shopFields: Record<string, string> = {
  'Query.purchasePrices': '{ purchasePrices { sku price } }',
  'Mutation.basketAddItems': 'mutation { basketAddItems(basketId: "x", items: []) { added } }',
  'Customer.credit': '{ customer { credit { limit open free } } }',
};

let tools: TestRest;
let tokens: Record<'anonymous' | 'guest' | 'consumer' | 'laden' | 'werkstatt', string | undefined>;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  const { shop } = tools;
  tokens = {
    anonymous: (await createAnonymousShopper(shop)).token,
    guest: (await createGuestShopper(shop)).token,
    consumer: (await signInShopper(shop, 'anna@lautlos.example')).token,
    laden: (await signInShopper(shop, 'laden@lautlos.example')).token,
    werkstatt: (await signInShopper(shop, 'werkstatt@lautlos.example')).token,
  };
}, 60_000);

afterAll(() => tools.close());

function send({ route, path, body }: (typeof calls)[number], token: string | undefined) {
  const [method = '', pattern = ''] = route.split(' ');
  return tools.call(path ?? pattern, { method, token, ...(body !== undefined && { body }) });
}

describe('list of B2B calls', () => {
  it('covers every route below /b2b', () => {
    const mounted = tools.routes().filter((route) => / \/b2b(\/|$)/.test(route));
    expect(mounted.sort()).toEqual(calls.map(({ route }) => route).sort());
  });

  it('covers every schema field for B2B customers', () => {
    const schema = buildSchema(readFileSync('graphql/shop/schema.graphql', 'utf8'));
    const fieldNames = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getFields' in type
        ? Object.values(type.getFields()).flatMap(({ name, description }) =>
            /for b2b customers|b2b customer may order/.test(description ?? '')
              ? [`${type.name}.${name}`]
              : [],
          )
        : [],
    );
    expect(fieldNames.sort()).toEqual(Object.keys(shopFields).sort());
  });
});

describe.each(calls)('$route', (call) => {
  it.each([
    ['a caller without a token', () => undefined, 401],
    ['an invalid token', () => 'nonsense', 401],
    ['an anonymous visitor', () => tokens.anonymous, 401],
    ['a guest', () => tokens.guest, 403],
    ['a consumer', () => tokens.consumer, 403],
  ])('rejects %s', async (_, token, status) => {
    const response = await send(call, token());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await response.json()) as object)).toEqual(['message']);
  });

  it('accepts a dealer and forbids caching the response', async () => {
    const response = await send(call, tokens.laden);
    expect([401, 403, 500]).not.toContain(response.status);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe.each(Object.entries(shopFields))('%s', (field, query) => {
  it.each([
    ['a caller without a token', () => undefined],
    ['an anonymous visitor', () => tokens.anonymous],
    ['a guest', () => tokens.guest],
    ['a consumer', () => tokens.consumer],
  ])('returns no data to %s', async (_, token) => {
    const { data, errors } = await tools.shop.query(query, { token: token() });
    const name = field.split('.')[1] ?? '';
    const customerData = data?.[name] ?? data?.customer?.[name] ?? null;
    expect(customerData).toBeNull();
    if (name !== 'credit') expect(errors).toHaveLength(1);
  });
});

describe('isolation between dealers', () => {
  it('exposes no data of another dealer on any call', async () => {
    await send({ route: 'POST /b2b/stock-connect/credentials', body: {} }, tokens.laden);
    const { orders } = await json('/b2b/orders', tokens.laden);
    const { invoices } = await json('/b2b/invoices?show=all', tokens.laden);
    const { user } = await json('/b2b/stock-connect', tokens.laden);
    const secrets = [
      ...orders.map(({ orderNumber }: { orderNumber: number }) => String(orderNumber)),
      ...invoices.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber),
      ...orders.flatMap(({ reference }: { reference: string }) => (reference ? [reference] : [])),
      ...['laden@lautlos.example', 'Radhaus Oranienplatz', 'DE555000227', '70112', String(user)],
    ];
    expect(orders.length).toBeGreaterThan(0);
    const numbers = orders.map(({ orderNumber }: { orderNumber: number }) => orderNumber);
    const paths = [
      ...calls.flatMap(({ route, path }) => {
        const [method, pattern = ''] = route.split(' ');
        return method === 'GET' ? [path ?? pattern] : [];
      }),
      ...numbers.map((number: number) => `/b2b/orders/${number}`),
      ...numbers.map((number: number) => `/b2b/orders/${number}/delivery-note.pdf`),
      ...numbers.map((number: number) => `/b2b/orders/${number}/order-confirmation.pdf`),
      ...numbers.map((number: number) => `/invoices/${number}.pdf`),
    ];
    for (const path of paths) {
      const response = await tools.call(path, { token: tokens.werkstatt });
      const text = await response.text();
      const found = secrets.filter((secret) => text.includes(secret));
      expect([path, found]).toEqual([path, []]);
    }
    for (const number of numbers) {
      const foreign = await tools.call(`/b2b/orders/${number}`, { token: tokens.werkstatt });
      const unknown = await tools.call('/b2b/orders/999999999', { token: tokens.werkstatt });
      expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
    }
  }, 60_000);

  // oxlint-disable-next-line typescript/no-explicit-any -- the answer of any call
  async function json(path: string, token: string | undefined): Promise<any> {
    return (await tools.call(path, { token })).json();
  }
});
