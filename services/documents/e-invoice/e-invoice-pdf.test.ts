import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceFixture } from '../../testing/invoice-fixture';
import { type PdfArchive, parsePdfArchive } from '../../testing/pdf-archive';
import { parsePdfText } from '../../testing/pdf-text';
import type { InvoiceView } from '../invoice/invoice-sections';
import { renderInvoicePdf } from '../invoice/invoice-pdf';
import { renderEInvoiceXml } from './e-invoice';

const issued = createInvoiceFixture({});
const brand = { ...issued.brand, company: 'Lautlos & Söhne <GmbH>' };
const row = { position: '1', sku: 'LU11', title: 'Lu 11', amount: '1', single: '1', sum: '1' };
const view: InvoiceView = {
  language: 'de',
  brand,
  number: issued.number,
  title: `Rechnung ${issued.number}`,
  issuedAt: Date.parse('2026-11-22T10:00:00Z'),
  headline: 'Rechnung',
  buyer: ['Mareike Thießen', 'Sonnenallee 41', '12045 Berlin'],
  facts: [{ label: 'Datum', value: '22.11.2026' }],
  columns: row,
  positions: [row],
  sums: [],
  total: { label: 'Rechnungsbetrag', amount: '2.000,00 €' },
  contained: [],
  notes: [{ text: 'Zahlbar bis 22.12.2026.', isStrong: true }],
};

let xml: string;
let bytes: Buffer;
let archive: PdfArchive;

beforeAll(async () => {
  const made = renderEInvoiceXml({ ...issued, brand }, 'en16931');
  xml = 'xml' in made ? made.xml : '';
  bytes = await renderInvoicePdf(view, xml);
  archive = parsePdfArchive(bytes);
});

/** Returns the metadata entries by name, at any depth. */
function metadataEntries(): Record<string, unknown>[] {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  return parser.parse(archive.metadata)['x:xmpmeta']['rdf:RDF']['rdf:Description'];
}

describe('e-invoice PDF', () => {
  it('embeds exactly its XML as an alternative of the whole document', () => {
    expect(xml).not.toBe('');
    expect(archive.files).toEqual([
      {
        name: 'factur-x.xml',
        mediaType: 'text/xml',
        relationship: 'Alternative',
        isAssociated: true,
        hasDate: true,
        bytes: Buffer.from(xml, 'utf8'),
      },
    ]);
    expect(archive.catalogue).toMatch(/\/Names/);
  });

  it('declares PDF/A-3b and Factur-X in readable metadata with the extension schema', () => {
    expect(XMLValidator.validate(archive.metadata)).toBe(true);
    expect(Object.assign({}, ...metadataEntries())).toMatchObject({
      'pdfaid:part': '3',
      'pdfaid:conformance': 'B',
      'fx:DocumentFileName': 'factur-x.xml',
      'fx:DocumentType': 'INVOICE',
      'fx:Version': '1.0',
      'fx:ConformanceLevel': 'EN 16931',
    });
    expect(archive.metadata).toContain(
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</',
    );
    const names = [...archive.metadata.matchAll(/<pdfaProperty:name>(\w+)</g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']);
  });

  it('contains every font, the output intent and an id, and nothing that PDF/A forbids', () => {
    expect(archive.fonts.length).toBeGreaterThan(2);
    expect(archive.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    expect(archive.outputIntents).toEqual(['GTS_PDFA1']);
    expect(archive.profileBytes).toBeGreaterThan(2_000);
    expect(archive.trailer).toMatch(/\/ID \[/);
    expect(archive.version).toBe('%PDF-1.7');
    expect(archive.forbidden).toEqual([]);
  });

  it('keeps title, language and tags', () => {
    const { raw, text } = parsePdfText(bytes);
    expect(archive.catalogue).toMatch(/\/Lang \(de-DE\)/);
    expect(archive.catalogue).toMatch(/\/MarkInfo/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(archive.metadata).toContain('Rechnung RE-50401');
    expect(text).toContain('Lautlos & Söhne <GmbH>');
  });

  it('is byte-identical when rendered twice', async () => {
    expect((await renderInvoicePdf(view, xml)).equals(bytes)).toBe(true);
  });

  it('is a plain PDF with all fonts embedded when it has no XML', async () => {
    const pdf = await renderInvoicePdf(view);
    expect(pdf.toString('latin1')).not.toContain('Helvetica');
    expect(pdf.toString('latin1')).not.toContain('pdfaid');
  });
});
