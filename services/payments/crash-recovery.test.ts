import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { createFixtureDemoFolder } from '../demo-data/fixtures/fixture-demo';
import { seedDemo } from '../shop/seed/seed-demo';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { type GraphqlResponse, shopPath, type TestShop } from '../testing/test-shop';

/**
 * Runs the real services in a separate process and kills it right after a payment-related write, a different write in
 * each test. Afterwards the buyer, the provider and the jobs must continue without losing or repeating a payment.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kill-payments-'));
const demo = createFixtureDemoFolder();
const orderToDie = join(folder, 'die-after-write');
const stockAtFirst = 1_000;
const waitOptions = { timeout: 60_000, interval: 50 };

let db: Database;
let child: ChildProcess;
let url: string;

async function startServices(): Promise<void> {
  const hook = new URL('../testing/exit-after-write.mjs', import.meta.url);
  hook.searchParams.set('file', orderToDie);
  child = spawn(process.execPath, ['--import', hook.href, ...(await getProgramArguments('main'))], {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, DEMO_DIR: demo, BACKEND_PORT: '0' },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('ended at the start')));
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout! }), 'line'),
    ended,
  ]);
  ({ url } = JSON.parse(String(line)));
}

/** Kills the services after the nth write from now on. The promise resolves when they have ended. */
function killAfter(writes: number): Promise<unknown> {
  const exited = once(child, 'exit');
  writeFileSync(orderToDie, String(writes));
  return exited;
}

const shop = {
  query: async (text, { variables, token } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query: text, variables });
    const response = await fetch(`${url}${shopPath}`, { method: 'POST', headers, body });
    return (await response.json()) as GraphqlResponse;
  },
} as TestShop;

interface Placed {
  id: string;
  orderNumber: number;
  link: string;
}

async function placeOrder(): Promise<Placed> {
  const buyer = await createGuestShopper(shop);
  const { data } = await buyer.ask(
    'mutation ($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id orderNumber payment { link } } }',
    { id: await buyer.readyBasket('paid-for', { payment: 'oxidcreditcard' }) },
  );
  const { id, orderNumber, payment } = data.placeOrder;
  return { id, orderNumber, link: payment.link };
}

async function stateOf({ link }: Placed): Promise<string> {
  const response = await fetch(`${url}/tools/payments/links/${link}`);
  return ((await response.json()) as { state: string }).state;
}

/** Pays like a buyer: opens the payment page and submits a card. Does nothing if the order is paid. */
async function pay({ link }: Placed): Promise<void> {
  const started = await fetch(`${url}/tools/payments/links/${link}`, {
    method: 'POST',
    body: '{}',
  });
  const address = ((await started.json()) as { url: string | null }).url;
  if (address === null) return;
  await fetch(`${url}${new URL(address).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242' }),
    redirect: 'manual',
  });
}

const mailsOf = async ({ orderNumber }: Placed) => {
  const mails = await db.selectFrom('mail').select(['key', 'subject']).orderBy('id').execute();
  return mails
    .filter(({ subject }) => subject.includes(String(orderNumber)))
    .flatMap(({ key }) => /^payment-(\w+):/.exec(key)?.[1] ?? [])
    .toSorted();
};

/** Returns the provider's data of an order: its payment pages by state, and the refunded amount. */
async function atProvider({ id }: Placed) {
  const rows = await db.selectFrom('provider_object').select(['kind', 'body']).execute();
  const own = rows
    .filter(({ body }) => body.includes(id))
    .map(({ kind, body }) => ({ kind, ...JSON.parse(body) }));
  const intents = new Set(own.filter(({ kind }) => kind === 'intent').map((one) => one.id));
  const refunds = rows
    .filter(({ kind }) => kind === 'refund')
    .map(({ body }) => JSON.parse(body))
    .filter((refund) => intents.has(refund.payment_intent));
  return {
    sessions: own.filter(({ kind }) => kind === 'session').map(({ status }) => status),
    refunds,
  };
}

async function stock(): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('amount')
    .where('product_id', '=', 'paid-for')
    .executeTakeFirstOrThrow();
  return row.amount;
}

beforeAll(async () => {
  db = openDatabase(join(folder, 'backend.db'));
  await migrate(db);
  await seedDemo(db, demo, Date.now(), () => undefined);
  const anywhere = { db, clock: { now: () => Date.now() } } as unknown as TestShop;
  await createProductFixture(anywhere, { id: 'paid-for', stock: stockAtFirst });
  await startServices();
}, 120_000);

afterAll(async () => {
  child.kill('SIGKILL');
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
  rmSync(demo, { recursive: true, force: true });
});

it.each([1, 2, 3, 4, 5])(
  'after a crash at write %i of a payment, the order is paid once',
  { timeout: 120_000 },
  async (write) => {
    const placed = await placeOrder();
    const killed = killAfter(write);
    await pay(placed).catch(() => undefined);
    await killed;
    await startServices();
    await pay(placed);
    await expect.poll(() => stateOf(placed), waitOptions).toBe('paid');
    expect(await atProvider(placed)).toEqual({ sessions: ['complete'], refunds: [] });
    expect(await mailsOf(placed)).toEqual(['paid']);
  },
);

it.each([1, 2, 3])(
  'after a crash at write %i of a refund, the refund is issued once',
  { timeout: 120_000 },
  async (write) => {
    const placed = await placeOrder();
    await pay(placed);
    await expect.poll(() => stateOf(placed), waitOptions).toBe('paid');
    const before = await stock();
    const killed = killAfter(write);
    await updateOrderProgress(
      { db, clock: { now: () => Date.now() } },
      {
        ...{ orderNumber: placed.orderNumber, step: 'cancelled', isPaid: false },
        ...{ trackingNumber: null, expectedAt: null },
      },
    );
    await killed;
    await startServices();
    await expect.poll(() => mailsOf(placed), waitOptions).toEqual(['paid', 'refunded']);
    const { refunds } = await atProvider(placed);
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([200_000]);
    expect(await stateOf(placed)).toBe('refunded');
    expect(await stock()).toBe(before + 1);
  },
);

it.each([1, 2])(
  'after a crash at write %i of an expiry, the order is cancelled once and its payment page closed',
  { timeout: 120_000 },
  async (write) => {
    const placed = await placeOrder();
    await fetch(`${url}/tools/payments/links/${placed.link}`, { method: 'POST', body: '{}' });
    const before = await stock();
    const killed = killAfter(write);
    await db
      .updateTable('order')
      .set({ pay_until: Date.now() - 1 })
      .where('id', '=', placed.id)
      .execute();
    await killed;
    await startServices();
    await expect.poll(() => mailsOf(placed), waitOptions).toEqual(['ended']);
    expect((await atProvider(placed)).sessions).toEqual(['expired']);
    expect(await stateOf(placed)).toBe('ended');
    expect(await stock()).toBe(before + 1);
  },
);
