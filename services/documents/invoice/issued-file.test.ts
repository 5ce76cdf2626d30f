import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { silentLogger } from '../../platform/logger';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { type Shopper, signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { invoiceMessages } from './invoice-messages';
import { createIssuedFiles } from './issued-file';

let tools: TestRest;
let dealer: Shopper;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
  dealer = await signInShopper(tools.shop, 'laden@lautlos.example');
});

afterAll(() => tools.close());

/** Creates a shipped dealer's order and its invoice. */
async function aSentOrder() {
  const { shop } = tools;
  count += 1;
  const bike = await createProductFixture(shop, { sku: `LU11.26.H.M.X${count}`, stock: 9 });
  const options = { title: `basket ${count}`, payment: 'oxidinvoice' };
  const { data } = await dealer.order(await dealer.readyBasket(bike, options));
  const { id, orderNumber } = data.placeOrder;
  await updateOrderProgress(shop.services, {
    ...{ orderNumber, step: 'dispatched', isPaid: false, trackingNumber: null, expectedAt: null },
  });
  const [invoice] = await listOrderInvoices(shop.db, [id]);
  if (!invoice) throw new Error('no invoice');
  return { id: invoice.id, paper: `RE-${invoice.number}` };
}

const storeFile = () =>
  createIssuedFiles({ db: tools.shop.db, logger: silentLogger }, tools.shop.clock.now());

async function read(paper: string) {
  const response = await tools.call(`/invoices/${paper}.xml`, { token: dealer.token });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const row = (id: string) =>
  tools.shop.db
    .selectFrom('invoice_xrechnung')
    .selectAll()
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow();

it('is stored with its hash when the invoice is issued', async () => {
  const { id, paper } = await aSentOrder();
  await storeFile();
  const { sha256, created_at: createdAt } = await row(id);
  expect(createdAt).toBe(tools.shop.clock.now());
  const { bytes } = await read(paper);
  expect(bytes.toString()).toContain(`<ram:ID>${paper}</ram:ID>`);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it('stays byte-identical after changes to brand, settings, content and texts', async () => {
  const { id, paper } = await aSentOrder();
  await storeFile();
  const issued = (await read(paper)).bytes;
  const { db, clock } = tools.shop;
  const original = { ...invoiceMessages.de };
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'brand')
    .executeTakeFirstOrThrow();
  const other = { ...JSON.parse(value), company: 'Ganz anders GmbH', vatId: 'DE136695976' };
  const { content } = await db
    .selectFrom('invoice')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    Object.assign(invoiceMessages.de, { payUntil: () => 'Irgendwann.', delivery: 'Fracht' });
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify(other) })
      .where('name', '=', 'brand')
      .execute();
    await db.updateTable('delivery_method').set({ is_pickup: 1 }).execute();
    await db
      .updateTable('invoice')
      .set({ content: content?.replaceAll('Lautlos', 'Anders') ?? null })
      .where('id', '=', id)
      .execute();
    clock.advance(3 * 365 * dayMs);
    await storeFile();
    clock.advance(-3 * 365 * dayMs);
    const again = await read(paper);
    expect(again.status).toBe(200);
    expect(again.bytes.equals(issued)).toBe(true);
  } finally {
    Object.assign(invoiceMessages.de, original);
    await db.updateTable('delivery_method').set({ is_pickup: 0 }).execute();
    await db.updateTable('setting').set({ value }).where('name', '=', 'brand').execute();
  }
});

it('is not served after tampering', async () => {
  const { id, paper } = await aSentOrder();
  await storeFile();
  await tools.shop.db
    .updateTable('invoice_xrechnung')
    .set({ bytes: Buffer.from('<rsm:CrossIndustryInvoice/>') })
    .where('invoice_id', '=', id)
    .execute();
  expect((await read(paper)).status).toBe(500);
});

it('records that XML could not be created and never adds it later', async () => {
  const { id, paper } = await aSentOrder();
  const { db } = tools.shop;
  const frozen = await db
    .selectFrom('invoice')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const phoneless = frozen.content?.replace(/"phone":"[^"]*"/g, '"phone":""') ?? null;
  await db.updateTable('invoice').set({ content: phoneless }).where('id', '=', id).execute();
  await storeFile();
  expect(await row(id)).toMatchObject({ bytes: null, sha256: null });
  await db.updateTable('invoice').set(frozen).where('id', '=', id).execute();
  await storeFile();
  expect((await read(paper)).status).toBe(404);
});
