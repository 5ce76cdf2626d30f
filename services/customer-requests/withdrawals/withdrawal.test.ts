import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let orderNumber: string;
let noon: number;

beforeAll(async () => {
  tools = await openTestRest();
  noon = tools.shop.clock.now();
  const shopper = await createGuestShopper(tools.shop, { email: 'Mareike@example.org' });
  const { data } = await shopper.order(
    await shopper.readyBasket(await createProductFixture(tools.shop)),
  );
  orderNumber = String(data.placeOrder.orderNumber);
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db, clock } = tools.shop;
  clock.advance(noon - clock.now());
  await db.deleteFrom('withdrawal').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
});

let keys = 0;

const declare = (fields: Record<string, unknown> = {}) => {
  keys += 1;
  const body = {
    key: `key-of-a-declaration-${keys}`,
    name: 'Mareike Thießen',
    email: 'mareike@example.org',
    orderNumber,
    text: 'Der Rahmen ist mir zu groß.\nGruß',
    language: 'de',
    ...fields,
  };
  return tools.call('/withdrawals', { body });
};

const rows = () => tools.shop.db.selectFrom('withdrawal').selectAll().execute();

describe('withdrawal', () => {
  it('is stored with its order and confirmed at once with content, date and time', async () => {
    const response = await declare();
    expect(response.status).toBe(201);
    const [row] = await rows();
    expect(await response.json()).toEqual({ id: row?.id, receivedAt: '2026-11-21T12:00:00.000Z' });
    const order = await tools.shop.db.selectFrom('order').select('id').executeTakeFirstOrThrow();
    expect(row?.order_id).toBe(order.id);

    const [receipt, copy] = await tools.mails();
    expect(receipt).toMatchObject({
      recipient: 'mareike@example.org',
      subject: 'Ihr Widerruf ist bei uns eingegangen',
    });
    for (const sentence of [
      '21. November 2026 um 13:00:00 MEZ',
      'Mareike Thießen',
      `Bestellung: ${orderNumber}`,
      'Der Rahmen ist mir zu groß.\nGruß',
      row?.id ?? 'no id',
    ])
      expect(receipt?.text).toContain(sentence);
    expect(receipt?.text).not.toContain('gibt es eine Bestellung');
    expect(copy?.recipient).toBe('post@lautlos.example');
    expect(copy?.text).toContain('Zu Bestellnummer und E-Mail gibt es eine Bestellung.');
  });

  it('is confirmed in English for an English sender', async () => {
    await declare({ language: 'en' });
    const [receipt, copy] = await tools.mails();
    expect(receipt?.subject).toBe('We have received your withdrawal');
    expect(receipt?.text).toContain('21 November 2026 at 13:00:00 CET');
    expect(copy?.subject).toBe(`Widerruf zu Bestellung ${orderNumber}`);
  });

  it.each([
    ['another email', { email: 'andere@example.org' }],
    ['an unknown order number', { orderNumber: '999999' }],
    ['an order number without digits', { orderNumber: 'mein Rad' }],
    ['too many digits', { orderNumber: '1234567890123' }],
  ])('with %s gets the same response and is left for manual review', async (_, fields) => {
    const response = await declare(fields);
    expect(response.status).toBe(201);
    expect(Object.keys((await response.json()) as object)).toEqual(['id', 'receivedAt']);
    expect((await rows())[0]?.order_id).toBeNull();
    const [receipt, copy] = await tools.mails();
    expect(receipt?.subject).toBe('Ihr Widerruf ist bei uns eingegangen');
    expect(copy?.text).toContain('gibt es keine Bestellung');
  });

  it.each(['Bestellung {}', 'Nr. {}', ' {} '])('finds the order by %j', async (pattern) => {
    await declare({ orderNumber: pattern.replace('{}', orderNumber) });
    expect((await rows())[0]?.order_id).not.toBeNull();
  });

  it('is processed once when sent repeatedly', async () => {
    const key = 'the-same-key-of-a-withdrawal';
    const answers = await Promise.all([declare({ key }), declare({ key }), declare({ key })]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await tools.mails()).toHaveLength(2);
  });

  it('cannot be replaced by another one under the same key', async () => {
    const key = 'the-same-key-of-a-withdrawal';
    await declare({ key });
    expect((await declare({ key, name: 'Jemand anders' })).status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  it('is limited to five an hour per email', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await declare()).status).toBe(201);
      tools.shop.clock.advance(60_000);
    }
    const rejected = await declare();
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe(String(55 * 60));
    expect((await declare({ email: 'andere@example.org' })).status).toBe(201);
    tools.shop.clock.advance(55 * 60_000);
    expect((await declare()).status).toBe(201);
  });

  it('cannot inject markup, headers or control characters into emails', async () => {
    await declare({
      name: '<b>Eva</b>\r\nBcc: all\u0000',
      orderNumber: '1\r\nBcc: all',
      text: 'a\u0007b\r\nc',
    });
    const [receipt, copy] = await tools.mails();
    expect(receipt?.html).toContain('&lt;b&gt;Eva&lt;/b&gt; Bcc: all');
    expect(receipt?.html).not.toContain('<b>Eva');
    expect(copy?.subject).toBe('Widerruf zu Bestellung 1 Bcc: all');
    expect((await rows())[0]?.text).toBe('ab\nc');
  });

  it.each([
    ['name', { name: ' \u0000 ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'a@b' }],
    ['orderNumber', { orderNumber: '' }],
    ['text', { text: 'x'.repeat(2_001) }],
    ['key', { key: 'short' }],
    ['language', { language: 'fr' }],
  ])('with an invalid %s is rejected without side effects', async (field, fields) => {
    const response = await declare(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field] });
    expect(await rows()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
  });

  it('is kept when its order is deleted', async () => {
    await declare();
    await tools.shop.db.deleteFrom('order').execute();
    expect(await rows()).toMatchObject([{ order_id: null, order_number: orderNumber }]);
  });
});
