import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousShopper, createGuestShopper, signInShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';

let tools: TestRest;
let tokens: Record<string, string | undefined>;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  const { shop } = tools;
  tokens = {
    anonymous: (await createAnonymousShopper(shop)).token,
    guest: (await createGuestShopper(shop)).token,
    anna: (await signInShopper(shop, 'anna@lautlos.example')).token,
    laden: (await signInShopper(shop, 'laden@lautlos.example')).token,
    werkstatt: (await signInShopper(shop, 'werkstatt@lautlos.example')).token,
  };
});

afterAll(() => tools.close());

const calls: [string, string][] = [
  ['GET', '/b2b/overview'],
  ['POST', '/b2b/overview/read'],
  ['GET', '/b2b/availability'],
  ['GET', '/b2b/availability.csv'],
  ['GET', '/b2b/availability.xlsx'],
  ['GET', '/b2b/orders'],
  ['GET', '/b2b/orders.csv'],
  ['GET', '/b2b/orders/241507'],
  ['GET', '/b2b/orders/240440/delivery-note.pdf'],
  ['GET', '/b2b/invoices'],
  ['GET', '/b2b/invoices.csv'],
  ['GET', '/b2b/files'],
  ['GET', '/b2b/files/brand-logo'],
  ['GET', '/b2b/images'],
  ['POST', '/b2b/images/zip'],
  ['GET', '/b2b/master-data'],
  ['POST', '/b2b/master-data'],
  ['POST', '/b2b/master-data/delivery-wish'],
  ['GET', '/b2b/nothing-of-this-name'],
];

const call = (method: string, path: string, token: string | undefined) =>
  tools.call(path, { method, token, ...(method === 'POST' && { body: {} }) });

describe.each(calls)('%s %s', (method, path) => {
  it('rejects requests without sign-in or with an invalid token', async () => {
    for (const token of [undefined, tokens.anonymous, 'no token']) {
      const response = await call(method, path, token);
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ message: 'Bitte melden Sie sich an.' });
    }
  });

  it('rejects customers without a dealer account', async () => {
    for (const token of [tokens.anna, tokens.guest]) {
      const response = await call(method, path, token);
      expect(response.status).toBe(403);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        message: 'Dieser Bereich ist Händlern vorbehalten.',
      });
    }
  });
});

it('rejects a customer as soon as the dealer status is removed', async () => {
  const { shop } = tools;
  await shop.db
    .deleteFrom('customer_group')
    .where('group_id', '=', 'oxiddealer')
    .where('customer_id', 'in', (query) =>
      query.selectFrom('customer').select('id').where('email', '=', 'werkstatt@lautlos.example'),
    )
    .execute();
  expect((await call('GET', '/b2b/availability', tokens.werkstatt)).status).toBe(403);
  expect((await call('GET', '/b2b/availability', tokens.laden)).status).toBe(200);
});

describe('order and invoice numbers of another dealer', () => {
  it('return the same 404 as unknown numbers', async () => {
    const other = await openTestRest({ demoDir: 'demo' });
    const laden = (await signInShopper(other.shop, 'laden@lautlos.example')).token;
    const werkstatt = (await signInShopper(other.shop, 'werkstatt@lautlos.example')).token;
    const answer = await other.call('/b2b/orders', { token: laden });
    const { orders } = (await answer.json()) as { orders: { orderNumber: number }[] };
    const paths = (number: number) => [
      `/b2b/orders/${number}`,
      `/b2b/orders/${number}/delivery-note.pdf`,
      `/invoices/${number}.pdf`,
    ];
    const responseTextOf = async (path: string) => {
      const response = await other.call(path, { token: werkstatt });
      return { status: response.status, body: await response.text() };
    };
    const [unknownResponse] = await Promise.all(paths(999_999_999).map(responseTextOf));
    expect(orders).not.toEqual([]);
    for (const path of orders.flatMap(({ orderNumber }) => paths(orderNumber)))
      expect([path, await responseTextOf(path)]).toEqual([path, unknownResponse]);
    await other.close();
  });
});
