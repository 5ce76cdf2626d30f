import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { validateEInvoice } from './validate-e-invoice';
import type { EInvoice } from './e-invoice';
import { createTestInvoiceLine, createTestEInvoice } from './e-invoice-fixtures';

const good = createTestEInvoice();
const [line] = good.lines;
const [group] = good.vat;
const [voucher, freight] = good.documentCharges;
const nowhere = { line1: '', line2: '', postcode: '', city: '', countryCode: '' };

const rulesOf = (invoice: EInvoice, profile: 'en16931' | 'xrechnung' = 'en16931') =>
  validateEInvoice(invoice, profile).map(({ rule }) => rule);

/** An invoice without VAT for another EU country (K) or an export (G). */
function exempt(
  category: 'K' | 'G',
  countryCode: string,
  fields: Partial<EInvoice> = {},
): EInvoice {
  const totals = { ...good.totals, linesCents: 30_000, netCents: 30_000, taxCents: 0 };
  const to = { name: 'Radwerk', address: { ...good.buyer.address, countryCode } };
  return createTestEInvoice({
    buyer: { ...good.buyer, vatId: 'ATU13585627', address: to.address },
    delivery: { on: toIsoDay('2026-11-21'), to },
    lines: [createTestInvoiceLine({ category, rate: 0 })],
    documentCharges: [],
    vat: [
      {
        category,
        rate: 0,
        baseCents: 30_000,
        taxCents: 0,
        exemption: { reason: 'Steuerfrei', code: `VATEX-EU-${category === 'K' ? 'IC' : 'G'}` },
      },
    ],
    totals: {
      ...totals,
      allowancesCents: 0,
      chargesCents: 0,
      grossCents: 30_000,
      dueCents: 30_000,
    },
    ...fields,
  });
}

describe('e-invoice validation', () => {
  it.each([
    ['domestic', good],
    ['to Austria', exempt('K', 'AT')],
    [
      'to Switzerland',
      exempt('G', 'CH', {
        delivery: { on: null, to: null },
        buyer: { ...good.buyer, vatId: '', address: { ...good.buyer.address, countryCode: 'CH' } },
      }),
    ],
    [
      'a credit note',
      createTestEInvoice({
        typeCode: '381',
        preceding: { number: 'RE-50400', issuedOn: toIsoDay('2026-11-01') },
      }),
    ],
    [
      'two rates',
      createTestEInvoice({
        lines: [
          line!,
          createTestInvoiceLine({
            id: '2',
            rate: 700,
            quantity: 1,
            priceMicros: 9_990_000,
            netCents: 999,
          }),
        ],
        vat: [group!, { category: 'S', rate: 700, baseCents: 999, taxCents: 70, exemption: null }],
        totals: {
          ...good.totals,
          linesCents: 30_999,
          netCents: 35_799,
          taxCents: 6_682,
          grossCents: 42_481,
          dueCents: 42_481,
        },
      }),
    ],
    [
      'paid online',
      createTestEInvoice({
        totals: { ...good.totals, paidCents: 41_412, dueCents: 0 },
        payment: {
          ...good.payment,
          means: { code: '68', text: 'PayPal', account: null },
          terms: '',
          dueOn: null,
        },
      }),
    ],
  ])('accepts an invoice: %s', (_, invoice) => {
    expect(validateEInvoice(invoice, 'en16931')).toEqual([]);
    expect(validateEInvoice(invoice, 'xrechnung')).toEqual([]);
  });

  const totals = (fields: Partial<EInvoice['totals']>) =>
    createTestEInvoice({ totals: { ...good.totals, ...fields } });
  const lines = (fields: Parameters<typeof createTestInvoiceLine>[0]) =>
    createTestEInvoice({ lines: [createTestInvoiceLine(fields)] });
  const charges = (fields: Partial<NonNullable<typeof voucher>>) =>
    createTestEInvoice({ documentCharges: [{ ...voucher!, ...fields }, freight!] });
  const vat = (fields: Partial<NonNullable<typeof group>>) =>
    createTestEInvoice({ vat: [{ ...group!, ...fields }] });
  const payment = (fields: Partial<EInvoice['payment']>) =>
    createTestEInvoice({ payment: { ...good.payment, ...fields } });
  const account = good.payment.means.account!;
  const means = (code: '58' | '68', iban: string | null) =>
    payment({ means: { code, text: '', account: iban === null ? null : { ...account, iban } } });
  const correction = { typeCode: '381', preceding: null } as const;

  it.each<[string, EInvoice, string[]]>([
    ['a line total one cent too high', totals({ linesCents: 30_001 }), ['BR-CO-10', 'BR-CO-13']],
    ['a voucher total one cent too high', totals({ allowancesCents: 1_001 }), ['BR-CO-11']],
    ['a shipping total one cent too low', totals({ chargesCents: 5_799 }), ['BR-CO-12']],
    ['a net total one cent off', totals({ netCents: 34_801 }), ['BR-CO-13', 'BR-CO-15']],
    ['a VAT total one cent off', totals({ taxCents: 6_613 }), ['BR-CO-14', 'BR-CO-15']],
    ['a gross total one cent off', totals({ grossCents: 41_413 }), ['BR-CO-15', 'BR-CO-16']],
    ['a paid amount one cent too high', totals({ paidCents: 1 }), ['BR-CO-16']],
    ['a negative amount due', totals({ paidCents: 41_413, dueCents: -1 }), ['BT-115']],
    ['no lines', createTestEInvoice({ lines: [] }), ['BR-16', 'BR-CO-10', 'BR-S-08']],
    ['a line without number', lines({ id: '' }), ['BR-21']],
    ['a fractional quantity', lines({ quantity: 2.5 }), ['BR-22', 'PEPPOL-EN16931-R120']],
    ['a line without name', lines({ name: ' ' }), ['BR-25']],
    ['a negative price', lines({ priceMicros: -100_000_000 }), ['BR-27', 'PEPPOL-EN16931-R120']],
    ['a price one cent off', lines({ priceMicros: 100_010_000 }), ['PEPPOL-EN16931-R120']],
    ['a line with a rate missing from the VAT table', lines({ rate: 700 }), ['BR-S-01', 'BR-S-08']],
    [
      'a negative voucher',
      charges({ netCents: -1_000 }),
      ['BR-CO-11', 'BR-CO-13', 'BT-92', 'BR-S-08'],
    ],
    ['a voucher without a reason', charges({ reason: '' }), ['BR-CO-21']],
    [
      'no VAT table',
      createTestEInvoice({ vat: [] }),
      ['BR-CO-14', 'BR-CO-18', 'BR-S-01', 'BR-S-01', 'BR-S-01'],
    ],
    ['a taxable base one cent off', vat({ baseCents: 34_801 }), ['BR-S-08']],
    ['a VAT amount three cents off', vat({ taxCents: 6_615 }), ['BR-CO-14', 'BR-CO-17']],
    [
      'an exemption reason although VAT is charged',
      vat({ exemption: { reason: 'x', code: 'x' } }),
      ['BR-S-10'],
    ],
    [
      'two VAT groups with the same rate',
      createTestEInvoice({ vat: [group!, { ...group!, taxCents: 0 }] }),
      ['BR-S-08', 'BR-S-08', 'BR-CO-17'],
    ],
    ['no number', createTestEInvoice({ number: '' }), ['BR-02']],
    [
      'a seller without a name',
      createTestEInvoice({ seller: { ...good.seller, name: '' } }),
      ['BR-06'],
    ],
    [
      'a buyer without a name',
      createTestEInvoice({ buyer: { ...good.buyer, name: '' } }),
      ['BR-07'],
    ],
    [
      'a seller without an address',
      createTestEInvoice({ seller: { ...good.seller, address: nowhere } }),
      ['BR-08', 'BR-09', 'BR-CL-14'],
    ],
    [
      'a buyer without an address',
      createTestEInvoice({ buyer: { ...good.buyer, address: nowhere } }),
      ['BR-10', 'BR-11', 'BR-CL-14'],
    ],
    [
      'a delivery without an address',
      createTestEInvoice({ delivery: { on: null, to: { name: '', address: nowhere } } }),
      ['BR-57', 'BR-57', 'BR-CL-14'],
    ],
    [
      'the country code UK',
      createTestEInvoice({
        buyer: { ...good.buyer, address: { ...good.buyer.address, countryCode: 'UK' } },
      }),
      ['BR-CL-14'],
    ],
    [
      'a VAT ID without prefix',
      createTestEInvoice({ buyer: { ...good.buyer, vatId: '136695976' } }),
      ['BR-CO-09'],
    ],
    [
      'a seller without any tax number',
      createTestEInvoice({ seller: { ...good.seller, vatId: '', taxNumber: '' } }),
      ['BR-S-02'],
    ],
    [
      'a seller without any identifier',
      createTestEInvoice({
        seller: { ...good.seller, vatId: '', taxNumber: '', registrationId: '' },
      }),
      ['BR-CO-26', 'BR-S-02'],
    ],
    ['a transfer without an account', means('58', null), ['BR-61']],
    ['a wrong IBAN', means('58', 'DE00370400440532013000'), ['BR-DE-19']],
    ['no payment terms', payment({ terms: '', dueOn: null }), ['BR-CO-25']],
    ['a credit note without a preceding invoice', createTestEInvoice(correction), ['BR-55']],
    [
      'a buyer in the EU without VAT ID',
      exempt('K', 'AT', { buyer: { ...good.buyer, vatId: '' } }),
      ['BR-IC-02'],
    ],
    [
      'no date of an intra-Community supply',
      exempt('K', 'AT', { delivery: { ...good.delivery, on: null } }),
      ['BR-IC-11'],
    ],
    [
      'no place of an intra-Community supply',
      exempt('K', 'AT', { delivery: { on: toIsoDay('2026-11-21'), to: null } }),
      ['BR-IC-12'],
    ],
    [
      'no reason for the VAT exemption',
      exempt('K', 'AT', { vat: [{ ...exempt('K', 'AT').vat[0]!, exemption: null }] }),
      ['BR-IC-10'],
    ],
    [
      'VAT on an intra-Community supply',
      exempt('K', 'AT', { lines: [createTestInvoiceLine({ category: 'K', rate: 1900 })] }),
      ['BR-IC-01', 'BR-IC-08'],
    ],
    ['an export into the EU', exempt('G', 'AT'), ['BR-G-01']],
    [
      'an exporter without VAT ID',
      exempt('G', 'CH', { seller: { ...good.seller, vatId: '' } }),
      ['BR-G-02'],
    ],
  ])('reports the broken rules for %s', (_, invoice, rules) => {
    expect(rulesOf(invoice)).toEqual(rules);
  });

  const contact = good.seller.contact!;
  const seller = (wish: Partial<EInvoice['seller']>) =>
    createTestEInvoice({ seller: { ...good.seller, ...wish } });
  const withoutPlace = { ...good.buyer.address, city: '', postcode: '' };

  it.each<[string, EInvoice, string[]]>([
    ['no contact', seller({ contact: null }), ['BR-DE-2']],
    ['no contact name', seller({ contact: { ...contact, name: '' } }), ['BR-DE-5']],
    ['no phone number', seller({ contact: { ...contact, phone: '' } }), ['BR-DE-6', 'BR-DE-27']],
    ['no email address', seller({ contact: { ...contact, email: '' } }), ['BR-DE-7', 'BR-DE-28']],
    ['no city of the seller', seller({ address: { ...withoutPlace, postcode: '1' } }), ['BR-DE-3']],
    [
      'no city or postal code of the buyer',
      createTestEInvoice({ buyer: { ...good.buyer, address: withoutPlace } }),
      ['BR-DE-8', 'BR-DE-9'],
    ],
    [
      'no city or postal code of the delivery',
      createTestEInvoice({ delivery: { on: null, to: { name: '', address: withoutPlace } } }),
      ['BR-DE-10', 'BR-DE-11'],
    ],
    ['no buyer reference', createTestEInvoice({ buyerReference: '' }), ['BR-DE-15']],
    [
      'no electronic address of the buyer',
      createTestEInvoice({ buyer: { ...good.buyer, electronicAddress: null } }),
      ['PEPPOL-EN16931-R010'],
    ],
    [
      'no electronic address of the seller',
      seller({ electronicAddress: null }),
      ['PEPPOL-EN16931-R020'],
    ],
  ])('accepts %s for EN 16931 but not for XRechnung', (_, invoice, rules) => {
    expect(rulesOf(invoice)).toEqual([]);
    expect(rulesOf(invoice, 'xrechnung')).toEqual(rules);
  });

  it('returns the detail with the rule name', () => {
    expect(validateEInvoice(totals({ linesCents: 30_001 }), 'en16931')[0]).toEqual({
      rule: 'BR-CO-10',
      detail: '30001 is not 30000',
    });
  });
});
