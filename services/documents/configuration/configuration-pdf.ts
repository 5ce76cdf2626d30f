import { encode } from 'uqr';
import type { Language } from '@/domain/locale/language';
import type { Brand } from '../../demo-data/shop-schema';
import { createCompanyFooter } from '../pdf/document';
import {
  createPdfDocument,
  drawDecoration,
  renderPdfDocument,
  inkColors,
  toPoints,
  type PdfDocument,
  getRightEdge,
  drawRule,
  getTextWidth,
  writeTagged,
} from '../pdf/document';
import { drawSvg } from '../pdf/vector-drawing';
import type { ConfigurationSheet } from './configuration-sheet';

interface Frame {
  brand: Brand;
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** SVG drawing of the bike; null if there is none. */
  drawing: string | null;
}

const codeWidth = toPoints(34);

/**
 * Renders a configured bike on one page: picture, mounted parts, price, estimated delivery, weight and code, also as a
 * QR code.
 */
export function renderConfigurationPdf(view: ConfigurationSheet, frame: Frame): Promise<Buffer> {
  const { brand, language, now, drawing } = frame;
  const title = `${view.title} · ${view.code}`;
  const doc = createPdfDocument({ title, language, author: brand.company, createdAt: now });
  const { left, top } = doc.page.margins;
  const width = getTextWidth(doc);
  doc.font('display').fontSize(13);
  writeTagged(doc, 'P', () => {
    doc.text(brand.name, left, top);
  });
  doc.y += toPoints(6);
  writeLine(doc, 'H1', view.title, { face: 'display', size: 20 });
  writeLine(doc, 'P', view.note, { ink: inkColors.quiet });
  if (drawing !== null) {
    const wide = Math.min(width, toPoints(140));
    const y = doc.y + toPoints(2);
    let height = 0;
    drawDecoration(doc, () => {
      height = drawSvg(doc, drawing, { x: left + (width - wide) / 2, y, width: wide });
    });
    doc.y = y + height + toPoints(2);
  }
  for (const row of view.rows) writeRow(doc, row);
  drawRule(doc, doc.y + 2, { color: inkColors.ink });
  doc.y += 8;
  writeRow(doc, { name: view.total.label, detail: '', price: view.total.price });
  for (const fact of view.facts) writeLine(doc, 'P', fact, {});
  writeCode(doc, view);
  return renderPdfDocument(doc, createCompanyFooter(doc, brand, language));
}

interface Look {
  face?: string;
  size?: number;
  ink?: string;
}

function writeLine(doc: PdfDocument, role: string, text: string, style: Look): void {
  const { face = 'regular', size = 9.5, ink = inkColors.ink } = style;
  writeTagged(doc, role, () => {
    doc.font(face).fontSize(size).fillColor(ink);
    doc.text(text, doc.page.margins.left, doc.y, { width: getTextWidth(doc) });
  });
  doc.y += 4;
}

function writeRow(
  doc: PdfDocument,
  { name, detail, price }: ConfigurationSheet['rows'][number],
): void {
  const { y } = doc;
  const { left } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('semibold').fontSize(9.5).fillColor(inkColors.ink);
    doc.text(name, left, y, { width: getTextWidth(doc) - toPoints(34) });
    if (detail !== '') {
      doc.font('regular').fontSize(8.5).fillColor(inkColors.quiet);
      doc.text(detail, left, doc.y, { width: getTextWidth(doc) - toPoints(34) });
    }
    const below = doc.y;
    doc.font('regular').fontSize(9.5).fillColor(inkColors.ink);
    doc.text(price, getRightEdge(doc) - toPoints(32), y, {
      width: toPoints(32),
      align: 'right',
      features: ['tnum'],
    });
    doc.y = Math.max(below, doc.y);
  });
  doc.y += 5;
}

/**
 * Writes the QR code with the configuration code next to it. Error correction level M keeps the QR code readable if the
 * printed sheet is folded.
 */
function writeCode(
  doc: PdfDocument,
  { codeLabel, code, scan, address, link }: ConfigurationSheet,
): void {
  const { left, bottom } = doc.page.margins;
  if (doc.y + codeWidth + toPoints(10) > doc.page.height - bottom) doc.addPage();
  const y = doc.y + toPoints(6);
  const { data, size } = encode(link, { ecc: 'M', border: 0, boostEcc: false });
  const module = codeWidth / size;
  drawDecoration(doc, () => {
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark)
          doc.rect(left + column * module, y + row * module, module * 1.02, module * 1.02);
    doc.fill(inkColors.ink);
  });
  const x = left + codeWidth + toPoints(8);
  const width = getRightEdge(doc) - x;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(9.5).fillColor(inkColors.quiet).text(codeLabel, x, y, { width });
    doc
      .font('display')
      .fontSize(17)
      .fillColor(inkColors.ink)
      .text(code, x, doc.y + 2, { width });
    doc.font('regular').fontSize(9.5).fillColor(inkColors.quiet);
    doc.text(`${scan} ${address}`, x, doc.y + 4, { width, link });
  });
  doc.y = y + codeWidth;
}
