import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { declareWithdrawal } from '../../customer-requests/withdrawals/declare-withdrawal';
import { createCreditNotes } from '../../shop/order/create-credit-notes';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { silentLogger } from '../../platform/logger';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { createGuestShopper, testHomeAddress, signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { getIssuedFile, createIssuedFiles } from './issued-file';

let tools: TestRest;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
});

afterAll(() => tools.close());

/** Creates an order of two bikes at 2,000 EUR and three bells at 45 EUR with 10 % off, and functions to change it. */
async function anOrder({ payment = 'oxidpaypal', isDealer = false } = {}) {
  const { shop } = tools;
  count += 1;
  const own = count;
  const email = `kauf${own}@example.org`;
  const buyer = isDealer
    ? await signInShopper(shop, 'laden@lautlos.example')
    : await createGuestShopper(shop, { email, address: testHomeAddress });
  const bike = await createProductFixture(shop, { sku: `LU11.26.H.M.B${own}`, stock: 9 });
  const bell = await createProductFixture(shop, {
    sku: `ZB.${own}`,
    uvpCents: 4_500,
    hekCents: 2_011,
  });
  const basketId = await buyer.readyBasket(bike, { amount: 2, title: `basket ${own}`, payment });
  await buyer.add(basketId, bell, 3);
  if (!isDealer) await buyer.addVoucher(basketId, 'LAUTLOS10');
  const { data, errors } = await buyer.order(basketId);
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, orderNumber } = data.placeOrder;
  const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };
  const invoices = () => listOrderInvoices(shop.db, [id]);
  return {
    ...{ id, orderNumber, email, buyer, bell: `ZB.${own}`, bike: `LU11.26.H.M.B${own}` },
    move: (move: Partial<Parameters<typeof updateOrderProgress>[1]>) =>
      updateOrderProgress(shop.services, { ...nothing, orderNumber, ...move }),
    invoices,
    /** Returns [kind, total in cents] of each document, the oldest first. */
    listInvoices: async () =>
      (await invoices()).map(({ kind, content }) => [kind, content.order.totalCents]),
    read: async (paper: string) => {
      const response = await tools.call(`/invoices/${paper}.pdf`, { token: buyer.token });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    },
    row: () =>
      shop.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

const files = () => ({ db: tools.shop.db, logger: silentLogger });

const textOf = (bytes: Uint8Array) => parsePdfText(bytes).text.replaceAll('\u00a0', ' ');

describe('invoice', () => {
  it('is issued for each shipment, and all invoices add up to the order total', async () => {
    const order = await anOrder();
    expect(await order.listInvoices()).toEqual([]);
    await order.move({ step: 'dispatched', lines: [{ sku: order.bell, amount: 2 }] });
    tools.shop.clock.advance(dayMs);
    await order.move({ step: 'dispatched' });
    const invoices = await order.listInvoices();
    expect(invoices.map(([kind]) => kind)).toEqual(['invoice', 'invoice']);
    const { total_cents } = await order.row();
    expect(invoices.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(total_cents);
    const [first, second] = await order.invoices();
    expect(first?.content.order.voucherCents).toBe(900);
    expect(second && second.number - (first?.number ?? 0)).toBe(1);
  });

  it('has separate VAT in each part for net prices', async () => {
    const order = await anOrder({ payment: 'oxidinvoice', isDealer: true });
    await order.move({ step: 'dispatched', lines: [{ sku: order.bell, amount: 1 }] });
    const [part] = await order.invoices();
    const { goodsNetCents, deliveryCents, totalCents } = part?.content.order ?? {};
    expect(goodsNetCents).toBe(2_011);
    const vat = Math.round(2_011 * 0.19) + Math.round((deliveryCents ?? 0) * 0.19);
    expect(totalCents).toBe(2_011 + (deliveryCents ?? 0) + vat);
  });

  it('is marked as an advance invoice for a prepaid order, whose shipments are not invoiced again', async () => {
    const order = await anOrder();
    await order.move({ isPaid: true });
    const [invoice] = await order.invoices();
    expect(await order.listInvoices()).toEqual([['advance', (await order.row()).total_cents]]);
    const text = textOf(await order.read(`RE-${invoice?.number}`));
    expect(text).toContain('Vorausrechnung');
    expect(text).toContain('§ 14 Abs. 5 UStG');
    expect(text).toContain('Lieferung bis');
    await order.move({ step: 'delivered' });
    expect(await order.listInvoices()).toHaveLength(1);
  });

  it('stays byte-identical after changes to order, customer and brand', async () => {
    const order = await anOrder({ payment: 'oxidinvoice', isDealer: true });
    await order.move({ step: 'dispatched' });
    const [invoice] = await order.invoices();
    const paper = `RE-${invoice?.number}`;
    const issued = await order.read(paper);
    expect(textOf(issued)).toContain('Zahlbar bis');
    await order.move({ isPaid: true });
    await order.move({ step: 'delivered' });
    await tools.shop.db
      .updateTable('order_item')
      .set({ title: 'Etwas anderes', item_cents: 1 })
      .where('order_id', '=', order.id)
      .execute();
    tools.shop.clock.advance(3 * 365 * dayMs);
    const again = await listOrderInvoices(tools.shop.db, [order.id]);
    const issuedFile = await getIssuedFile(files(), again[0]!, tools.shop.clock.now());
    expect(issuedFile.equals(issued)).toBe(true);
    const row = await tools.shop.db
      .selectFrom('invoice_file')
      .select('sha256')
      .where('invoice_id', '=', again[0]!.id)
      .executeTakeFirstOrThrow();
    expect(row.sha256).toBe(createHash('sha256').update(issued).digest('hex'));
    tools.shop.clock.advance(-3 * 365 * dayMs);
  });

  it('is not served when its stored file was tampered with, without blocking others', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched' });
    const [invoice] = await order.invoices();
    await getIssuedFile(files(), invoice!, 0);
    await tools.shop.db
      .updateTable('invoice_file')
      .set({ bytes: Buffer.from('%PDF-1.7 other') })
      .where('invoice_id', '=', invoice!.id)
      .execute();
    await expect(getIssuedFile(files(), invoice!, 0)).rejects.toThrow(
      'differs from the issued file',
    );
    const other = await anOrder();
    await other.move({ step: 'dispatched' });
    await createIssuedFiles(files(), tools.shop.clock.now());
    expect((await other.invoices())[0]?.isNotified).toBe(true);
  });

  it('is sent once to the customer by email with its file', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched' });
    const now = tools.shop.clock.now();
    await createIssuedFiles(files(), now);
    await createIssuedFiles(files(), now);
    const [invoice] = await order.invoices();
    const mails = await tools.shop.db
      .selectFrom('mail')
      .select(['recipient', 'subject'])
      .where('key', '=', `invoice:${invoice!.id}`)
      .execute();
    expect(mails).toEqual([
      {
        recipient: order.email,
        subject: `Rechnung RE-${invoice!.number} zu Ihrer Bestellung ${order.orderNumber}`,
      },
    ]);
  });
});

describe('credit note', () => {
  it('references and credits an advance invoice when the order is cancelled', async () => {
    const order = await anOrder();
    await order.move({ isPaid: true });
    await order.move({ step: 'cancelled' });
    const { total_cents } = await order.row();
    expect(await order.listInvoices()).toEqual([
      ['advance', total_cents],
      ['creditNote', total_cents],
    ]);
    const [invoice, note] = await order.invoices();
    const text = textOf(await order.read(formatDocumentNumber(note!)));
    expect(text).toContain(`Nummer RK-${note!.number}`);
    expect(text).toContain(`mindert die Rechnung RE-${invoice!.number}`);
    expect(text).toContain('storniert');
    expect(text).toContain('auf dem Weg zurück');
  });

  it('adds up to the invoice for partial returns and never exceeds it', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched' });
    const { orderNumber, bell } = order;
    const back = (lines?: { sku: string; amount: number }[]) =>
      createCreditNotes(tools.shop.services, {
        ...{ kind: 'returned', orderNumber },
        ...(lines && { lines }),
      });
    await back([{ sku: bell, amount: 1 }]);
    expect((await order.listInvoices())[1]).toEqual(['creditNote', 4_050]);
    await expect(back([{ sku: bell, amount: 4 }])).rejects.toThrow('has not dispatched 4');
    await back([
      { sku: bell, amount: 2 },
      { sku: order.bike, amount: 2 },
    ]);
    const [[, billed = 0] = [], ...notes] = await order.listInvoices();
    expect(notes.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(billed);
    await expect(back()).rejects.toThrow('no such goods to credit');
  });

  it('excludes delivered goods when the rest is cancelled before it was invoiced', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched', lines: [{ sku: order.bell, amount: 1 }] });
    await order.move({ step: 'cancelled' });
    expect((await order.listInvoices()).map(([kind]) => kind)).toEqual(['invoice']);
  });

  it('lowers a price at most to zero', async () => {
    const order = await anOrder({ payment: 'oxidinvoice', isDealer: true });
    await order.move({ step: 'dispatched' });
    const [invoice] = await order.invoices();
    const lower = (cents: number) =>
      createCreditNotes(tools.shop.services, {
        ...{ kind: 'corrected', orderNumber: order.orderNumber },
        ...{ invoiceNumber: invoice!.number, cents },
      });
    const [note] = await lower(5_000);
    expect(note?.content.order).toMatchObject({ goodsNetCents: 5_000, totalCents: 5_950 });
    await expect(lower(10_000_000)).rejects.toThrow('exceeds the rest of this invoice');
    const { invoices } = (await (
      await tools.call('/b2b/invoices?show=all', { token: order.buyer.token })
    ).json()) as { invoices: Record<string, unknown>[] };
    const shown = invoices.filter(({ orderNumber }) => orderNumber === order.orderNumber);
    const total = invoice!.content.order.totalCents;
    expect(shown).toMatchObject(
      [
        { kind: 'creditNote', corrects: `RE-${invoice!.number}`, totalCents: -5_950, openCents: 0 },
        { kind: 'invoice', totalCents: total, openCents: total - 5_950 },
      ].sort((one) => (one.kind === shown[0]?.kind ? -1 : 1)),
    );
  });

  it('has consecutive numbers without gaps under concurrent writes', async () => {
    const orders = await Promise.all([anOrder(), anOrder(), anOrder()]);
    for (const order of orders) await order.move({ isPaid: true });
    await Promise.all(orders.map((order) => order.move({ step: 'cancelled' })));
    const rows = await tools.shop.db
      .selectFrom('invoice')
      .select('number')
      .where('kind', '=', 'creditNote')
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => 30_001 + index));
  });
});

describe('withdrawal', () => {
  const declare = async (order: Awaited<ReturnType<typeof anOrder>>) => {
    const declaration = {
      ...{ key: `key-${order.orderNumber}`, name: 'Mareike Thießen', email: order.email },
      ...{ orderNumber: String(order.orderNumber), text: '', language: 'de' as const },
    };
    return declareWithdrawal(tools.shop.services, declaration, (await order.row()).customer_id);
  };

  it('closes an order that has not shipped at once with a credit note', async () => {
    const order = await anOrder();
    await order.move({ isPaid: true });
    await declare(order);
    expect(await order.row()).toMatchObject({
      ...{ cancelled: 1, withdrawn_at: tools.shop.clock.now() },
    });
    const [, note] = await order.invoices();
    expect(note?.content.reason).toBe('withdrawn');
    await expect(order.move({ step: 'dispatched' })).rejects.toThrow('is cancelled');
  });

  it('waits for the returned goods and stops further shipments', async () => {
    const order = await anOrder();
    await order.move({ step: 'dispatched', lines: [{ sku: order.bell, amount: 3 }] });
    await declare(order);
    expect(await order.row()).toMatchObject({ cancelled: 0, withdrawn_at: expect.any(Number) });
    await expect(order.move({ step: 'dispatched' })).rejects.toThrow('was withdrawn from');
    expect(await order.listInvoices()).toHaveLength(1);
    await createCreditNotes(tools.shop.services, {
      kind: 'returned',
      orderNumber: order.orderNumber,
    });
    expect((await order.listInvoices()).map(([kind]) => kind)).toEqual(['invoice', 'creditNote']);
  });
});
