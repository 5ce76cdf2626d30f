import { companyFoot } from '../pdf/company-foot';
import {
  createDocument,
  finishDocument,
  inks,
  keepTogether,
  mm,
  type Pdf,
  rightEdge,
  rule,
  writeTagged,
} from '../pdf/document';
import {
  bodySize,
  writeAddress,
  writeFacts,
  writeHeadline,
  writeNotes,
  writeRunningTitle,
  writeSender,
} from '../pdf/letter';
import { writePositions } from './invoice-positions';
import type { InvoiceView } from './invoice-parts';

const sumWidth = mm(76);

/** The invoice as an A4 document of as many pages as it needs; each says at its foot who sends it, and its number of pages. */
export function invoicePdf(view: InvoiceView): Promise<Buffer> {
  const { brand, language, title, issuedAt } = view;
  const doc = createDocument({ title, language, author: brand.company, createdAt: issuedAt });
  writeSender(doc, brand);
  writeAddress(doc, brand, view.buyer);
  writeFacts(doc, view.facts);
  writeHeadline(doc, view.headline);
  writePositions(doc, view);
  writeSums(doc, view);
  writeNotes(doc, view.notes);

  const foot = companyFoot(doc, brand, language);
  return finishDocument(doc, (page, pages) => {
    if (page > 1) writeRunningTitle(doc, brand, title);
    foot(page, pages);
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
