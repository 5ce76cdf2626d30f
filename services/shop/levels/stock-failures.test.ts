import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logger, silentLogger } from '../../platform/logger';
import { createFailingDatabase } from '../../testing/database-faults';
import { openTestShop, shopPath, type TestShop } from '../../testing/test-shop';
import { createShopApp } from '../shop-app';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ level: 'stock' });
});

afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  shop.request(shopPath, { method: 'POST', headers, body });

async function expectMaintenancePage(response: Response): Promise<void> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    500,
    expect.stringContaining('text/html'),
  ]);
  expect(await response.text()).toContain('Maintenance mode');
}

describe('HTML page with status 500', () => {
  it.each([
    ['stock', 'PaginationFilterInput'],
    ['stock-7', 'PaginationInput'],
    ['stock', '[BasketAddItemInput!]!'],
  ] as const)('is the response of %s to a variable of the type %s', async (level, type) => {
    const app = createShopApp(shop.services, { level });
    const query = `query($page: ${type}) { products(pagination: $page) { id } }`;
    const init = { method: 'POST', headers: json, body: JSON.stringify({ query }) };
    await expectMaintenancePage(await app.request(shopPath, init));
  });

  it.each([
    ['stock', 'PaginationInput'],
    ['stock-7', 'PaginationFilterInput'],
  ] as const)('is not the response of %s to the type %s', async (level, type) => {
    const app = createShopApp(shop.services, { level });
    const query = `query($page: ${type}) { products(pagination: $page) { id } }`;
    const variables = { page: { offset: 0, limit: 1 } };
    const init = { method: 'POST', headers: json, body: JSON.stringify({ query, variables }) };
    const response = await app.request(shopPath, init);
    expect(await response.json()).toEqual({ data: { products: [{ id: expect.any(String) }] } });
  });

  it('is the response to an unexpected failure, which is logged', async () => {
    const logged: string[] = [];
    const logger: Logger = { ...silentLogger, error: (message) => void logged.push(message) };
    const clock = {
      now: () => {
        throw new Error('The clock has stopped');
      },
    };
    const app = createShopApp({ ...shop.services, clock, logger }, { level: 'stock' });
    await expectMaintenancePage(
      await app.request(shopPath, { method: 'POST', headers: json, body: '{"query":"{ token }"}' }),
    );
    expect(logged).toEqual(['A request failed']);
  });

  it('is the response while the database is unavailable', async () => {
    const { db, failAfter } = createFailingDatabase(shop.db);
    failAfter(0);
    const app = createShopApp({ ...shop.services, db }, { level: 'stock' });
    const body = '{"query":"{ countries { id } }"}';
    await expectMaintenancePage(
      await app.request(shopPath, { method: 'POST', headers: json, body }),
    );
  });
});

describe('unreadable requests', () => {
  it.each([
    ['invalid JSON', '{', json],
    ['a batch', '[{"query":"{ token }"}]', json],
    ['no query', '{}', json],
    ['a document as the body', '{ token }', { 'content-type': 'application/graphql' }],
  ])('end in a syntax error with status 200: %s', async (_name, body, headers) => {
    const response = await post(body, headers);
    const message = 'Syntax Error: Unexpected <EOF>';
    expect([response.status, await response.json()]).toEqual([
      200,
      { errors: [{ message, debugMessage: message }] },
    ]);
  });

  it('include no body that is too large', async () => {
    expect((await post(JSON.stringify({ query: '#'.repeat(300_000) }))).status).toBe(413);
  });
});

describe('errors', () => {
  it('have a debug message beside the message', async () => {
    const message = 'Product was not found by id: ghost';
    expect(await shop.query('{ product(productId: "ghost") { id } }')).toEqual({
      errors: [
        {
          ...{ message, debugMessage: message, path: ['product'] },
          locations: [{ line: 1, column: 3 }],
        },
      ],
    });
  });

  it('of resolvers stay in JSON, and the debug message names the place', async () => {
    const broken = await openTestShop({ level: 'stock' });
    await broken.db.schema.alterTable('country').renameTo('gone').execute();
    const { errors } = await broken.query('{ countries { id } }');
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Internal server error',
        debugMessage: expect.stringMatching(/ at countries$/),
      }),
    ]);
    await broken.close();
  });

  it('of unknown fields name the nearest field', async () => {
    const query = '{ product(productId: "x") { stock { calculatedStock } } }';
    expect((await shop.query(query)).errors?.[0]?.message).toMatch(
      /^Cannot query field "calculatedStock" on type "ProductStock"\./,
    );
  });
});
