import { inks, mm, type Pdf, rule, textWidth, writeTagged } from '../pdf/document';
import type { InvoiceView } from './invoice-view';

type Row = InvoiceView['columns'];

const columns: { key: keyof Row; share: number; align: 'left' | 'right' }[] = [
  { key: 'position', share: 0.07, align: 'left' },
  { key: 'sku', share: 0.21, align: 'left' },
  { key: 'title', share: 0.33, align: 'left' },
  { key: 'amount', share: 0.09, align: 'right' },
  { key: 'single', share: 0.155, align: 'right' },
  { key: 'sum', share: 0.145, align: 'right' },
];

const size = 9;
const gap = mm(2.5);
const padding = 7;

/** The positions as a table; a page that follows begins with the head again, and no row is torn in two. */
export function writePositions(doc: Pdf, { columns: head, positions }: InvoiceView): void {
  writeHead(doc, head);
  for (const row of positions) {
    const height = heightOf(doc, row, 'regular');
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      writeHead(doc, head);
    }
    writeRow(doc, row, 'regular', height);
    rule(doc, doc.y);
  }
}

function writeHead(doc: Pdf, head: Row): void {
  writeRow(doc, head, 'semibold', heightOf(doc, head, 'semibold'));
  rule(doc, doc.y, { color: inks.ink });
}

function heightOf(doc: Pdf, row: Row, face: string): number {
  doc.font(face).fontSize(size);
  const heights = columns.map(({ key, share }) =>
    doc.heightOfString(row[key] || ' ', { width: textWidth(doc) * share - gap }),
  );
  return Math.max(...heights) + 2 * padding;
}

function writeRow(doc: Pdf, row: Row, face: string, height: number): void {
  const top = doc.y;
  let x = doc.page.margins.left;
  writeTagged(doc, 'P', () => {
    doc
      .font(face)
      .fontSize(size)
      .fillColor(face === 'semibold' ? inks.quiet : inks.ink);
    for (const { key, share, align } of columns) {
      const width = textWidth(doc) * share;
      const shift = align === 'right' ? gap : 0;
      doc.text(row[key], x + shift, top + padding, {
        width: width - gap,
        align,
        features: ['tnum'],
      });
      x += width;
    }
  });
  doc.y = top + height;
}
