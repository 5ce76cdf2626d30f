import {
  type PdfDocument,
  inkColors,
  addPageIfNeeded,
  toPoints,
  getRightEdge,
  drawRule,
  writeTagged,
} from '../pdf/document';
import { type PdfTableColumn, writeTable } from '../pdf/table';
import type { InvoiceView } from './invoice-sections';
import { bodyFontSize, writeNotes, renderLetter } from '../pdf/letter';

/** Name of the embedded XML file, as required by ZUGFeRD 2 and Factur-X 1. */
const fileName = 'factur-x.xml';
const conformanceLevel = 'EN 16931';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/**
 * Embeds the XML of an invoice in its PDF: as an attachment with the relationship `/Alternative`, as required for
 * German invoices, and in the metadata with the extension schema that PDF/A-3 requires. The document must be created
 * with `archive`.
 */
function attachInvoice(doc: PdfDocument, xml: string, issuedAt: number): void {
  const at = new Date(issuedAt);
  const attachment = {
    name: fileName,
    type: 'text/xml',
    // pdfkit supports this option, but its types lack it.
    relationship: 'Alternative',
    description: 'Factur-X/ZUGFeRD',
    creationDate: at,
    modifiedDate: at,
  };
  doc.file(Buffer.from(xml, 'utf8'), attachment);
  doc.appendXML(announcement());
}

function announcement(): string {
  const properties = [
    ['DocumentFileName', 'name of the embedded XML invoice file', fileName],
    ['DocumentType', 'type of the document', 'INVOICE'],
    ['Version', 'version of the Factur-X XML schema', '1.0'],
    ['ConformanceLevel', 'conformance level of the embedded Factur-X data', conformanceLevel],
  ] as const;
  const values = properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`);
  const described = properties.map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
      '<pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return `
    <rdf:Description rdf:about="" xmlns:fx="${namespace}">${values.join('')}</rdf:Description>
    <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`;
}

const columns: readonly PdfTableColumn<keyof InvoiceView['columns']>[] = [
  { key: 'position', share: 0.07, align: 'left' },
  { key: 'sku', share: 0.21, align: 'left' },
  { key: 'title', share: 0.33, align: 'left' },
  { key: 'amount', share: 0.09, align: 'right' },
  { key: 'single', share: 0.155, align: 'right' },
  { key: 'sum', share: 0.145, align: 'right' },
];

/** Writes the line items as a table. */
function writePositions(
  doc: PdfDocument,
  { columns: head, positions }: InvoiceView,
): Promise<void> {
  return writeTable(doc, columns, head, positions);
}

const sumWidth = toPoints(76);

/**
 * Renders the invoice as a letter. With its XML (see renderEInvoiceXml) it is a ZUGFeRD/Factur-X file in PDF/A-3. The
 * same view and XML give the same bytes.
 */
export function renderInvoicePdf(view: InvoiceView, xml: string | null = null): Promise<Buffer> {
  const frame = { ...view, address: view.buyer, createdAt: view.issuedAt, archive: xml !== null };
  return renderLetter(frame, async (doc) => {
    if (xml !== null) attachInvoice(doc, xml, view.issuedAt);
    await writePositions(doc, view);
    writeSums(doc, view);
    await writeNotes(doc, view.notes);
  });
}

function writeSums(doc: PdfDocument, { sums, total, contained }: InvoiceView): void {
  const rowHeight = 17;
  addPageIfNeeded(doc, (sums.length + contained.length) * rowHeight + toPoints(22));
  doc.y += toPoints(3);
  for (const row of sums) writeSum(doc, row, rowHeight);
  drawRule(doc, doc.y + 3, { color: inkColors.ink, from: getRightEdge(doc) - sumWidth });
  doc.y += 10;
  const { y } = doc;
  writeTagged(doc, 'P', () => {
    doc.font('semibold').fontSize(bodyFontSize).fillColor(inkColors.ink);
    doc.text(total.label, getRightEdge(doc) - sumWidth, y + 6, { width: toPoints(36) });
    doc.font('regular').fontSize(16);
    doc.text(total.amount, getRightEdge(doc) - toPoints(46), y, {
      width: toPoints(46),
      align: 'right',
    });
  });
  doc.y = y + 26;
  for (const row of contained) writeSum(doc, row, rowHeight);
}

function writeSum(doc: PdfDocument, row: { label: string; amount: string }, height: number): void {
  const { y } = doc;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(bodyFontSize).fillColor(inkColors.quiet);
    doc.text(row.label, getRightEdge(doc) - sumWidth, y, { width: toPoints(45) });
    doc.fillColor(inkColors.ink);
    doc.text(row.amount, getRightEdge(doc) - toPoints(31), y, {
      width: toPoints(31),
      align: 'right',
      features: ['tnum'],
    });
  });
  doc.y = y + height;
}
