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
function exempt(category: 'K' | 'G', countryCode: string, wish: Partial<EInvoice> = {}): EInvoice {
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
    ...wish,
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

  const totals = (wish: Partial<EInvoice['totals']>) =>
    createTestEInvoice({ totals: { ...good.totals, ...wish } });
  const lines = (wish: Parameters<typeof createTestInvoiceLine>[0]) =>
    createTestEInvoice({ lines: [createTestInvoiceLine(wish)] });
  const charges = (wish: Partial<NonNullable<typeof voucher>>) =>
    createTestEInvoice({ documentCharges: [{ ...voucher!, ...wish }, freight!] });
  const vat = (wish: Partial<NonNullable<typeof group>>) =>
    createTestEInvoice({ vat: [{ ...group!, ...wish }] });
  const payment = (wish: Partial<EInvoice['payment']>) =>
    createTestEInvoice({ payment: { ...good.payment, ...wish } });
  const account = good.payment.means.account!;
  const means = (code: '58' | '68', iban: string | null) =>
    payment({ means: { code, text: '', account: iban === null ? null : { ...account, iban } } });
  const correction = { typeCode: '381', preceding: null } as const;

  it.each<[string, EInvoice, string[]]>([
    ['a cent too many in the lines', totals({ linesCents: 30_001 }), ['BR-CO-10', 'BR-CO-13']],
    ['a cent too many in the vouchers', totals({ allowancesCents: 1_001 }), ['BR-CO-11']],
    ['a cent too few in the freight', totals({ chargesCents: 5_799 }), ['BR-CO-12']],
    ['net a cent off', totals({ netCents: 34_801 }), ['BR-CO-13', 'BR-CO-15']],
    ['VAT a cent off', totals({ taxCents: 6_613 }), ['BR-CO-14', 'BR-CO-15']],
    ['a total a cent off', totals({ grossCents: 41_413 }), ['BR-CO-15', 'BR-CO-16']],
    ['a cent paid too much', totals({ paidCents: 1 }), ['BR-CO-16']],
    ['less than nothing to pay', totals({ paidCents: 41_413, dueCents: -1 }), ['BT-115']],
    ['no line', createTestEInvoice({ lines: [] }), ['BR-16', 'BR-CO-10', 'BR-S-08']],
    ['a line without number', lines({ id: '' }), ['BR-21']],
    ['half a piece', lines({ quantity: 2.5 }), ['BR-22', 'PEPPOL-EN16931-R120']],
    ['a line without name', lines({ name: ' ' }), ['BR-25']],
    ['a negative price', lines({ priceMicros: -100_000_000 }), ['BR-27', 'PEPPOL-EN16931-R120']],
    ['a price a cent off', lines({ priceMicros: 100_010_000 }), ['PEPPOL-EN16931-R120']],
    ['a line nobody taxes', lines({ rate: 700 }), ['BR-S-01', 'BR-S-08']],
    [
      'a negative voucher',
      charges({ netCents: -1_000 }),
      ['BR-CO-11', 'BR-CO-13', 'BT-92', 'BR-S-08'],
    ],
    ['a voucher without a word', charges({ reason: '' }), ['BR-CO-21']],
    [
      'no VAT table',
      createTestEInvoice({ vat: [] }),
      ['BR-CO-14', 'BR-CO-18', 'BR-S-01', 'BR-S-01', 'BR-S-01'],
    ],
    ['a base a cent off', vat({ baseCents: 34_801 }), ['BR-S-08']],
    ['VAT three cents off', vat({ taxCents: 6_615 }), ['BR-CO-14', 'BR-CO-17']],
    ['a reason where VAT is charged', vat({ exemption: { reason: 'x', code: 'x' } }), ['BR-S-10']],
    [
      'two groups of one rate',
      createTestEInvoice({ vat: [group!, { ...group!, taxCents: 0 }] }),
      ['BR-S-08', 'BR-S-08', 'BR-CO-17'],
    ],
    ['no number', createTestEInvoice({ number: '' }), ['BR-02']],
    ['a nameless seller', createTestEInvoice({ seller: { ...good.seller, name: '' } }), ['BR-06']],
    ['a nameless buyer', createTestEInvoice({ buyer: { ...good.buyer, name: '' } }), ['BR-07']],
    [
      'a seller from nowhere',
      createTestEInvoice({ seller: { ...good.seller, address: nowhere } }),
      ['BR-08', 'BR-09', 'BR-CL-14'],
    ],
    [
      'a buyer from nowhere',
      createTestEInvoice({ buyer: { ...good.buyer, address: nowhere } }),
      ['BR-10', 'BR-11', 'BR-CL-14'],
    ],
    [
      'goods to nowhere',
      createTestEInvoice({ delivery: { on: null, to: { name: '', address: nowhere } } }),
      ['BR-57', 'BR-57', 'BR-CL-14'],
    ],
    [
      'the country UK',
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
      'a seller without any number',
      createTestEInvoice({
        seller: { ...good.seller, vatId: '', taxNumber: '', registrationId: '' },
      }),
      ['BR-CO-26', 'BR-S-02'],
    ],
    ['a transfer to nowhere', means('58', null), ['BR-61']],
    ['a wrong IBAN', means('58', 'DE00370400440532013000'), ['BR-DE-19']],
    ['no word of when to pay', payment({ terms: '', dueOn: null }), ['BR-CO-25']],
    ['a credit note for nothing', createTestEInvoice(correction), ['BR-55']],
    [
      'a buyer in the EU without VAT ID',
      exempt('K', 'AT', { buyer: { ...good.buyer, vatId: '' } }),
      ['BR-IC-02'],
    ],
    [
      'no day of an intra-Community supply',
      exempt('K', 'AT', { delivery: { ...good.delivery, on: null } }),
      ['BR-IC-11'],
    ],
    [
      'no place of an intra-Community supply',
      exempt('K', 'AT', { delivery: { on: toIsoDay('2026-11-21'), to: null } }),
      ['BR-IC-12'],
    ],
    [
      'no reason for no VAT',
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
    ['nobody to speak to', seller({ contact: { ...contact, name: '' } }), ['BR-DE-5']],
    ['no telephone', seller({ contact: { ...contact, phone: '' } }), ['BR-DE-6', 'BR-DE-27']],
    ['no mail', seller({ contact: { ...contact, email: '' } }), ['BR-DE-7', 'BR-DE-28']],
    ['no city of the seller', seller({ address: { ...withoutPlace, postcode: '1' } }), ['BR-DE-3']],
    [
      'no place of the buyer',
      createTestEInvoice({ buyer: { ...good.buyer, address: withoutPlace } }),
      ['BR-DE-8', 'BR-DE-9'],
    ],
    [
      'no place of the goods',
      createTestEInvoice({ delivery: { on: null, to: { name: '', address: withoutPlace } } }),
      ['BR-DE-10', 'BR-DE-11'],
    ],
    ['no buyer reference', createTestEInvoice({ buyerReference: '' }), ['BR-DE-15']],
    [
      'no address of the buyer',
      createTestEInvoice({ buyer: { ...good.buyer, electronicAddress: null } }),
      ['PEPPOL-EN16931-R010'],
    ],
    ['no address of the seller', seller({ electronicAddress: null }), ['PEPPOL-EN16931-R020']],
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
