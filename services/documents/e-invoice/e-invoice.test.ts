import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { privateBuyer, businessBuyer, createInvoiceFixture } from '../../testing/invoice-fixture';
import { listPublishedRuleViolations, listSchemaProblems } from '../../testing/invoice-validation';
import { renderEInvoiceXml } from './e-invoice';
import type { IssuedInvoice } from './issued-invoice';

const transfer = createInvoiceFixture({}).payment;
const net = { isNet: true, lines: [{ cents: 84_033, amount: 3, rate: 1900 }] };
const untaxed = { chargeRate: 0, lines: [{ cents: 168_067, amount: 2, rate: 0 }] };
const corrects = { number: 'RE-50400', issuedOn: toIsoDay('2026-11-01') };

const austrian = {
  ...businessBuyer,
  company: 'Radwerk Linz',
  vatID: 'ATU13585627',
  countryId: 'at',
};
const swiss = { ...privateBuyer, countryId: 'ch', zipCode: '8004', city: 'Zürich' };
const greek = { ...austrian, vatID: 'EL094014201', countryId: 'gr' };

const cases: [string, IssuedInvoice][] = [
  ['a consumer, one line', createInvoiceFixture({})],
  [
    'a dealer with order number',
    createInvoiceFixture(net, { buyer: businessBuyer, reference: 'Laden 7' }),
  ],
  [
    'two rates, voucher and shipping, uneven amounts',
    createInvoiceFixture({
      lines: [
        { cents: 1_995, amount: 3, rate: 1900 },
        { cents: 1_999, amount: 1, rate: 700 },
        { cents: 333, amount: 7, rate: 1900 },
      ],
      deliveryCents: 590,
      discount: { kind: 'percent', value: 1_000 },
    }),
  ],
  [
    'a voucher above the goods total, shipping remaining',
    createInvoiceFixture({
      lines: [{ cents: 1_995, amount: 2, rate: 1900 }],
      deliveryCents: 590,
      discount: { kind: 'amount', value: 5_000 },
    }),
  ],
  ['nothing due', createInvoiceFixture({ discount: { kind: 'amount', value: 500_000 } })],
  [
    'intra-Community',
    createInvoiceFixture(
      { ...untaxed, isNet: true },
      { buyer: austrian, taxExemption: 'reverseCharge' },
    ),
  ],
  [
    'intra-Community to Greece',
    createInvoiceFixture(untaxed, { buyer: greek, taxExemption: 'reverseCharge' }),
  ],
  [
    'export',
    createInvoiceFixture(
      { ...untaxed, deliveryCents: 16_723 },
      { buyer: swiss, taxExemption: 'export' },
    ),
  ],
  [
    'a consumer in Austria, 20 %',
    createInvoiceFixture(
      { chargeRate: 2000, lines: [{ cents: 200_000, amount: 1, rate: 2000 }] },
      { buyer: { ...privateBuyer, countryId: 'at' } },
    ),
  ],
  [
    'paid online, in English',
    createInvoiceFixture(
      {},
      {
        language: 'en',
        paidCents: 200_000,
        payment: {
          ...transfer,
          way: 'online',
          title: 'PayPal',
          dueOn: null,
          terms: 'Paid on 21 Nov 2026.',
        },
      },
    ),
  ],
  ['picked up', createInvoiceFixture({}, { isPickup: true })],
  [
    'before delivery',
    createInvoiceFixture({}, { deliveredOn: null, notes: ['Rechnung vor der Lieferung.'] }),
  ],
  ['a public authority', createInvoiceFixture({}, { reference: '04011000-1234512345-06' })],
  [
    'a credit note by clearing',
    createInvoiceFixture(net, {
      kind: 'creditNote',
      corrects,
      buyer: businessBuyer,
      payment: { ...transfer, way: 'clearing', dueOn: null, terms: 'Wird verrechnet.' },
    }),
  ],
  [
    'a refunded credit note',
    createInvoiceFixture(
      {},
      {
        kind: 'creditNote',
        corrects,
        paidCents: 200_000,
        payment: { ...transfer, way: 'online', dueOn: null, terms: 'Erstattet am 22.11.2026.' },
      },
    ),
  ],
  [
    'a credit note by transfer',
    createInvoiceFixture(
      {},
      {
        kind: 'creditNote',
        corrects,
        payment: { ...transfer, dueOn: null, terms: 'Wird überwiesen.' },
      },
    ),
  ],
  [
    'a buyer with a long name',
    createInvoiceFixture(
      {},
      {
        buyer: {
          ...businessBuyer,
          company: `Müller & Söhne <GmbH> 🚲 ${'ß'.repeat(200)}`,
          additionalInfo: ']]>\u0000',
        },
      },
    ),
  ],
];

function xmlOf(issued: IssuedInvoice, profile: 'en16931' | 'xrechnung'): string {
  const made = renderEInvoiceXml(issued, profile);
  if ('breaches' in made) throw new Error(JSON.stringify(made.breaches));
  return made.xml;
}

describe('XML of an issued document', () => {
  it.each(cases)('is valid against the schema and the published rules: %s', async (_, issued) => {
    const xml = xmlOf(issued, 'xrechnung');
    expect(await listSchemaProblems(xml)).toEqual([]);
    expect(listPublishedRuleViolations(xml, 'en16931')).toEqual([]);
    // An advance invoice has no delivery date yet. The rule reports that as information, not as an error.
    const expectedWarnings = issued.deliveredOn === null ? ['BR-DE-TMP-32'] : [];
    expect(listPublishedRuleViolations(xml, 'xrechnung')).toEqual(expectedWarnings);
    // The XML embedded in the PDF is the same except for the profile's name.
    expect(xmlOf(issued, 'en16931')).toBe(xml.replace(/#compliant#[^<]*/, ''));
  });

  it('fails the published rules and the schema when it is faulty', async () => {
    const xml = xmlOf(createInvoiceFixture({}), 'xrechnung');
    expect(
      listPublishedRuleViolations(xmlOf(createInvoiceFixture({}), 'en16931'), 'en16931'),
    ).toEqual([]);
    const wrong = xml.replace(/<ram:GrandTotalAmount>.*</, '<ram:GrandTotalAmount>1.00<');
    expect(listPublishedRuleViolations(wrong, 'en16931')).toContain('BR-CO-15');
    const anonymous = xml.replace(/<ram:BuyerReference>.*<\/ram:BuyerReference>/, '');
    expect(listPublishedRuleViolations(anonymous, 'xrechnung')).toEqual(['BR-DE-15']);
    const silent = xml.replace(/<ram:DefinedTradeContact>[^]*?<\/ram:DefinedTradeContact>/, '');
    expect(listPublishedRuleViolations(silent, 'xrechnung')).toEqual(['BR-DE-2']);
    const swapped = xml.replaceAll('ram:TypeCode>380', 'ram:Kind>380');
    expect(await listSchemaProblems(swapped)).not.toEqual([]);
  });

  it('rejects an intra-Community supply without a VAT ID and names the field', () => {
    const made = renderEInvoiceXml(
      createInvoiceFixture(untaxed, {
        buyer: { ...austrian, vatID: '' },
        taxExemption: 'reverseCharge',
      }),
      'en16931',
    );
    expect(made).toEqual({ breaches: [{ rule: 'BR-IC-02', detail: '' }] });
  });

  it('addresses an authority by its Leitweg-ID and other buyers by email', () => {
    const leitwegId = '04011000-1234512345-06';
    const authority = xmlOf(createInvoiceFixture({}, { reference: leitwegId }), 'xrechnung');
    expect(authority).toContain(`<ram:URIID schemeID="0204">${leitwegId}</ram:URIID>`);
    expect(authority).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`);
    expect(authority).not.toContain('BuyerOrderReferencedDocument');
    const dealer = xmlOf(createInvoiceFixture({}, { reference: 'Laden 7' }), 'xrechnung');
    expect(dealer).toContain('<ram:URIID schemeID="EM">mareike@lautlos.example</ram:URIID>');
    expect(dealer).toContain('<ram:BuyerReference>Laden 7</ram:BuyerReference>');
  });

  it('references the credited invoice with positive amounts in a credit note', () => {
    const xml = xmlOf(cases.find(([name]) => name.includes('clearing'))![1], 'en16931');
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toMatch(/InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>RE-50400</);
    expect(xml).not.toMatch(/>-\d/);
  });
});
