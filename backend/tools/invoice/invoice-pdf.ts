import { companyFoot } from '../pdf/company-foot';
import {
  createDocument,
  decorate,
  finishDocument,
  inks,
  keepTogether,
  mm,
  type Pdf,
  rightEdge,
  rule,
  textWidth,
  writeTagged,
} from '../pdf/document';
import { writePositions } from './invoice-positions';
import type { InvoiceView } from './invoice-view';

const bodySize = 9.5;
/** The window of a folded letter (DIN 5008, form B). */
const addressTop = mm(45);
const sumWidth = mm(76);

/** The invoice as an A4 document of as many pages as it needs; each says at its foot who sends it, and its number of pages. */
export function invoicePdf(view: InvoiceView): Promise<Buffer> {
  const { brand, language, title, issuedAt } = view;
  const doc = createDocument({ title, language, author: brand.company, createdAt: issuedAt });
  writeHead(doc, view);
  writeAddress(doc, view);
  writeFacts(doc, view);
  doc.y = addressTop + mm(46);
  writeTagged(doc, 'H1', () => {
    doc.font('display').fontSize(18).fillColor(inks.ink);
    doc.text(view.headline, doc.page.margins.left, doc.y);
  });
  doc.y += mm(4);
  writePositions(doc, view);
  writeSums(doc, view);
  writeNotes(doc, view);

  const foot = companyFoot(doc, brand, language);
  return finishDocument(doc, (page, pages) => {
    if (page > 1) writeRunningTitle(doc, view);
    foot(page, pages);
  });
}

function writeHead(doc: Pdf, { brand }: InvoiceView): void {
  const { left, top } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('display').fontSize(20).fillColor(inks.ink);
    doc.text(brand.name, left, top, { characterSpacing: -0.6 });
    doc.font('regular').fontSize(8.5).fillColor(inks.quiet);
    const lines = [
      brand.company,
      `${brand.street}, ${brand.city}`,
      `${brand.phone} · ${brand.email}`,
    ];
    doc.text(lines.join('\n'), left, top + 2, {
      width: textWidth(doc),
      align: 'right',
      lineGap: 2,
    });
  });
}

function writeAddress(doc: Pdf, { brand, buyer }: InvoiceView): void {
  const { left } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(7).fillColor(inks.quiet);
    doc.text(`${brand.company} · ${brand.street} · ${brand.city}`, left, addressTop);
    doc.fontSize(bodySize).fillColor(inks.ink);
    doc.text(buyer.join('\n'), left, addressTop + 11, { width: mm(85), lineGap: 1.5 });
  });
}

function writeFacts(doc: Pdf, { facts }: InvoiceView): void {
  const width = mm(66);
  const labelWidth = mm(27);
  const x = rightEdge(doc) - width;
  let y = addressTop;
  for (const [index, { label, value }] of facts.entries()) {
    writeTagged(doc, 'P', () => {
      doc.fontSize(bodySize).fillColor(inks.quiet).font('regular');
      doc.text(label, x, y, { width: labelWidth });
      doc.fillColor(inks.ink).font(index === 0 ? 'semibold' : 'regular');
      doc.text(value, x + labelWidth, y, { width: width - labelWidth, features: ['tnum'] });
    });
    y = doc.y + 2.5;
  }
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

function writeNotes(doc: Pdf, { notes }: InvoiceView): void {
  doc.y += mm(8);
  for (const { text, isStrong } of notes) {
    doc
      .font(isStrong ? 'semibold' : 'regular')
      .fontSize(bodySize)
      .fillColor(inks.ink);
    const options = { width: textWidth(doc), lineGap: 2 };
    keepTogether(doc, doc.heightOfString(text, options));
    writeTagged(doc, 'P', () => {
      doc.text(text, doc.page.margins.left, doc.y, options);
    });
    doc.y += 5;
  }
}

function writeRunningTitle(doc: Pdf, { title, brand }: InvoiceView): void {
  decorate(doc, () => {
    doc.font('regular').fontSize(7.5).fillColor(inks.quiet);
    doc.text(`${brand.name} · ${title}`, doc.page.margins.left, mm(9), { lineBreak: false });
  });
}
