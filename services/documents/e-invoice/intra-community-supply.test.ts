import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { createLogger, silentLogger } from '../../platform/logger';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { addNumbers } from '../../testing/invoice-fixture';
import { listPublishedRuleViolations } from '../../testing/invoice-validation';
import { createGuestShopper, testHomeAddress } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { openTestShop } from '../../testing/test-shop';
import { renderXrechnungFile } from './invoice-file';

let tools: TestRest;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
});

afterAll(() => tools.close());

const company = { company: 'Radwerk', vatID: 'ATU13585627', countryId: 'at', zipCode: '4020' };

/** Places an order of a company in Austria for two bags and three bells, without VAT and paid before shipping. */
async function aPaidOrder() {
  const { shop } = tools;
  count += 1;
  const buyer = await createGuestShopper(shop, { address: { ...testHomeAddress, ...company } });
  const [bag, bell] = [`BAG.${count}`, `BELL.${count}`];
  const basketId = await buyer.readyBasket(
    await createProductFixture(shop, { sku: bag, uvpCents: 11_900 }),
    {
      ...{ amount: 2, title: `supply ${count}`, payment: 'oxidpayadvance' },
    },
  );
  await buyer.add(basketId, await createProductFixture(shop, { sku: bell, uvpCents: 2_380 }), 3);
  const { data, errors } = await buyer.order(basketId);
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, orderNumber } = data.placeOrder;
  const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };
  const move = (fields: Partial<Parameters<typeof updateOrderProgress>[1]>) =>
    updateOrderProgress(shop.services, { ...nothing, orderNumber, ...fields });
  const { totalCents, deliveryCents } = await move({ isPaid: true });
  const listInvoices = () => listOrderInvoices(shop.db, [id]);
  return {
    ...{ bag, bell, totalCents, deliveryCents, move, papers: listInvoices },
    /** Returns [kind, total in cents] of each document, the oldest first. */
    sums: async () =>
      (await listInvoices()).map(({ kind, content }) => [kind, content.order.totalCents] as const),
  };
}

const files = () => ({ db: tools.shop.db, logger: silentLogger });

it('every invoice and credit note of the demo has XML', async () => {
  const demo = await openTestShop({ demoDir: 'demo' });
  const sentences: string[] = [];
  const services = { db: demo.db, logger: createLogger((line) => sentences.push(line)) };
  const orders = await demo.db.selectFrom('order').select('id').execute();
  const ids = orders.map(({ id }) => id);
  const invoices = await listOrderInvoices(demo.db, ids);
  expect(invoices.length).toBeGreaterThan(10);
  for (const invoice of invoices) await renderXrechnungFile(services, invoice);
  expect(sentences).toEqual([]);
  await demo.close();
});

describe('intra-Community supply', () => {
  it('invoices prepaid goods at dispatch as paid, with the supply date', async () => {
    const { move, papers: listInvoices, bell, totalCents } = await aPaidOrder();
    expect(await listInvoices()).toEqual([]);
    tools.shop.clock.advance(3 * dayMs);
    await move({ step: 'dispatched', lines: [{ sku: bell, amount: 2 }] });
    await move({ step: 'dispatched' });
    await move({ step: 'delivered' });
    const invoices = await listInvoices();
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'invoice']);
    expect(addNumbers(invoices.map(({ content }) => content.order.totalCents))).toBe(totalCents);
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });
    const leftOn = day.format(tools.shop.clock.now()).replaceAll('-', '');
    for (const invoice of invoices) {
      const xml = new TextDecoder().decode(
        (await renderXrechnungFile(files(), invoice)) ?? undefined,
      );
      expect(listPublishedRuleViolations(xml, 'en16931')).toEqual([]);
      const [, suppliedOn] = /<ram:OccurrenceDateTime>\s*<[^>]+>(\d+)</.exec(xml) ?? [];
      expect(suppliedOn).toBe(leftOn);
      expect(xml).toContain('<ram:DuePayableAmount>0.00<');
    }
  });

  it('refunds everything without an invoice when the order is cancelled before dispatch', async () => {
    const { move, sums, papers: listInvoices, totalCents } = await aPaidOrder();
    await move({ step: 'cancelled' });
    expect(await sums()).toEqual([
      ['advance', totalCents],
      ['creditNote', totalCents],
    ]);
    // The payments job refunds what credit notes deduct from paid invoices, or notifies the operator.
    expect((await listInvoices()).every(({ paidAt }) => paidAt !== null)).toBe(true);
  });

  it('refunds only the cancelled goods and invoices the rest with delivery after a partial cancellation', async () => {
    const { move, sums, bell, totalCents, deliveryCents } = await aPaidOrder();
    expect(deliveryCents).toBeGreaterThan(0);
    await move({ step: 'cancelled', lines: [{ sku: bell, amount: 3 }] });
    tools.shop.clock.advance(dayMs);
    await move({ step: 'dispatched' });
    expect(await sums()).toEqual([
      ['advance', 6_000],
      ['creditNote', 6_000],
      ['invoice', totalCents - 6_000],
    ]);
  });

  it('refunds delivery with the last part when all parts are cancelled one by one', async () => {
    const { move, sums, bell, totalCents } = await aPaidOrder();
    await move({ step: 'cancelled', lines: [{ sku: bell, amount: 1 }] });
    tools.shop.clock.advance(dayMs);
    await move({ step: 'cancelled' });
    expect(await sums()).toEqual([
      ['advance', 2_000],
      ['creditNote', 2_000],
      ['advance', totalCents - 2_000],
      ['creditNote', totalCents - 2_000],
    ]);
  });
});
