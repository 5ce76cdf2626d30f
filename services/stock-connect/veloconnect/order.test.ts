import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { failUpdates } from '../../testing/database-faults';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloParameters, type VeloClient, createVeloClient } from '../../testing/velo-client';

const dayMs = 24 * 60 * 60 * 1000;

let tools: TestRest;
let client: VeloClient;

beforeAll(async () => {
  tools = await openTestRest();
  client = await createVeloClient(tools);
  const { shop } = tools;
  await createProductFixture(shop, { id: 'PLENTY', stock: 400, hekCents: 1_000 });
  await createProductFixture(shop, { id: 'OTHER', stock: 400, hekCents: 2_000 });
  await createProductFixture(shop, { id: 'NONE', stock: 0 });
  await createProductFixture(shop, {
    id: 'LATER',
    stock: { amount: 1, incoming1: 3, incoming1At: Date.parse('2027-06-01') },
  });
});
afterAll(() => tools.close());
afterEach(async () => {
  await tools.shop.db.updateTable('customer').set({ credit_limit_cents: null }).execute();
});

const create = (parameters: VeloParameters) => client.get('CreateOrderRequest', parameters);
const on = (id: string, more: VeloParameters = []): VeloParameters => [
  ['TransactionID', id],
  ...more,
];
const finish = (id: string, more: VeloParameters = []) =>
  client.get('FinishOrderRequest', on(id, more));

const orders = () =>
  tools.shop.db.selectFrom('order').selectAll().orderBy('order_number').execute();
const stockOf = async (productId: string) =>
  (
    await tools.shop.db
      .selectFrom('stock')
      .select('amount')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).amount;

interface Line {
  Quantity: { '#text': string };
  Item: { SellersItemIdentification: { ID: string }; BuyersItemIdentification?: { ID: string } };
}
const reported = (lines: Line[] = []) =>
  lines.map((line) => `${line.Quantity['#text']} ${line.Item.SellersItemIdentification.ID}`);

describe('stock connect order', () => {
  it('is created, changed, viewed and placed through the order process of the shop', async () => {
    const before = await orders();
    const stock = await stockOf('PLENTY');
    const created = await create([
      ['Quantity.PLENTY', '2'],
      ['BuyersItemIdentification.PLENTY', 'R-77'],
      ['DeliveryDate.PLENTY', '2026-12-20'],
      ['Quantity.OTHER', '1'],
      ['Quantity.NO-SUCH', '4'],
    ]);
    expect([created.code, created.root.StatusCode]).toEqual([200, '2']);
    expect(reported(created.root.OrderResponseLine)).toEqual(['2 PLENTY', '1 OTHER']);
    expect(created.root.OrderResponseLine[0]).toMatchObject({
      Item: { BuyersItemIdentification: { ID: 'R-77' } },
      UnitPrice: { '#text': '10.00', '@amountCurrencyID': 'EUR' },
      DeliveryDate: '2026-12-20',
      BacklogIndicator: 'false',
    });
    expect(created.root.ItemUnknown).toHaveLength(1);
    expect(await orders()).toHaveLength(before.length);
    expect(await stockOf('PLENTY')).toBe(stock);

    const id = created.transactionId;
    const updated = await client.get(
      'UpdateOrderRequest',
      on(id, [
        ['Quantity.OTHER', '3'],
        ['Quantity.LATER', '1'],
      ]),
    );
    expect(reported(updated.root.OrderResponseLine)).toEqual(['2 PLENTY', '3 OTHER', '1 LATER']);
    const fewer = await client.get('UpdateOrderRequest', on(id, [['Quantity.LATER', '0']]));
    expect(reported(fewer.root.OrderResponseLine)).toEqual(['2 PLENTY', '3 OTHER']);

    const done = await finish(id);
    expect([done.code, done.rootElementName, done.root.StatusCode]).toEqual([
      200,
      'vco:FinalOrderResponse',
      '100',
    ]);
    const placed = (await orders()).at(-1);
    expect(done.root.OrderHeader).toEqual({
      OrderID: String(placed?.order_number),
      IssueDate: '2026-11-21',
    });
    expect(placed).toMatchObject({
      payment_id: 'oxidinvoice',
      product_net_cents: 8_000,
      is_net: 1,
      reference: `veloconnect ${id.slice(0, 8)}`,
    });
    expect(placed?.delivery_address).toContain('Warenannahme im Hof');
    expect(await stockOf('PLENTY')).toBe(stock - 2);
    const items = await tools.shop.db
      .selectFrom('order_item')
      .selectAll()
      .where('order_id', '=', placed?.id ?? '')
      .orderBy('position')
      .execute();
    expect(items.map(({ sku, amount }) => `${amount} ${sku}`)).toEqual(['2 PLENTY', '3 OTHER']);
    expect(items[0]?.pers_param).toContain('R-77');
    expect(items[0]?.pers_param).toContain('2026-12-20');
    const mails = await tools.mails();
    expect(mails.some(({ key }) => key.includes(placed?.id ?? 'nothing'))).toBe(true);
  });

  it('is shipped in parts when that is the dealer’s default', async () => {
    const { db } = tools.shop;
    const stock = { amount: 0, incoming1: 9, incoming1At: Date.parse('2027-01-11') };
    await createProductFixture(tools.shop, { id: 'COMING', stock });
    await db.updateTable('customer').set({ shipment_preference: 'asReady' }).execute();
    const { transactionId } = await create([
      ['Quantity.PLENTY', '2'],
      ['Quantity.COMING', '1'],
    ]);
    await finish(transactionId);
    await db.updateTable('customer').set({ shipment_preference: 'together' }).execute();
    const placed = (await orders()).at(-1);
    const shipments = await db
      .selectFrom('shipment')
      .select('expected_at')
      .where('order_id', '=', placed?.id ?? '')
      .orderBy('number')
      .execute();
    expect(placed?.shipment_mode).toBe('asReady');
    expect(shipments).toHaveLength(2);
    expect(shipments[1]?.expected_at).toBe(placed?.expected_at);
    expect(Number(shipments[0]?.expected_at)).toBeLessThan(Number(placed?.expected_at));
  });

  it('stays readable after completion and can be neither changed nor rolled back', async () => {
    const { transactionId: id } = await create([['Quantity.PLENTY', '1']]);
    await finish(id);
    const before = await orders();
    for (const [name, more] of [
      ['FinishOrderRequest', []],
      ['UpdateOrderRequest', [['Quantity.PLENTY', '9']]],
      ['RollbackRequest', []],
    ] as const) {
      const reply = await client.get(name, on(id, more));
      expect([reply.code, reply.root.StatusCode]).toEqual([430, '100']);
    }
    expect(await orders()).toHaveLength(before.length);
    tools.shop.clock.advance(30 * dayMs);
    const viewed = await client.get('ViewOrderRequest', on(id));
    expect([viewed.code, viewed.root.StatusCode]).toEqual([200, '100']);
    expect(reported(viewed.root.OrderResponseLine)).toEqual(['1 PLENTY']);
  });

  it('is placed once when two clients finish it concurrently', async () => {
    const { transactionId: id } = await create([['Quantity.PLENTY', '1']]);
    const before = await orders();
    const codes = (await Promise.all([finish(id), finish(id), finish(id)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 430, 430]);
    expect(await orders()).toHaveLength(before.length + 1);
  });

  it('is not placed when its completion cannot be stored, and can be finished again', async () => {
    const { db } = tools.shop;
    const { transactionId: id } = await create([['Quantity.PLENTY', '1']]);
    const before = { orders: (await orders()).length, stock: await stockOf('PLENTY') };
    const mend = await failUpdates(db, 'veloconnect_transaction');
    expect((await finish(id)).code).toBe(500);
    expect({ orders: (await orders()).length, stock: await stockOf('PLENTY') }).toEqual(before);
    await mend();
    expect((await finish(id)).code).toBe(200);
    expect(await orders()).toHaveLength(before.orders + 1);
  });

  it('is reduced to the available quantity with a message', async () => {
    const { root } = await create([
      ['Quantity.LATER', '9'],
      ['Quantity.NONE', '2'],
    ]);
    expect(reported(root.OrderResponseLine)).toEqual(['4 LATER', '0 NONE']);
    expect(root.ResponseMessage).toContain('LATER 4/9, NONE 0/2');
    expect(root.OrderResponseLine[0]).toMatchObject({
      Availability: { Code: 'partially_available', AvailableQuantity: { '#text': '1' } },
      BacklogIndicator: 'true',
    });
    expect(root.OrderResponseLine[1].Availability).toEqual({ Code: 'not_available' });
    const now = await create([
      ['Quantity.LATER', '9'],
      ['BacklogIndicator.LATER', 'false'],
    ]);
    expect(reported(now.root.OrderResponseLine)).toEqual(['1 LATER']);
  });

  it('is rejected as a whole and stays open when an item is no longer available', async () => {
    await createProductFixture(tools.shop, { id: 'LAST', stock: 1 });
    const ownTransaction = await create([
      ['Quantity.LAST', '1'],
      ['Quantity.PLENTY', '1'],
    ]);
    const first = await create([['Quantity.LAST', '1']]);
    expect((await finish(first.transactionId)).code).toBe(200);
    const before = await orders();
    const rejected = await finish(ownTransaction.transactionId);
    expect([rejected.code, rejected.root.StatusCode]).toEqual([400, '2']);
    expect(rejected.root.ResponseMessage).toContain('LAST');
    expect(await orders()).toHaveLength(before.length);
    await client.get(
      'UpdateOrderRequest',
      on(ownTransaction.transactionId, [['Quantity.LAST', '0']]),
    );
    expect((await finish(ownTransaction.transactionId)).code).toBe(200);
    const baskets = await tools.shop.db.selectFrom('basket').select('title').execute();
    expect(baskets.filter(({ title }) => title.startsWith('veloconnect'))).toEqual([]);
  });

  it('is rejected with a message beyond the credit limit and stays open', async () => {
    await tools.shop.db.updateTable('customer').set({ credit_limit_cents: 100 }).execute();
    const { transactionId } = await create([['Quantity.PLENTY', '1']]);
    const rejected = await finish(transactionId);
    expect([rejected.code, rejected.root.StatusCode]).toEqual([400, '2']);
    expect(rejected.root.ResponseMessage).toContain('Kreditrahmen');
  });

  it('is not placed without a deliverable item', async () => {
    const { transactionId } = await create([['Quantity.NONE', '1']]);
    expect((await finish(transactionId)).code).toBe(400);
  });

  it('is unknown after a rollback', async () => {
    const { transactionId: id } = await create([['Quantity.PLENTY', '1']]);
    expect((await client.get('RollbackRequest', on(id))).code).toBe(200);
    for (const name of ['ViewOrder', 'FinishOrder', 'Rollback', 'GetStatus'])
      expect((await client.get(`${name}Request`, on(id))).code).toBe(420);
  });

  it('is unknown to another dealer', async () => {
    const { transactionId: id } = await create([['Quantity.PLENTY', '1']]);
    const other = await createVeloClient(tools, 'werkstatt@lautlos.example');
    for (const name of ['ViewOrder', 'UpdateOrder', 'FinishOrder', 'Rollback', 'GetStatus']) {
      const foreign = await other.get(`${name}Request`, on(id, [['Quantity.PLENTY', '1']]));
      const none = await other.get(
        `${name}Request`,
        on('0'.repeat(32), [['Quantity.PLENTY', '1']]),
      );
      expect([foreign.code, none.code]).toEqual([420, 420]);
      expect(foreign.document.replace(id, '')).toBe(none.document.replace('0'.repeat(32), ''));
    }
    const { root } = await other.get('GetStatusRequest');
    expect(root.TransactionStatus).toBeUndefined();
    expect((await finish(id)).code).toBe(200);
  });

  it('is placed for a dealer abroad', async () => {
    const vienna = await createVeloClient(tools, 'werkstatt@lautlos.example');
    const { transactionId } = await vienna.get('CreateOrderRequest', [['Quantity.PLENTY', '2']]);
    const done = await vienna.get('FinishOrderRequest', on(transactionId));
    expect(done.code).toBe(200);
    const placed = (await orders()).at(-1);
    expect(placed).toMatchObject({ payment_id: 'oxidinvoice', product_net_cents: 2_000 });
    expect(placed?.delivery_address).toContain('Rechte Wienzeile');
  });

  it('is limited to fifty open ones', async () => {
    const client2 = await createVeloClient(tools, 'werkstatt@lautlos.example');
    const codes: number[] = [];
    for (let count = 0; count < 51; count += 1)
      codes.push((await client2.get('CreateOrderRequest', [['Quantity.PLENTY', '1']])).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(50);
    expect(codes.at(-1)).toBe(421);
    tools.shop.clock.advance(8 * dayMs);
  });

  it('rejects invalid lines', async () => {
    expect((await create([])).code).toBe(405);
    expect((await create([['Quantity.PLENTY', '1.5']])).code).toBe(405);
    expect((await create([['SellersItemIdentification', 'PLENTY']])).code).toBe(405);
    expect((await client.get('ViewOrderRequest')).code).toBe(405);
  });
});

describe('stock connect test order', () => {
  const test: VeloParameters = [['IsTest', 'True']];

  it('returns the same responses without placing an order', async () => {
    const before = await orders();
    const mails = (await tools.mails()).length;
    const stock = await stockOf('PLENTY');
    const created = await create([['Quantity.PLENTY', '2'], ...test]);
    expect(created.root.IsTest).toBe('true');
    const done = await finish(created.transactionId, test);
    expect([done.code, done.root.StatusCode]).toEqual([200, '100']);
    expect(done.root.OrderHeader.OrderID).toMatch(/^TEST-/);
    expect(reported(done.root.OrderResponseLine)).toEqual(['2 PLENTY']);
    expect(await orders()).toHaveLength(before.length);
    expect(await tools.mails()).toHaveLength(mails);
    expect(await stockOf('PLENTY')).toBe(stock);
    expect((await finish(created.transactionId, test)).code).toBe(430);
    const next = await finish((await create([['Quantity.PLENTY', '1']])).transactionId);
    expect(Number(next.root.OrderHeader.OrderID)).toBeGreaterThan(before.at(-1)?.order_number ?? 0);
    expect(await orders()).toHaveLength(before.length + 1);
  });

  it('cannot be combined with real requests', async () => {
    const earnest = await create([['Quantity.PLENTY', '1']]);
    const mixed = await finish(earnest.transactionId, test);
    expect([mixed.code, mixed.root.IsTest, mixed.root.StatusCode]).toEqual([435, 'true', '2']);
    const trial = await create([['Quantity.PLENTY', '1'], ...test]);
    expect((await finish(trial.transactionId)).code).toBe(435);
    expect((await finish(trial.transactionId, [['IsTest', '0']])).code).toBe(435);
  });
});
