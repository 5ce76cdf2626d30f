import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { removeExpiredCustomerRequests } from '../background-jobs';
import { notifyStockAlerts } from './notify-stock-alerts';
import { createUnsubscribeToken } from '../mail/confirmation-tokens';

let tools: TestRest;
let sku: string;

beforeAll(async () => {
  tools = await openTestRest();
  const row = await tools.shop.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.sku'])
    .where('product.weight_class', '=', 'bike')
    .where('product.outlet', '=', 0)
    .where('product.b2b_only', '=', 0)
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .orderBy('product.sku')
    .executeTakeFirstOrThrow();
  sku = row.sku ?? '';
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db } = tools.shop;
  await db.deleteFrom('stock_alert').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
  await stock({ amount: 0 });
  await db.updateTable('product').set({ active: 1 }).where('sku', '=', sku).execute();
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const email = 'anna@example.org';

const stock = (amounts: { amount: number; incoming1?: number; incoming1_at?: number }) =>
  tools.shop.db
    .updateTable('stock')
    .set({ incoming1: null, incoming1_at: null, incoming2: null, incoming2_at: null, ...amounts })
    .where(({ eb, selectFrom }) =>
      eb('product_id', '=', selectFrom('product').select('id').where('sku', '=', sku)),
    )
    .execute();
const ask = (fields: Record<string, unknown> = {}) =>
  tools.call('/watches', { body: { email, language: 'de', sku, ...fields } });
const send = (deed: 'confirm' | 'end', token: string) =>
  tools.call(`/watches/${deed}`, { body: { token } });
const rows = () => tools.shop.db.selectFrom('stock_alert').selectAll().execute();
const subjects = async () => (await tools.mails()).map(({ subject }) => subject);
const notify = () => notifyStockAlerts(tools.shop.services);
const inDays = (count: number) =>
  new Date(tools.shop.clock.now() + count * day).toISOString().slice(0, 10);

async function lastToken(page: 'confirm' | 'end'): Promise<string> {
  const text = (await tools.mails()).at(-1)?.text ?? '';
  return new RegExp(`/watch/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'none';
}

async function watch(fields: Record<string, unknown> = {}): Promise<void> {
  await ask(fields);
  await send('confirm', await lastToken('confirm'));
}

describe('stock alert', () => {
  it('requires confirmation by email before any notification', async () => {
    expect((await ask()).status).toBe(202);
    const token = await lastToken('confirm');
    expect(JSON.stringify(await rows())).not.toContain(token);
    await stock({ amount: 2 });
    expect(await notify()).toBe(0);
    expect((await send('confirm', token)).status).toBe(200);
    expect((await send('confirm', token)).status).toBe(200);
    expect(await notify()).toBe(1);
    expect((await tools.mails()).at(-1)).toMatchObject({ recipient: email });
    expect((await subjects()).at(-1)).toMatch(/^Da: /);
  });

  it('is sent once and then deleted', async () => {
    await watch();
    expect(await notify()).toBe(0);
    await stock({ amount: 1 });
    expect(await Promise.all([notify(), notify()])).toContain(1);
    expect(await notify()).toBe(0);
    expect(await rows()).toEqual([]);
    expect(await tools.mails()).toHaveLength(2);
  });

  it('is sent when the estimated delivery meets the requested date, not before', async () => {
    await watch({ day: inDays(30) });
    await stock({ amount: 0, incoming1: 3, incoming1_at: tools.shop.clock.now() + 40 * day });
    expect(await notify()).toBe(0);
    await stock({ amount: 0, incoming1: 3, incoming1_at: tools.shop.clock.now() + 10 * day });
    expect(await notify()).toBe(1);
    expect((await subjects()).at(-1)).toMatch(/^Bis 21\. Dezember 2026 bei Ihnen: /);
  });

  it('is sent when the requested date has passed', async () => {
    await watch({ day: inDays(2) });
    tools.shop.clock.advance(3 * day);
    expect(await notify()).toBe(1);
    expect((await subjects()).at(-1)).toMatch(/^Nicht bis /);
    tools.shop.clock.advance(-3 * day);
  });

  it('is sent with a valid link when the variant is discontinued', async () => {
    await watch({ language: 'en' });
    await tools.shop.db.updateTable('product').set({ active: 0 }).where('sku', '=', sku).execute();
    expect(await notify()).toBe(1);
    const last = (await tools.mails()).at(-1);
    expect(last?.subject).toMatch(/^No longer available: /);
    expect(last?.text).toContain('http://localhost:3000/en/bikes\n');
    expect(await rows()).toEqual([]);
  });

  it('ends after a year with a notification', async () => {
    await watch();
    tools.shop.clock.advance(366 * day);
    expect(await notify()).toBe(1);
    expect((await subjects()).at(-1)).toMatch(/^Seit einem Jahr/);
    tools.shop.clock.advance(-366 * day);
  });
});

describe('unsubscribe link', () => {
  it('is in the body and header of each email, ends the stock alert and can be used twice', async () => {
    await watch();
    const head = await tools.shop.db.selectFrom('mail').select('unsubscribe_url').execute();
    const token = await lastToken('end');
    expect(head[0]?.unsubscribe_url).toBe(
      `http://localhost:3000/api/watches/one-click?token=${token}`,
    );
    expect((await send('end', token)).status).toBe(200);
    expect((await send('end', token)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it.each(['x', 'a.b', 'none', '.'])('rejects the token %s', async (token) => {
    await watch();
    expect((await send('end', token)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('rejects a token of another purpose', async () => {
    await watch();
    const { tokenSecret } = tools.shop.services;
    const [row] = await rows();
    const forged = createUnsubscribeToken('newsletter-unsubscribe', row?.id ?? '', tokenSecret);
    expect((await send('end', forged)).status).toBe(404);
  });
});

describe('stock alert request', () => {
  it('returns the same response for known and unknown addresses and reports an existing alert by email', async () => {
    const first = await ask();
    await send('confirm', await lastToken('confirm'));
    tools.shop.clock.advance(hour);
    const [known, unknown] = [await ask(), await ask({ email: 'neu@example.org' })];
    expect([known.status, unknown.status]).toEqual([first.status, first.status]);
    expect(await known.text()).toBe(await unknown.text());
    expect(await subjects()).toContainEqual(expect.stringMatching(/^Schon vorgemerkt/));
    expect(await rows()).toHaveLength(2);
  });

  it('triggers one email per address, alert and hour and at most four in total', async () => {
    await ask();
    await ask({ email: ' Anna@Example.org ' });
    expect(await tools.mails()).toHaveLength(1);
    for (let count = 2; count < 9; count += 1) await ask({ day: inDays(20 + count) });
    await ask({ email: 'anna+more@example.org' });
    expect(await tools.mails()).toHaveLength(4);
  });

  it('is limited to ten per address', async () => {
    for (let count = 0; count < 12; count += 1) {
      await ask({ day: inDays(20 + count) });
      tools.shop.clock.advance(hour);
    }
    expect(await rows()).toHaveLength(10);
    tools.shop.clock.advance(-12 * hour);
  });

  it.each([
    ['an unknown article', { sku: 'XX9.99.Z.Z.ZZ' }],
    ['a script', { sku: '<script>' }],
    ['a past date', { day: '2020-01-01' }],
    ['an invalid date', { day: '2026-02-31' }],
    ['a date in ten years', { day: '2036-01-01' }],
    ['an invalid email', { email: 'anna' }],
    ['an overlong email', { email: `${'a'.repeat(1000)}@example.org` }],
  ])('is rejected for %s', async (_case, fields) => {
    expect((await ask(fields)).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
  });

  it('is rejected for a discontinued article', async () => {
    await tools.shop.db.updateTable('product').set({ active: 0 }).where('sku', '=', sku).execute();
    expect((await ask()).status).toBe(400);
  });

  it('is deleted without confirmation, which invalidates its token', async () => {
    await ask();
    const token = await lastToken('confirm');
    tools.shop.clock.advance(7 * day + 1);
    expect((await send('confirm', token)).status).toBe(410);
    await removeExpiredCustomerRequests(tools.shop.services);
    expect(await rows()).toEqual([]);
    expect((await send('confirm', token)).status).toBe(410);
    tools.shop.clock.advance(-7 * day - 1);
  });
});
