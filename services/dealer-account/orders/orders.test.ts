import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { B2bInvoices } from '@/domain/dealer-account/b2b-invoices';
import type { B2bOrder, B2bOrders, B2bOrderSummary } from '@/domain/dealer-account/b2b-orders';
import { parsePdfText } from '../../testing/pdf-text';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let laden: string;
let werkstatt: string;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  laden = (await signInShopper(tools.shop, 'laden@lautlos.example')).token ?? '';
  werkstatt = (await signInShopper(tools.shop, 'werkstatt@lautlos.example')).token ?? '';
});

afterAll(() => tools.close());

async function get<Answer>(path: string, token: string, language = 'de'): Promise<Answer> {
  const response = await tools.call(path, { token, language });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const ordersOf = async (token: string, language?: string) =>
  (await get<{ orders: B2bOrderSummary[] }>('/b2b/orders', token, language)).orders;

const numberOf = async (reference: string, token = laden) =>
  (await ordersOf(token)).find((order) => order.reference === reference)?.orderNumber ?? 0;

async function pdfOf(path: string, token = laden, language = 'de') {
  const response = await tools.call(path, { token, language });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return { response, ...parsePdfText(new Uint8Array(await response.arrayBuffer())) };
}

describe('order list', () => {
  it('contains the dealer’s own orders in every state, newest first', async () => {
    const orders = await ordersOf(laden);
    expect(orders.length).toBeGreaterThanOrEqual(14);
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(orders.map(({ state }) => state))).toEqual(
      new Set(['accepted', 'assembled', 'shipped', 'delivered', 'cancelled']),
    );
    const others = (await ordersOf(werkstatt)).map(({ orderNumber }) => orderNumber);
    expect(others).toHaveLength(4);
    expect(others.filter((number) => numbers.includes(number))).toEqual([]);
  });

  it.each([
    ['de', '2 × Greta und 3 weitere Stück'],
    ['en', '2 × Greta and 3 more'],
  ])('summarizes each order by its first line item (%s)', async (language, content) => {
    const order = (await ordersOf(laden, language)).find((one) => one.reference === 'Lager KW 47');
    expect(order).toMatchObject({
      content,
      pieces: 5,
      state: 'shipped',
      expectedAt: '2026-11-26',
      formerExpectedAt: '2026-11-24',
      hasDeliveryNote: true,
      trackingUrl: expect.stringContaining('00340434161094051184'),
    });
  });

  it.each([
    ['q=kw+47', ['Lager KW 47']],
    ['q=47+GRETA', ['Lager KW 47']],
    ['q=petrovic', ['Hr. Petrović']],
    ['q=kw+47&state=delivered', []],
    ['q=100%25', []],
    ['q=kw_47', []],
  ])('finds orders that match all words in %s', async (query, references) => {
    const { orders, count } = await get<B2bOrders>(`/b2b/orders?${query}`, laden);
    expect(orders.map(({ reference }) => reference)).toEqual(references);
    expect(count).toBe(references.length);
  });

  it('finds orders by state and by invoice number', async () => {
    const all = await ordersOf(laden);
    for (const state of ['accepted', 'assembled', 'shipped', 'delivered', 'cancelled']) {
      const { orders } = await get<B2bOrders>(`/b2b/orders?state=${state}`, laden);
      expect(orders).toEqual(all.filter((order) => order.state === state));
    }
    const billed = all.find(({ invoiceNumber }) => invoiceNumber !== null);
    const found = await get<B2bOrders>(`/b2b/orders?q=${billed?.invoiceNumber}`, laden);
    expect(found.orders).toEqual([billed]);
  });

  it('links to the payment page only while the payment is open', async () => {
    const number = await numberOf('Lager KW 47');
    const pay = (paid_at: number | null) =>
      tools.shop.db
        .updateTable('order')
        .set({ paid_at })
        .where('order_number', '=', number)
        .execute();
    const path = async () => (await get<B2bOrder>(`/b2b/orders/${number}`, laden)).paymentPath;
    expect(await path()).toBeNull();
    await pay(null);
    expect(await path()).toMatch(/^\/de\/payment\/[0-9a-f]{32}-[0-9a-f]{32}$/);
    await pay(tools.shop.clock.now());
    expect(await path()).toBeNull();
  });

  it('contains line items with requested date and comment, and matching totals', async () => {
    const order = await get<B2bOrder>(`/b2b/orders/${await numberOf('Lager KW 49')}`, laden);
    expect(order).toMatchObject({
      ...{ paymentTitle: 'Rechnung', paymentPath: null },
      deliveryAddress: expect.arrayContaining(['Radhaus Oranienplatz GmbH', '10999 Berlin']),
      lines: [{ sku: 'LO11.25.T.M.SA', productId: 'LO11.25.T.M.SA', wishedAt: '2026-12-07' }],
      hasDeliveryNote: false,
    });
    const goods = order.lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
    expect(order.netCents).toBe(goods + order.deliveryCents);
    expect(order.totalCents).toBe(order.netCents + order.vatCents);
    const waiting = await get<B2bOrder>(`/b2b/orders/${await numberOf('Hr. Petrović')}`, laden);
    expect(waiting.lines[0]?.comment).toMatch(/^Kunde wartet/);
  });

  it('is exported as CSV in both languages', async () => {
    const german = await (await tools.call('/b2b/orders.csv', { token: laden })).text();
    expect(german).toMatch(/;Lager KW 47;2 × Greta und 3 weitere Stück;5;\d+,\d\d;/);
    const english = await (
      await tools.call('/b2b/orders.csv?lang=en', { token: laden, language: 'de' })
    ).text();
    expect(english).toMatch(/,Lager KW 47,2 × Greta and 3 more,5,\d+\.\d\d,/);
  });
});

describe('delivery note', () => {
  it('lists the shipped items and the address without prices', async () => {
    const number = await numberOf('Lager KW 47');
    const { text, response } = await pdfOf(`/b2b/orders/${number}/delivery-note.pdf`);
    for (const sentence of [
      `Lieferschein LS-${number}`,
      'Versanddatum 20.11.2026',
      'Ihre Referenz Lager KW 47',
      'Radhaus Oranienplatz GmbH',
      '1 SI.25.T.M.RS',
      'Zusammen 5 Stück.',
      '00340434161094051184',
    ])
      expect(text).toContain(sentence);
    expect(text).not.toMatch(/€|EUR|883,00/);
    expect(response.headers.get('content-disposition')).toContain(`LS-${number}.pdf`);
  });

  it('is in English on request', async () => {
    const number = await numberOf('Lager KW 47');
    const { text } = await pdfOf(`/b2b/orders/${number}/delivery-note.pdf`, laden, 'en');
    expect(text).toContain('Your reference Lager KW 47');
    expect(text).toContain('5 pieces altogether.');
  });

  it.each(['Lager KW 49', 'Lager KW 50', 'Hr. Neumann'])(
    'does not exist before dispatch or for a cancelled order: %s',
    async (reference) => {
      const path = `/b2b/orders/${await numberOf(reference)}/delivery-note.pdf`;
      expect((await tools.call(path, { token: laden })).status).toBe(404);
    },
  );
});

describe('order confirmation', () => {
  it('lists each line item with unit price and note, the totals and the delivery date', async () => {
    const number = await numberOf('Lager KW 47');
    const { text: set, response } = await pdfOf(`/b2b/orders/${number}/order-confirmation.pdf`);
    const text = set.replaceAll('\u00a0', ' ');
    const order = await get<B2bOrder>(`/b2b/orders/${number}`, laden);
    const euros = (cents: number) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
        .format(cents / 100)
        .replace(/\s/g, ' ');
    for (const { sku, amount, itemCents, lineCents } of order.lines) {
      expect(text).toContain(sku);
      expect(text).toContain(`${amount} ${euros(itemCents)} ${euros(lineCents)}`);
    }
    for (const sentence of [
      'Auftragsbestätigung',
      `Nummer AB-${number}`,
      'Ihre Referenz Lager KW 47',
      'Einzel netto',
      `Auftragssumme ${euros(order.totalCents)}`,
      'Dies ist keine Rechnung.',
    ])
      expect(text).toContain(sentence);
    expect(response.headers.get('content-disposition')).toContain(`AB-${number}.pdf`);
  });

  it('is available from the order on, in English on request, to its owner only', async () => {
    const path = `/b2b/orders/${await numberOf('Hr. Petrović')}/order-confirmation.pdf`;
    const { text } = await pdfOf(path, laden, 'en');
    expect(text).toContain('Order confirmation');
    expect(text).toContain('This is not an invoice.');
    const other = (await signInShopper(tools.shop, 'werkstatt@lautlos.example')).token;
    expect((await tools.call(path, { token: other })).status).toBe(404);
  });
});

describe('invoice list', () => {
  it('derives the state of each invoice from its dates and adds totals', async () => {
    const { invoices, ...sums } = await get<B2bInvoices>('/b2b/invoices?show=all', laden);
    const byReference = (reference: string) => invoices.find((one) => one.reference === reference);
    expect(byReference('Fr. Sommer und Laden')).toMatchObject({ state: 'overdue', daysOverdue: 3 });
    expect(byReference('Lager KW 43')).toMatchObject({ state: 'due', dueAt: '2026-11-26' });
    expect(byReference('Fr. Kaya')).toMatchObject({ state: 'open', daysOverdue: 0 });
    expect(byReference('Lager KW 38')).toMatchObject({ state: 'paid', openCents: 0 });
    // Canceled before shipping, so it was never invoiced.
    expect(byReference('Hr. Neumann')).toBeUndefined();
    const sumOf = (state: string) =>
      invoices
        .filter((one) => one.state === state)
        .reduce((sum, { openCents }) => sum + openCents, 0);
    expect(sums).toMatchObject({
      openCents: sumOf('open') + sumOf('due') + sumOf('overdue'),
      dueCents: sumOf('due'),
      overdueCents: sumOf('overdue'),
    });
  });

  it('shows unpaid invoices first, most urgent on top, with a count', async () => {
    const open = await get<B2bInvoices>('/b2b/invoices', laden);
    const all = await get<B2bInvoices>('/b2b/invoices?show=all', laden);
    const days = open.invoices.map(({ dueAt }) => dueAt);
    expect(days).toEqual([...days].sort());
    expect(open.invoices.every(({ openCents }) => openCents > 0)).toBe(true);
    expect(all.invoices.slice(0, open.count)).toEqual(open.invoices);
    const others = all.invoices.slice(open.count).map(({ issuedAt }) => issuedAt);
    expect(others).toEqual([...others].sort().reverse());
    const { count, openCount, allCount, overdueCount } = open;
    expect([count, openCount, allCount, all.count]).toEqual([
      ...[open.invoices.length, open.invoices.length, all.invoices.length, all.invoices.length],
    ]);
    expect(overdueCount).toBe(open.invoices.filter(({ state }) => state === 'overdue').length);
  });

  it('is exported as CSV with numeric amounts', async () => {
    const csv = await (await tools.call('/b2b/invoices.csv', { token: laden })).text();
    expect(csv).toMatch(/^RE-\d+;;\d+;Fr\. Sommer und Laden;.*;überfällig\r$/m);
  });

  it('contains valid German invoices: number, reference, VAT and due date', async () => {
    const number = await numberOf('Fr. Kaya');
    const { text } = await pdfOf(`/invoices/${number}.pdf`);
    for (const sentence of [
      'Ihre Referenz Fr. Kaya',
      `Bestellung ${number} vom 09.11.2026`,
      'USt-IdNr. DE555000227',
      'zzgl. 19 % MwSt.',
      'Zahlbar bis 21.12.2026.',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('contains Austrian invoices without VAT and with the reason', async () => {
    const number = await numberOf('Fr. Hofrat Berger', werkstatt);
    const { text } = await pdfOf(`/invoices/${number}.pdf`, werkstatt);
    const pdfText = text.replaceAll(/[\u00a0\n]/g, ' ');
    expect(pdfText).toContain('Ihre Referenz Fr. Hofrat Berger');
    expect(pdfText).toContain('Steuerfreie innergemeinschaftliche Lieferung');
    expect(pdfText).not.toContain('Steuerschuldnerschaft');
    expect(pdfText).toContain('ATU55500032');
    expect(pdfText).toMatch(/Rechnungsbetrag 1\.586,50 €/);
  });
});
