import { attachInvoice } from '../pdf/attached-invoice';
import { inks, keepTogether, mm, type Pdf, rightEdge, rule, writeTagged } from '../pdf/document';
import { bodySize, writeNotes } from '../pdf/letter';
import { letterDocument } from '../pdf/letter-document';
import { writePositions } from './invoice-positions';
import type { InvoiceView } from './invoice-parts';

const sumWidth = mm(76);

/**
 * The invoice as a letter. With its XML (see eInvoiceXml) it is a ZUGFeRD/Factur-X file, PDF/A-3. The same view and XML make the same
 * bytes.
 */
export function invoicePdf(view: InvoiceView, xml: string | null = null): Promise<Buffer> {
  const frame = { ...view, address: view.buyer, createdAt: view.issuedAt, archive: xml !== null };
  return letterDocument(frame, async (doc) => {
    if (xml !== null) attachInvoice(doc, xml, view.issuedAt);
    await writePositions(doc, view);
    writeSums(doc, view);
    await writeNotes(doc, view.notes);
  });
}

function writeSums(doc: Pdf, { sums, total, contained }: InvoiceView): void {
  const rowHeight = 17;
  keepTogether(doc, (sums.length + contained.length) * rowHeight + mm(22));
  doc.y += mm(3);
  for (const row of sums) writeSum(doc, row, rowHeight);
  rule(doc, doc.y + 3, { color: inks.ink, from: rightEdge(doc) - sumWidth });
  doc.y += 10;
  const { y } = doc;
  writeTagged(doc, 'P', () => {
    doc.font('semibold').fontSize(bodySize).fillColor(inks.ink);
    doc.text(total.label, rightEdge(doc) - sumWidth, y + 6, { width: mm(36) });
    doc.font('regular').fontSize(16);
    doc.text(total.amount, rightEdge(doc) - mm(46), y, { width: mm(46), align: 'right' });
  });
  doc.y = y + 26;
  for (const row of contained) writeSum(doc, row, rowHeight);
}

function writeSum(doc: Pdf, row: { label: string; amount: string }, height: number): void {
  const { y } = doc;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(bodySize).fillColor(inks.quiet);
    doc.text(row.label, rightEdge(doc) - sumWidth, y, { width: mm(45) });
    doc.fillColor(inks.ink);
    doc.text(row.amount, rightEdge(doc) - mm(31), y, {
      width: mm(31),
      align: 'right',
      features: ['tnum'],
    });
  });
  doc.y = y + height;
}
