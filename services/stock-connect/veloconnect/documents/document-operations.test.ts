import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrderProgress } from '../../../shop/order/update-order-progress';
import { createProductFixture } from '../../../testing/product-fixture';
import { openTestRest, type TestRest } from '../../../testing/test-rest';
import {
  type ParsedVeloXml,
  type VeloClient,
  createVeloClient,
} from '../../../testing/velo-client';

const dayMs = 24 * 60 * 60 * 1000;

let tools: TestRest;
let client: VeloClient;
let first: string;
let second: string;

beforeAll(async () => {
  tools = await openTestRest();
  client = await createVeloClient(tools);
  await createProductFixture(tools.shop, {
    id: 'BIKE',
    stock: 9,
    hekCents: 99_999,
    weightClass: 'bike',
  });
  await createProductFixture(tools.shop, {
    id: 'BELL',
    stock: 99,
    hekCents: 333,
    weightClass: 'letter',
  });
  first = await ordered(['Quantity.BIKE', '3'], ['Quantity.BELL', '7']);
  tools.shop.clock.advance(2 * dayMs);
  second = await ordered(['Quantity.BELL', '1']);
  await send(first, '00340434161094042557');
  await send(second, null);
});
afterAll(() => tools.close());

function send(orderNumber: string, trackingNumber: string | null) {
  const move = { step: 'dispatched', isPaid: false, expectedAt: null, trackingNumber } as const;
  return updateOrderProgress(tools.shop.services, { ...move, orderNumber: Number(orderNumber) });
}

async function ordered(...lines: [string, string][]): Promise<string> {
  const { transactionId } = await client.get('CreateOrderRequest', lines);
  const done = await client.get('FinishOrderRequest', [['TransactionID', transactionId]]);
  return done.root.OrderHeader.OrderID;
}

const cents = (node: ParsedVeloXml) => Math.round(Number(node['#text']) * 100);

async function invoiceIdOf(orderId: string): Promise<string> {
  const { root } = await client.get('InvoiceInformationQueryRequest', [['OrderID', orderId]]);
  return root.InvoiceHeader[0].InvoiceID;
}

describe('document headers', () => {
  it('are filtered by date, order and preceding documents for orders of any channel', async () => {
    const all = await client.get('InvoiceInformationQueryRequest');
    expect(all.root.InvoiceHeader.map((one: ParsedVeloXml) => one.OrderID)).toEqual([
      second,
      first,
    ]);
    const days = await client.get('OrderConfirmationQueryRequest', [
      ['FromDate', '2026-11-22'],
      ['ThruDate', '2026-11-23'],
    ]);
    expect(days.root.OrderConfirmationHeader.map((one: ParsedVeloXml) => one.OrderID)).toEqual([
      second,
    ]);
    const note = await client.get('DeliveryNoteQueryRequest', [
      ['OrderConfirmationID', `AB-${first}`],
    ]);
    expect(note.root.DeliveryNoteHeader).toEqual([
      {
        DeliveryNoteID: `LS-${first}`,
        IssueDate: '2026-11-23',
        Description: expect.stringContaining('veloconnect'),
        OrderID: first,
        OrderConfirmationID: `AB-${first}`,
      },
    ]);
    const invoice = await client.get('InvoiceInformationQueryRequest', [
      ['DeliveryNoteID', `LS-${first}`],
    ]);
    expect(invoice.root.InvoiceHeader).toHaveLength(1);
  });

  it('reject invalid dates', async () => {
    const { code } = await client.get('InvoiceInformationQueryRequest', [
      ['FromDate', '21.11.2026'],
    ]);
    expect(code).toBe(405);
  });
});

describe('dealer documents', () => {
  it('contain a net total of the line items and the order total with VAT', async () => {
    for (const orderId of [first, second]) {
      const { root } = await client.get('InvoiceInformationDetailsRequest', [
        ['InvoiceID', await invoiceIdOf(orderId)],
      ]);
      const [invoice] = root.Invoice;
      const lines: ParsedVeloXml[] = invoice.LineItem;
      const net = lines.reduce((sum, { LinePrice }) => sum + cents(LinePrice), 0);
      expect(cents(invoice.NetSum)).toBe(net);
      const vat = invoice.VAT.reduce(
        (sum: number, one: ParsedVeloXml) => sum + cents(one.TaxAmount),
        0,
      );
      const order = await tools.shop.db
        .selectFrom('order')
        .select('total_cents')
        .where('order_number', '=', Number(orderId))
        .executeTakeFirstOrThrow();
      expect([cents(invoice.GrossSum), net + vat]).toEqual([order.total_cents, order.total_cents]);
      for (const line of lines)
        expect(cents(line.LinePrice)).toBe(cents(line.UnitPrice) * Number(line.Quantity['#text']));
    }
  });

  it('contain delivery as a line without article number, the customer, the VAT rate and the PDF', async () => {
    const { root } = await client.get('InvoiceInformationDetailsRequest', [
      ['InvoiceID', await invoiceIdOf(first)],
    ]);
    const [invoice] = root.Invoice;
    expect(invoice.Party.PartyName.Name).toBe('Radhaus Oranienplatz GmbH');
    expect(invoice.InvoiceURL).toBe(
      `http://localhost:3000/feeds/documents/${invoice.InvoiceID}.pdf`,
    );
    expect(invoice.Description).toMatch(/ · zahlbar bis 2026-12-23, offen$/);
    expect(invoice.VAT[0].TaxCategory).toEqual({ Percent: '19', TaxScheme: { ID: 'VAT' } });
    const [bike] = invoice.LineItem;
    expect(bike).toMatchObject({
      LineID: '1',
      OrderID: { ID: first, LineID: '1' },
      DeliveryNoteID: { ID: `LS-${first}` },
      Item: { SellersItemIdentification: { ID: 'BIKE' } },
    });
    const extras = invoice.LineItem.filter(
      ({ Item }: ParsedVeloXml) => !Item.SellersItemIdentification,
    );
    expect(extras.every(({ LineID }: ParsedVeloXml) => !/^\d+$/.test(LineID))).toBe(true);
  });

  it('list an unknown invoice number separately', async () => {
    const known = await invoiceIdOf(first);
    const { code, root } = await client.get('InvoiceInformationDetailsRequest', [
      ['InvoiceID', known],
      ['InvoiceID', 'RE-0'],
      ['InvoiceID', known],
    ]);
    expect([code, root.Invoice.length, root.UnknownID]).toEqual([200, 2, ['RE-0']]);
  });

  it('are unknown to another dealer', async () => {
    const other = await createVeloClient(tools, 'werkstatt@lautlos.example');
    for (const [name, parameter, id] of [
      ['InvoiceInformation', 'InvoiceID', await invoiceIdOf(first)],
      ['DeliveryNote', 'DeliveryNoteID', `LS-${first}`],
      ['OrderConfirmation', 'OrderConfirmationID', `AB-${first}`],
    ] as const) {
      const { root } = await other.get(`${name}DetailsRequest`, [[parameter, id]]);
      expect(root.UnknownID).toEqual([id]);
      const query = await other.get(`${name}QueryRequest`, [['OrderID', first]]);
      expect(query.document).not.toContain(first);
    }
  });
});

it('a delivery note contains only goods, address and tracking', async () => {
  const { root } = await client.get('DeliveryNoteDetailsRequest', [
    ['DeliveryNoteID', `LS-${first}`],
  ]);
  const { DeliveryNote: note } = root;
  expect(note.LineItem.map(({ Quantity }: ParsedVeloXml) => Quantity['#text'])).toEqual(['3', '7']);
  expect(note.TrackingURL).toContain('00340434161094042557');
  expect(note.DeliveryAddress).toMatchObject({ StreetName: 'Oranienstraße', PostalZone: '10999' });
  const unsent = await client.get('DeliveryNoteDetailsRequest', [
    ['DeliveryNoteID', `LS-${second}-2`],
  ]);
  expect(unsent.root.UnknownID).toEqual([`LS-${second}-2`]);
});

it('an order confirmation contains every line item', async () => {
  const { root } = await client.get('OrderConfirmationDetailsRequest', [
    ['OrderConfirmationID', `AB-${second}`],
  ]);
  expect(root.OrderConfirmation.LineItem[0].Item.SellersItemIdentification.ID).toBe('BELL');
});
