import { toIsoDay } from '@/domain/time/day';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import type { IssuedInvoice } from '../documents/e-invoice/issued-invoice';
import { computeVatBreakdown } from '../documents/invoice/invoice-sections';
import { computeCostBreakdown, type CostBreakdownInput } from '../shop/pricing/cost-breakdown';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;

const berlinAddress = {
  salutation: 'MRS',
  firstName: 'Mareike',
  lastName: 'Thießen',
  company: '',
  additionalInfo: '',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
  countryId: 'de',
  phone: '030 555 0199',
  fax: '',
};

/** The buyer in tests: a private person in Berlin. */
export const privateBuyer = { ...berlinAddress, email: 'mareike@lautlos.example', vatID: '' };

/** A bike shop in Berlin that buys as a company. */
export const businessBuyer = {
  ...privateBuyer,
  company: 'Radhaus Oranienplatz',
  vatID: 'DE136695976',
};

/**
 * Creates an invoice for tests, with the totals the shop would calculate. By default it is paid by bank transfer and
 * delivered.
 */
export function createInvoiceFixture(
  cost: Partial<CostBreakdownInput>,
  fields: Partial<IssuedInvoice> = {},
): IssuedInvoice {
  const input: CostBreakdownInput = {
    lines: [{ cents: 200_000, amount: 1, rate: 1900 }],
    isNet: false,
    deliveryCents: 0,
    paymentCents: 0,
    chargeRate: 1900,
    discount: null,
    ...cost,
  };
  const sums = computeCostBreakdown(input);
  const items = input.lines.map(({ cents, amount, rate }) => ({
    itemCents: cents,
    amount,
    vatRate: rate,
  }));
  return {
    kind: 'invoice',
    number: 'RE-50401',
    issuedOn: toIsoDay('2026-11-22'),
    deliveredOn: toIsoDay('2026-11-21'),
    language: 'de',
    brand,
    buyer: privateBuyer,
    deliverTo: null,
    isPickup: false,
    customerNumber: '10481',
    orderNumber: 241_509,
    reference: '',
    isNet: sums.isNet,
    taxExemption: null,
    lines: items.map((item, index) => ({
      ...item,
      sku: `LU11.26.H.${index}`,
      gtin: '',
      title: 'Lu 11',
      description: 'Größe M, Tannengrün',
    })),
    voucherCents: sums.voucherCents,
    deliveryCents: sums.deliveryCents,
    paymentCents: sums.paymentCents,
    vat: computeVatBreakdown(sums, items),
    totalCents: sums.totalCents,
    paidCents: 0,
    payment: {
      way: 'transfer',
      title: 'Rechnung',
      reference: 'RE-50401',
      dueOn: toIsoDay('2026-12-22'),
      terms: 'Zahlbar bis 22.12.2026.',
    },
    corrects: null,
    notes: [],
    ...fields,
  };
}

export const addNumbers = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0);

/** Returns the totals of an invoice's XML in cents. */
export function parseInvoiceTotals(xml: string) {
  const cents = (text = '') => Math.round(Number(text) * 100);
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(-?[\\d.]+)</`, 'g'))].map(([, text]) =>
      cents(text),
    );
  const [lineSum = 0, ...lines] = all('LineTotalAmount').toReversed();
  return {
    grand: all('GrandTotalAmount')[0] ?? 0,
    due: all('DuePayableAmount')[0],
    net: all('TaxBasisTotalAmount')[0] ?? 0,
    tax: all('TaxTotalAmount')[0] ?? 0,
    lineSum,
    lines: addNumbers(lines),
    charges: addNumbers(all('ChargeTotalAmount')) - addNumbers(all('AllowanceTotalAmount')),
  };
}
