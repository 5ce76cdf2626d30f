import { describe, expect, it } from 'vitest';
import { formatXmlCents, formatXmlPrice, formatXmlRate } from './cii-xml';
import { isLeitwegId } from './e-invoice';
import { createTestInvoiceLine, createTestEInvoice } from './e-invoice-fixtures';
import { buildCiiXml } from './build-cii';
import { removeInvalidXmlCharacters } from '@/domain/text/xml';

describe('invoice XML', () => {
  it.each([
    ['&', 'Müller & Söhne <GmbH> "Nord"', 'Müller &amp; Söhne &lt;GmbH&gt; &quot;Nord&quot;'],
    [
      'characters forbidden in XML',
      'A\u0000B\u0008C\u000bD\u001fE\u007fF\u0085G\ufffeH\uffffI',
      'ABCDEFGHI',
    ],
    ['a lone surrogate', 'A\ud800B\udc00C', 'ABC'],
    ['an emoji', 'Rad 🚲', 'Rad 🚲'],
    ['a decomposed umlaut', 'Mu\u0308ller', 'Müller'],
    ['the end of CDATA', ']]>', ']]&gt;'],
    ['an entity', '&#0; &lt;', '&amp;#0; &amp;lt;'],
    ['a name of 200 characters', 'ß'.repeat(200), 'ß'.repeat(200)],
  ])('escapes %s in a name', (_, name, written) => {
    const xml = buildCiiXml(
      createTestEInvoice({ lines: [createTestInvoiceLine({ name })] }),
      'en16931',
    );
    expect(xml).toContain(`<ram:Name>${written}</ram:Name>`);
  });

  it('omits empty elements and their parents', () => {
    const invoice = createTestEInvoice({ orderReference: '', preceding: null });
    const xml = buildCiiXml({ ...invoice, delivery: { on: null, to: null } }, 'en16931');
    expect(xml).not.toContain('BuyerOrderReferencedDocument');
    expect(xml).not.toContain('InvoiceReferencedDocument');
    expect(xml).not.toMatch(/<([\w:]+)><\/\1>/);
    expect(xml).toMatch(
      /<ram:ApplicableHeaderTradeDelivery>\s*<\/ram:ApplicableHeaderTradeDelivery>/,
    );
  });

  it.each([
    ['en16931', 'urn:cen.eu:en16931:2017</ram:ID>'],
    ['xrechnung', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>'],
  ] as const)('for %s contains the profile identifier', (profile, identifier) => {
    expect(buildCiiXml(createTestEInvoice(), profile)).toContain(`<ram:ID>${identifier}`);
  });

  it('is deterministic and starts with a UTF-8 declaration without a BOM', () => {
    const xml = buildCiiXml(createTestEInvoice(), 'en16931');
    expect(xml).toBe(buildCiiXml(createTestEInvoice(), 'en16931'));
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  });
});

describe('XML numbers', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [123_456_789_012, '1234567890.12'],
  ])('formats %d cents', (cents, text) => expect(formatXmlCents(cents)).toBe(text));

  it.each([
    [168_070_000, '168.07'],
    [33_333_333, '33.333333'],
    [100_000_000, '100.00'],
    [1_500_000, '1.50'],
    [10, '0.00001'],
  ])('formats %d millionths of a euro', (micros, text) =>
    expect(formatXmlPrice(micros)).toBe(text),
  );

  it('formats a tax rate', () => expect(formatXmlRate(1900)).toBe('19.00'));

  it('throws for a fraction or NaN', () => {
    expect(() => formatXmlCents(0.5)).toThrow('0.5');
    expect(() => formatXmlCents(Number.NaN)).toThrow('NaN');
  });
});

describe('Leitweg-ID', () => {
  it.each([
    ['04011000-1234512345-06', true],
    ['991-33333TEST-33', true],
    ['04011000-1234512345-07', false],
    ['12-34-56', false],
    ['Laden 7', false],
    ['', false],
  ])('%s is valid: %s', (text, is) => expect(isLeitwegId(text)).toBe(is));
});

it('keeps characters that XML allows', () => {
  expect(removeInvalidXmlCharacters('a\tb\nc é 中 🚲')).toBe('a\tb\nc é 中 🚲');
});
