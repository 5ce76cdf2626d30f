import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { parsePdfText } from '../../testing/pdf-text';
import { createGuestShopper, testHomeAddress } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let tools: TestRest;
let bike: string;
let count = 0;

beforeAll(async () => {
  tools = await openTestRest();
  bike = await createProductFixture(tools.shop, { sku: 'LU11.26.H.M.TX', stock: 500 });
});

afterAll(() => tools.close());

interface Case {
  name: string;
  /** Country of the invoice address. */
  country: string;
  vatID?: string;
  /** Delivery country, if different. */
  deliveryCountry?: string;
  delivery?: string;
  /** Expected VAT rate and note about the VAT; null if there is no note. */
  percent: string | null;
  de: string | null;
  en: string | null;
}

const supplied = {
  percent: '0 %',
  de: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG) an USt-IdNr. ATU13585627.',
  en: 'VAT-exempt intra-Community supply of goods (Art. 138 of Directive 2006/112/EC) to VAT ID ATU13585627.',
};
const exported = {
  percent: '0 %',
  de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).',
  en: 'VAT-exempt export (Art. 146 of Directive 2006/112/EC).',
};
const inAustria = {
  percent: '20 %',
  de: 'Fernverkauf innerhalb der EU: Der Betrag enthält die Mehrwertsteuer des Bestimmungslands (Österreich, 20 %; § 3c Abs. 1 UStG). Wir melden und zahlen sie über den One-Stop-Shop (§ 18j UStG).',
  en: 'Distance sale within the EU: the total includes the VAT of the country of destination (Austria, 20%; Art. 33(a) of Directive 2006/112/EC). We declare and pay it through the One-Stop Shop (Art. 369a ff.).',
};
const atHome = { percent: '19 %', de: null, en: null };

const cases: Case[] = [
  { name: 'a domestic consumer', country: 'de', ...atHome },
  { name: 'a domestic company with a VAT ID', country: 'de', vatID: 'DE136695976', ...atHome },
  { name: 'a consumer in Austria', country: 'at', ...inAustria },
  {
    name: 'a domestic consumer with delivery to Austria',
    country: 'de',
    deliveryCountry: 'at',
    ...inAustria,
  },
  { name: 'a consumer in Austria with pickup', country: 'at', delivery: 'pickup', ...atHome },
  {
    name: 'a consumer in Austria with domestic delivery',
    country: 'at',
    deliveryCountry: 'de',
    ...atHome,
  },
  { name: 'a company in Austria with a VAT ID', country: 'at', vatID: 'ATU13585627', ...supplied },
  {
    name: 'a company in Austria with an invalid VAT ID',
    country: 'at',
    vatID: 'ATU13585628',
    ...inAustria,
  },
  { name: 'a consumer in Switzerland', country: 'ch', ...exported },
  { name: 'a consumer in the United Kingdom', country: 'gb', ...exported },
];

const sentences = (language: 'de' | 'en') =>
  [supplied, exported, inAustria].map((one) => spaced(one[language]));

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Returns the texts of an order's confirmation and invoice, and the XML. */
async function createDocuments(one: Case, language: 'de' | 'en') {
  const { shop } = tools;
  count += 1;
  const company = one.vatID === undefined ? '' : 'Rad OG';
  const address = { ...testHomeAddress, company, countryId: one.country, vatID: one.vatID ?? '' };
  const buyer = await createGuestShopper(shop, { address });
  const options = { title: `basket ${count}`, payment: 'oxidcreditcard' };
  const id = await buyer.readyBasket(bike, { ...options, delivery: one.delivery ?? 'standard' });
  if (one.deliveryCountry !== undefined) {
    const to = await buyer.addAddress({ ...testHomeAddress, countryId: one.deliveryCountry });
    await buyer.setAddress(id, to);
    await buyer.setDelivery(id, one.delivery ?? 'standard');
    await buyer.setPayment(id, 'oxidcreditcard');
  }
  const { data, errors } = await shop.query(
    'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id orderNumber } }',
    { variables: { id }, token: buyer.token ?? '', language },
  );
  expect(errors).toBeUndefined();
  const { orderNumber } = data.placeOrder;
  await updateOrderProgress(shop.services, {
    ...{ orderNumber, step: 'delivered', isPaid: false, trackingNumber: null, expectedAt: null },
  });
  const [invoice] = await listOrderInvoices(shop.db, [data.placeOrder.id]);
  const read = async (path: string) => {
    const response = await tools.call(`${path}?lang=${language}`, { token: buyer.token ?? '' });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const textOf = (bytes: Buffer) => spaced(parsePdfText(bytes).text.replaceAll('\u00a0', ' '));
  return {
    invoice: textOf(await read(`/invoices/RE-${invoice?.number}.pdf`)),
    confirmation: textOf(await read(`/order-confirmations/${orderNumber}.pdf`)),
    xml: (await tools.call(`/invoices/RE-${invoice?.number}.xml`, { token: buyer.token ?? '' })).ok
      ? spaced((await read(`/invoices/RE-${invoice?.number}.xml`)).toString())
      : null,
  };
}

describe.each(['de', 'en'] as const)('VAT notes in documents (%s)', (language) => {
  it.each(cases)('for a delivery to $name', async (one) => {
    const documents = await createDocuments(one, language);
    const expected = one[language] === null ? null : spaced(one[language] ?? '');
    for (const text of [documents.invoice, documents.confirmation]) {
      const notes = sentences(language).filter((sentence) => text.includes(sentence));
      expect(notes).toEqual(expected === null ? [] : [expected]);
      expect(text).not.toMatch(/reverse charge|§ 13b/i);
      expect(text).not.toMatch(/\b0 ?% (?:MwSt|VAT)/);
    }
    const rate = language === 'de' ? one.percent : one.percent?.replace(' ', '');
    expect(documents.invoice).toContain(`(${rate})`);
    if (documents.xml !== null && one.percent === '20 %') {
      expect(documents.xml).toContain('<ram:RateApplicablePercent>20');
      expect(documents.xml).toContain(expected);
    }
  });
});
