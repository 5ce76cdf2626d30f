import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';
import { type Database, openDatabase } from '../../database/database';
import { migrate } from '../../database/migrate';
import { createFixtureDemoFolder } from '../../demo-data/fixtures/fixture-demo';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, type Shopper } from '../../testing/shopper';
import { createDatabaseTarget } from '../../testing/test-database';
import { type GraphqlResponse, shopPath, type TestShop } from '../../testing/test-shop';
import { seedDemo } from '../seed/seed-demo';

const rounds = 4;
const shoppers = 3;
const stockAtFirst = 10_000;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kill-'));
const demo = createFixtureDemoFolder();
let place: string;
let remove: () => Promise<void>;
const children: ChildProcess[] = [];

interface Running {
  shop: TestShop;
  /** Kills the process with SIGKILL, like a power failure. */
  kill(): Promise<void>;
}

/** Starts the real services in a separate process. The tests call the shop over HTTP. */
async function startBackend(): Promise<Running> {
  const child = spawn(process.execPath, await getProgramArguments('main'), {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: place,
      DEMO_DIR: demo,
      BACKEND_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}`)));
  });
  const query: TestShop['query'] = async (text, { variables, token } = {}) => {
    const response = await fetch(`${url}${shopPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query: text, variables }),
    });
    return (await response.json()) as GraphqlResponse;
  };
  const shop = { query } as TestShop;
  return {
    shop,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function openShopDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

interface OrderInput {
  shopper: Shopper;
  basketId: string;
}

beforeAll(async () => {
  ({ location: place, remove } = await createDatabaseTarget());
  await openShopDatabase(async (db) => {
    await migrate(db);
    await seedDemo(db, demo, Date.now(), () => undefined);
    await createProductFixture({ db, clock: { now: () => Date.now() } } as unknown as TestShop, {
      id: 'endless',
      stock: stockAtFirst,
    });
  });
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await remove();
  rmSync(folder, { recursive: true, force: true });
  rmSync(demo, { recursive: true, force: true });
});

describe('backend killed while orders are placed', () => {
  it(
    'keeps every acknowledged order exactly once with consistent stock',
    { timeout: 300_000 },
    async () => {
      const acknowledged = new Map<string, number>();
      const unanswered: { token: string | undefined; basketId: string }[] = [];

      for (let round = 0; round < rounds; round += 1) {
        const { shop, kill } = await startBackend();
        const cut = new AbortController();
        const orderUntilCut = async () => {
          const shopper = await createGuestShopper(shop);
          for (let count = 0; !cut.signal.aborted; count += 1) {
            const orderInput: OrderInput = {
              shopper,
              basketId: await shopper.readyBasket('endless', { amount: 2, title: `b${count}` }),
            };
            unanswered.push({ token: shopper.token, basketId: orderInput.basketId });
            const { data } = await shopper.order(orderInput.basketId);
            acknowledged.set(orderInput.basketId, data.placeOrder.orderNumber);
          }
        };
        const workers = Array.from({ length: shoppers }, orderUntilCut).map((worker) =>
          worker.catch((error: unknown) => error),
        );
        const before = acknowledged.size;
        await expect
          .poll(() => acknowledged.size, { timeout: 120_000, interval: 5 })
          .toBeGreaterThan(before + Math.floor(Math.random() * 30));
        await kill();
        cut.abort();
        await Promise.all(workers);
      }

      const { shop, kill } = await startBackend();
      for (const { token, basketId } of unanswered) {
        const again = await shop.query(
          'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { orderNumber } }',
          {
            variables: { id: basketId },
            token,
          },
        );
        const known = acknowledged.get(basketId);
        if (known !== undefined) expect(again.data?.placeOrder.orderNumber).toBe(known);
        else if (again.data) acknowledged.set(basketId, again.data.placeOrder.orderNumber);
      }
      await kill();

      await openShopDatabase(async (db) => {
        const orders = await db
          .selectFrom('order')
          .select(['id', 'basket_id', 'order_number'])
          .execute();
        expect(new Map(orders.map((order) => [order.basket_id, order.order_number]))).toEqual(
          acknowledged,
        );
        expect(new Set(orders.map((order) => order.order_number)).size).toBe(orders.length);
        const items = await db
          .selectFrom('order_item')
          .select(['order_id', 'amount', 'product_id'])
          .execute();
        expect(new Set(items.map((item) => item.order_id))).toEqual(
          new Set(orders.map((order) => order.id)),
        );
        expect(items).toHaveLength(orders.length);
        const { amount } = await db
          .selectFrom('stock')
          .select('amount')
          .where('product_id', '=', 'endless')
          .executeTakeFirstOrThrow();
        expect(amount + items.reduce((sum, item) => sum + item.amount, 0)).toBe(stockAtFirst);
        const mails = await db.selectFrom('mail').select('key').execute();
        expect(new Set(mails.map(({ key }) => key))).toEqual(
          new Set(orders.map(({ id }) => `order-confirmation:${id}`)),
        );
      });
    },
  );
});
