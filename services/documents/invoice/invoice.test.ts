import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import {
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let bike: string;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
  bike = await createProductFixture(tools.shop, { sku: 'LU11.26.H.M.TG', stock: 500 });
});

afterAll(() => tools.close());

async function order(shopper: Shopper, options: Record<string, unknown> = {}): Promise<number> {
  count += 1;
  const basket = await shopper.readyBasket(bike, { title: `basket ${count}`, ...options });
  const { data, errors } = await shopper.order(basket);
  expect(errors).toBeUndefined();
  return data.placeOrder.orderNumber;
}

async function change(orderNumber: number, values: Record<string, number | string | null>) {
  const { db } = tools.shop;
  await db.updateTable('order').set(values).where('order_number', '=', orderNumber).execute();
}

const ask = (orderNumber: number | string, shopper: Shopper | null, language = 'de') =>
  tools.call(`/invoices/${orderNumber}.pdf?lang=${language}`, { token: shopper?.token });

async function read(orderNumber: number, shopper: Shopper, language = 'de') {
  const response = await ask(orderNumber, shopper, language);
  expect(response.status).toBe(200);
  return parsePdfText(new Uint8Array(await response.arrayBuffer()));
}

/** Creates an order that has shipped, so that it is invoiced. */
async function sent(shopper: Shopper, options: Record<string, unknown> = {}): Promise<number> {
  const orderNumber = await order(shopper, options);
  await send(orderNumber);
  return orderNumber;
}

const send = (orderNumber: number, move: Partial<Parameters<typeof updateOrderProgress>[1]> = {}) =>
  updateOrderProgress(tools.shop.services, {
    ...{ orderNumber, step: 'dispatched', isPaid: false, trackingNumber: null, expectedAt: null },
    ...move,
  });

const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

describe('invoice PDF', () => {
  it('contains all legally required details as selectable text', async () => {
    const shopper = await createGuestShopper(tools.shop, {
      address: { ...testHomeAddress, company: 'Dvořák & Söhne', firstName: 'Béla' },
    });
    const number = await sent(shopper, { amount: 2 });
    const response = await ask(number, shopper);
    const invoiceNumber = (
      await tools.shop.db
        .selectFrom('order')
        .select('invoice_number')
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow()
    ).invoice_number;
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      `inline; filename="RE-${invoiceNumber}.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');

    const { text, raw, pages } = parsePdfText(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toBe(1);
    for (const sentence of [
      'Lautlos Fahrradbau GmbH · Reinbeckstraße 12 · 12459 Berlin',
      'USt-IdNr. DE555000114',
      'Dvořák & Söhne',
      'Béla Thießen',
      'Sonnenallee 41',
      '12045 Berlin',
      `Rechnung RE-${invoiceNumber}`,
      'Datum 21.11.2026',
      `Bestellung ${number} vom 21.11.2026`,
      'LU11.26.H.M.TG',
      '2.000,00 € 4.000,00 €',
      'Rechnungsbetrag 4.000,00 €',
      'darin netto (19 %) 3.361,34 €',
      'darin 19 % MwSt. 638,66 €',
      'Zahlung mit PayPal.',
      'Seite 1 von 1',
    ])
      expect(spaced(text)).toContain(sentence);
    expect(raw).toMatch(/\/Lang \(de-DE\)/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).not.toContain('/Encrypt');
  });

  it('is in the language of the order regardless of the requested language', async () => {
    const shopper = await createGuestShopper(tools.shop);
    const number = await order(shopper);
    await change(number, { language: 'en' });
    await send(number);
    const { text, raw } = await read(number, shopper, 'de');
    expect(text).toContain('Date 21 Nov 2026');
    expect(text).toContain('Invoice total €2,000.00');
    expect(text).toContain('Page 1 of 1');
    expect(raw).toMatch(/\/Lang \(en-GB\)/);
  });

  it('has net prices, VAT and the due date for a dealer', async () => {
    const dealer = await signInShopper(tools.shop, 'laden@lautlos.example');
    const { text } = await read(await sent(dealer, { payment: 'oxidinvoice' }), dealer);
    expect(text).toContain('Einzel netto Netto');
    expect(spaced(text)).toContain('zzgl. 19 % MwSt.');
    expect(text).toContain('Zahlbar bis 21.12.2026.');
    expect(text).toContain('DE89 3704 0044 0532 0130 00');
    expect(text).toMatch(/Kunde \d+/);
  });

  it('states due date, bank account and reference for payment in advance', async () => {
    const shopper = await createGuestShopper(tools.shop);
    const number = await sent(shopper, { payment: 'oxidpayadvance' });
    const { text } = await read(number, shopper);
    expect(text).toContain('Zahlbar bis 28.11.2026.');
    expect(text).toContain(`Verwendungszweck ${number}.`);
  });

  it.each([
    ['sent', { reference: 'Regal 4' }, 'Versanddatum 21.11.2026'],
    [
      'an export',
      { tax_exemption: 'export', vats: '[{"rate":0,"cents":0}]' },
      'Steuerfreie Ausfuhrlieferung',
    ],
  ])('contains the matching note when it is %s', async (_, values, note) => {
    const shopper = await createGuestShopper(tools.shop);
    const number = await order(shopper);
    await change(number, values);
    await send(number);
    expect((await read(number, shopper)).text).toContain(note);
  });

  it('is marked as a VAT-exempt intra-Community supply for a company in another EU country', async () => {
    const company = { company: 'Radwerk Linz', vatID: 'ATU13585627', countryId: 'at' };
    const shopper = await createGuestShopper(tools.shop, {
      address: { ...testHomeAddress, ...company },
    });
    const { text } = await read(await sent(shopper), shopper);
    const words = spaced(text).replace(/\s+/g, ' ');
    expect(words).toContain('Steuerfreie innergemeinschaftliche Lieferung');
    expect(words).toContain('an USt-IdNr. ATU13585627');
    expect(words).not.toContain('Steuerschuldnerschaft');
    expect(words).toContain('Warenwert 1.680,67 €');
    expect(words).not.toContain('0 % MwSt.');
    expect(words).toContain('Österreich');
  });

  it('spans as many pages as needed without losing a line item', async () => {
    const shopper = await createGuestShopper(tools.shop);
    const number = await order(shopper);
    const { db } = tools.shop;
    const { id } = await db
      .selectFrom('order')
      .select('id')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_item')
      .values(
        Array.from({ length: 120 }, (_unused, index) => ({
          id: `${id}-${index}`,
          order_id: id,
          product_id: bike,
          sku: `SKU-${index}-ENDE`,
          title: 'Ein Rad mit einem sehr langen Namen, der über mehr als eine Zeile geht',
          short_description: 'Größe M, Tannengrün',
          amount: 1,
          item_cents: 1_000,
          vat_rate: 1_900,
          pers_param: '',
          position: index + 2,
        })),
      )
      .execute();
    const { shipment_id } = await db
      .selectFrom('shipment')
      .select('id as shipment_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('shipment_line')
      .values(
        Array.from({ length: 120 }, (_unused, index) => ({
          ...{ shipment_id, order_item_id: `${id}-${index}`, amount: 1, frame_numbers: '[]' },
        })),
      )
      .execute();
    await send(number);
    const { text, pages } = await read(number, shopper);
    expect(pages).toBeGreaterThan(4);
    expect(new Set(text.match(/SKU-\d+-ENDE/g)).size).toBe(120);
    expect(text.match(/^Pos\. Artikel/gm)?.length).toBeGreaterThanOrEqual(pages - 1);
    for (let page = 1; page <= pages; page += 1)
      expect(text).toContain(`Seite ${page} von ${pages}`);
  });
});

describe('invoice access', () => {
  it('returns the invoice only to its customer', async () => {
    const owner = await createGuestShopper(tools.shop);
    const number = await sent(owner);
    const otherShopper = await createGuestShopper(tools.shop);
    const response = await ask(number, otherShopper);
    const none = await ask(999_999_999, otherShopper);
    expect([response.status, none.status]).toEqual([404, 404]);
    expect(await response.text()).toBe(await none.text());
    expect((await ask(number, owner)).status).toBe(200);
  });

  it.each([
    ['without a token', null, 401],
    ['with an anonymous token', 'anonymous', 401],
    ['with a forged token', 'x.y.z', 401],
  ])('rejects requests %s with 401', async (_, token, status) => {
    const { data } = await tools.shop.query('{ token }');
    const given = token === 'anonymous' ? (data.token as string) : (token ?? undefined);
    const response = await tools.call('/invoices/1.pdf', { token: given });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: 'Bitte melden Sie sich an.' });
  });

  it.each(['1', '0x10.pdf', '-1.pdf', '1%27--.pdf', '1.5.pdf', '1234567890.pdf', '..%2f1.pdf'])(
    'returns 404 for %s',
    async (path) => {
      const owner = await createGuestShopper(tools.shop);
      expect((await tools.call(`/invoices/${path}`, { token: owner.token })).status).toBe(404);
    },
  );

  it('returns 404 before the invoice is issued', async () => {
    const owner = await createGuestShopper(tools.shop);
    const number = await order(owner);
    expect((await ask(number, owner)).status).toBe(404);
  });
});
