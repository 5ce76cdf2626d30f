import { yieldEventLoop } from '../../platform/event-loop-yielding';
import {
  inkColors,
  toPoints,
  type PdfDocument,
  drawRule,
  getTextWidth,
  writeTagged,
} from './document';

export interface PdfTableColumn<Key extends string> {
  key: Key;
  /** Share of the text width; the shares of all columns add up to 1. */
  share: number;
  align: 'left' | 'right';
}

const size = 9;
const gap = toPoints(2.5);
const padding = 7;

/**
 * Writes a table. Its header is repeated on each page, and rows are not split between pages. Yields to other tasks
 * between rows.
 */
export async function writeTable<Key extends string>(
  doc: PdfDocument,
  columns: readonly PdfTableColumn<Key>[],
  head: Record<Key, string>,
  rows: readonly Record<Key, string>[],
): Promise<void> {
  const writeHead = () => {
    writeRow(doc, columns, head, 'semibold', heightOf(doc, columns, head, 'semibold'));
    drawRule(doc, doc.y, { color: inkColors.ink });
  };
  writeHead();
  for (const row of rows) {
    await yieldEventLoop();
    const height = heightOf(doc, columns, row, 'regular');
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      writeHead();
    }
    writeRow(doc, columns, row, 'regular', height);
    drawRule(doc, doc.y);
  }
}

function heightOf<Key extends string>(
  doc: PdfDocument,
  columns: readonly PdfTableColumn<Key>[],
  row: Record<Key, string>,
  face: string,
): number {
  doc.font(face).fontSize(size);
  const heights = columns.map(({ key, share }) =>
    doc.heightOfString(row[key] || ' ', { width: getTextWidth(doc) * share - gap }),
  );
  return Math.max(...heights) + 2 * padding;
}

function writeRow<Key extends string>(
  doc: PdfDocument,
  columns: readonly PdfTableColumn<Key>[],
  row: Record<Key, string>,
  face: string,
  height: number,
): void {
  const top = doc.y;
  let x = doc.page.margins.left;
  writeTagged(doc, 'P', () => {
    doc
      .font(face)
      .fontSize(size)
      .fillColor(face === 'semibold' ? inkColors.quiet : inkColors.ink);
    for (const { key, share, align } of columns) {
      const width = getTextWidth(doc) * share;
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
