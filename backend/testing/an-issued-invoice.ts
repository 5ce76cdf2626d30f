import { isoDay } from '@/domain/time/day';
import { readYaml } from '../demo-source/read-yaml';
import { shopFile } from '../demo-source/shop-file';
import type { IssuedInvoice } from '../documents/e-invoice/issued-invoice';
import { vatBreakdown } from '../documents/invoice/vat-breakdown';
import { calculateCost, type CostInput } from '../shop/pricing/cost';

const { brand } = readYaml('demo', 'shop.yaml', shopFile).content;

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

/** Who buys in tests: a person in Berlin, or somebody like her elsewhere. */
export const aBuyer = { ...berlinAddress, email: 'mareike@lautlos.example', vatID: '' };

/** A shop in Berlin that buys as a company. */
export const aCompany = { ...aBuyer, company: 'Radhaus Oranienplatz', vatID: 'DE136695976' };

/** An invoice for tests with the sums the shop would make of such a basket: by transfer, delivered, unless told otherwise. */
export function anIssuedInvoice(
  cost: Partial<CostInput>,
  wish: Partial<IssuedInvoice> = {},
): IssuedInvoice {
  const input: CostInput = {
    lines: [{ cents: 200_000, amount: 1, rate: 1900 }],
    isNet: false,
    deliveryCents: 0,
    paymentCents: 0,
    chargeRate: 1900,
    discount: null,
    ...cost,
  };
  const sums = calculateCost(input);
  const items = input.lines.map(({ cents, amount, rate }) => ({
    itemCents: cents,
    amount,
    vatRate: rate,
  }));
  return {
    kind: 'invoice',
    number: 'RE-50401',
    issuedOn: isoDay('2026-11-22'),
    deliveredOn: isoDay('2026-11-21'),
    language: 'de',
    brand,
    buyer: aBuyer,
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
    vat: vatBreakdown(sums, items),
    totalCents: sums.totalCents,
    paidCents: 0,
    payment: {
      way: 'transfer',
      title: 'Rechnung',
      reference: 'RE-50401',
      dueOn: isoDay('2026-12-22'),
      terms: 'Zahlbar bis 22.12.2026.',
    },
    corrects: null,
    notes: [],
    ...wish,
  };
}
