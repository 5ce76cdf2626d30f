import { toIsoDay } from '@/domain/time/day';
import type { EInvoice, EInvoiceLine, EInvoiceParty } from './e-invoice';

const address = {
  line1: 'Reinbeckstraße 12',
  line2: '',
  postcode: '12459',
  city: 'Berlin',
  countryCode: 'DE',
};

const seller: EInvoiceParty = {
  id: '',
  name: 'Lautlos Fahrradbau GmbH',
  registrationId: 'HRB 555001',
  vatId: 'DE555000114',
  taxNumber: '37/000/00000',
  contact: { name: 'Buchhaltung', phone: '030 555 0140', email: 'post@lautlos.example' },
  address,
  electronicAddress: { scheme: 'EM', id: 'post@lautlos.example' },
};

const buyer: EInvoiceParty = {
  id: '10481',
  name: 'Radhaus Oranienplatz',
  registrationId: '',
  vatId: 'DE136695976',
  taxNumber: '',
  contact: null,
  address: { ...address, line1: 'Oranienstraße 188', postcode: '10999' },
  electronicAddress: { scheme: 'EM', id: 'laden@radhaus-op.example' },
};

/** Creates an invoice line for tests: three pieces at 100.00 EUR without VAT. */
export function createTestInvoiceLine(line: Partial<EInvoiceLine> = {}): EInvoiceLine {
  return {
    id: '1',
    sku: 'LU11.26.H.M.TG',
    gtin: '',
    name: 'Lu 11',
    description: 'Größe M, Tannengrün',
    quantity: 3,
    unit: 'H87',
    priceMicros: 100_000_000,
    netCents: 30_000,
    category: 'S',
    rate: 1900,
    ...line,
  };
}

/** Creates a valid invoice for tests: 300.00 goods, 10.00 voucher, 58.00 shipping, 19 % VAT, 414.12 EUR by transfer. */
export function createTestEInvoice(fields: Partial<EInvoice> = {}): EInvoice {
  const taxed = { category: 'S', rate: 1900 } as const;
  return {
    typeCode: '380',
    number: 'RE-50401',
    issuedOn: toIsoDay('2026-11-22'),
    notes: [{ text: 'Amtsgericht Charlottenburg HRB 555001', subject: 'REG' }],
    buyerReference: '10481',
    orderReference: 'Laden 7',
    salesOrder: '241509',
    seller,
    buyer,
    delivery: { on: toIsoDay('2026-11-21'), to: { name: buyer.name, address: buyer.address } },
    lines: [createTestInvoiceLine()],
    documentCharges: [
      { ...taxed, kind: 'allowance', netCents: 1_000, reason: 'Gutschein', reasonCode: '95' },
      { ...taxed, kind: 'charge', netCents: 5_800, reason: 'Versand', reasonCode: 'FC' },
    ],
    vat: [{ ...taxed, baseCents: 34_800, taxCents: 6_612, exemption: null }],
    totals: {
      linesCents: 30_000,
      allowancesCents: 1_000,
      chargesCents: 5_800,
      netCents: 34_800,
      taxCents: 6_612,
      grossCents: 41_412,
      paidCents: 0,
      dueCents: 41_412,
    },
    payment: {
      means: {
        code: '58',
        text: 'Rechnung',
        account: { iban: 'DE89370400440532013000', holder: seller.name, bic: 'COBADEFFXXX' },
      },
      reference: 'RE-50401',
      terms: 'Zahlbar bis 22.12.2026.',
      dueOn: toIsoDay('2026-12-22'),
    },
    preceding: null,
    ...fields,
  };
}
