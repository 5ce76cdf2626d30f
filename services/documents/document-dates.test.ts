import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { B2bInvoices } from '@/domain/dealer-account/b2b-invoices';
import { invoicePaymentDays } from '@/domain/payment/payment-terms';
import { addDays, type IsoDay, toIsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createProductFixture } from '../testing/product-fixture';
import { parsePdfText } from '../testing/pdf-text';
import { signInShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';

let tools: TestRest;
let bike: string;

beforeAll(async () => {
  tools = await openTestRest();
  bike = await createProductFixture(tools.shop, {
    sku: 'LU11.26.H.M.TG',
    stock: 50,
    hekCents: 100_000,
  });
});

afterAll(() => tools.close());

/** Places and ships a dealer's order at a given time. Returns all emails, documents and lists with the order's date. */
async function orderAt(moment: string) {
  const { clock, services, db } = tools.shop;
  clock.advance(Date.parse(moment) - clock.now());
  const dealer = await signInShopper(tools.shop, 'laden@lautlos.example');
  const options = { title: moment, payment: 'oxidinvoice', delivery: 'pickup' };
  const { data } = await dealer.order(await dealer.readyBasket(bike, options));
  const { orderNumber } = data.placeOrder;
  await updateOrderProgress(services, {
    ...{ orderNumber, step: 'dispatched', isPaid: false, trackingNumber: null, expectedAt: null },
  });
  const read = (path: string) => tools.call(path, { token: dealer.token });
  const { invoices } = (await (await read('/b2b/invoices?show=all')).json()) as B2bInvoices;
  const csv = await read('/b2b/invoices.csv');
  const { id } = await db
    .selectFrom('order')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const mails = new Map((await tools.mails()).map(({ key, text }) => [key, text]));
  const pdf = async (path: string) =>
    parsePdfText(new Uint8Array(await (await read(path)).arrayBuffer())).text;
  return {
    confirmation: mails.get(`order-confirmation:${id}`) ?? '',
    dispatch: mails.get(`order-dispatched:${id}`) ?? '',
    invoice: await pdf(`/invoices/${orderNumber}.pdf?lang=de`),
    deliveryNote: await pdf(`/b2b/orders/${orderNumber}/delivery-note.pdf?lang=de`),
    inTable: invoices.find((invoice) => invoice.orderNumber === orderNumber),
    order: await (await read(`/b2b/orders/${orderNumber}`)).json(),
    csvName: csv.headers.get('content-disposition'),
    csvLine: (await csv.text()).split('\n').find((line) => line.includes(String(orderNumber))),
  };
}

const long = (day: IsoDay) => formatIsoDay(day, 'de', 'long');
const medium = (day: IsoDay) => formatIsoDay(day, 'de', 'medium');

describe('an order placed just after midnight', () => {
  it.each([
    ['at New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['when the clocks went forward', '2027-03-27T23:30:00Z', '2027-03-28'],
    ['in summer', '2027-07-21T22:30:00Z', '2027-07-22'],
    ['when the clocks went back', '2027-10-30T22:30:00Z', '2027-10-31'],
  ])('%s has the same date in all documents', async (_when, moment, text) => {
    const day = toIsoDay(text);
    const [before, due] = [addDays(day, -1), addDays(day, invoicePaymentDays)];
    const dates = await orderAt(moment);
    expect(dates.confirmation).toContain(long(day));
    expect(dates.dispatch).toContain(long(day));
    expect(dates.confirmation + dates.dispatch).not.toContain(long(before));
    expect(dates.invoice).toContain(medium(day));
    expect(dates.invoice).toContain(medium(due));
    expect(dates.deliveryNote).toContain(medium(day));
    expect(dates.invoice + dates.deliveryNote).not.toContain(medium(before));
    expect(dates.inTable).toMatchObject({ issuedAt: day, dueAt: due, state: 'open' });
    expect(dates.order).toMatchObject({ orderedAt: day, shippedAt: day });
    expect(dates.csvName).toContain(`rechnungen-${day}.csv`);
    expect(dates.csvLine).toContain(due);
    expect(dates.csvLine).not.toContain(before);
  });
});
