import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { yieldEventLoop } from '../../platform/event-loop-yielding';
import type { Brand } from '../../demo-data/shop-schema';
import {
  drawDecoration,
  inkColors,
  addPageIfNeeded,
  toPoints,
  type PdfDocument,
  getRightEdge,
  getTextWidth,
  writeTagged,
  createCompanyFooter,
  createPdfDocument,
  renderPdfDocument,
} from './document';
import type { Language } from '@/domain/locale/language';

export const bodyFontSize = 9.5;
/** Position of the address window (DIN 5008, form B). */
const addressTop = toPoints(45);
const titleTop = addressTop + toPoints(46);

export interface LetterInfoField {
  label: string;
  value: string;
}

export interface LetterParagraph {
  text: string;
  isStrong: boolean;
}

/** Writes the headline below the address window. */
function writeHeadline(doc: PdfDocument, headline: string): void {
  doc.y = titleTop;
  writeTagged(doc, 'H1', () => {
    doc.font('display').fontSize(18).fillColor(inkColors.ink);
    doc.text(headline, doc.page.margins.left, doc.y);
  });
  doc.y += toPoints(4);
}

/** Writes the sender's name and address above the address window. */
function writeSender(doc: PdfDocument, brand: Brand): void {
  const { left, top } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('display').fontSize(20).fillColor(inkColors.ink);
    doc.text(brand.name, left, top, { characterSpacing: -0.6 });
    doc.font('regular').fontSize(8.5).fillColor(inkColors.quiet);
    const lines = [
      brand.company,
      `${brand.street}, ${brand.city}`,
      `${brand.phone} · ${toDisplayEmail(brand.email)}`,
    ];
    doc.text(lines.join('\n'), left, top + 2, {
      width: getTextWidth(doc),
      align: 'right',
      lineGap: 2,
    });
  });
}

/** Writes the recipient into the address window. */
function writeAddress(doc: PdfDocument, brand: Brand, address: readonly string[]): void {
  const { left } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(7).fillColor(inkColors.quiet);
    doc.text(`${brand.company} · ${brand.street} · ${brand.city}`, left, addressTop);
    doc.fontSize(bodyFontSize).fillColor(inkColors.ink);
    doc.text(address.join('\n'), left, addressTop + 11, { width: toPoints(85), lineGap: 1.5 });
  });
}

/** Writes fields such as number and date next to the address. The first field is emphasized. */
function writeFacts(doc: PdfDocument, facts: readonly LetterInfoField[]): void {
  const width = toPoints(66);
  const labelWidth = toPoints(27);
  const x = getRightEdge(doc) - width;
  let y = addressTop;
  for (const [index, { label, value }] of facts.entries()) {
    writeTagged(doc, 'P', () => {
      doc.fontSize(bodyFontSize).fillColor(inkColors.quiet).font('regular');
      doc.text(label, x, y, { width: labelWidth });
      doc.fillColor(inkColors.ink).font(index === 0 ? 'semibold' : 'regular');
      doc.text(value, x + labelWidth, y, { width: width - labelWidth, features: ['tnum'] });
    });
    y = doc.y + 2.5;
  }
}

/** Writes the notes at the end. Yields to other tasks between them. */
export async function writeNotes(
  doc: PdfDocument,
  notes: readonly LetterParagraph[],
): Promise<void> {
  doc.y += toPoints(8);
  for (const { text, isStrong } of notes) {
    await yieldEventLoop();
    doc
      .font(isStrong ? 'semibold' : 'regular')
      .fontSize(bodyFontSize)
      .fillColor(inkColors.ink);
    const options = { width: getTextWidth(doc), lineGap: 2 };
    addPageIfNeeded(doc, doc.heightOfString(text, options));
    writeTagged(doc, 'P', () => {
      doc.text(text, doc.page.margins.left, doc.y, options);
    });
    doc.y += 5;
  }
}

/** Writes the letter's title at the top of the second and every later page. */
function writeRunningTitle(doc: PdfDocument, brand: Brand, title: string): void {
  drawDecoration(doc, () => {
    doc.font('regular').fontSize(7.5).fillColor(inkColors.quiet);
    doc.text(`${brand.name} · ${title}`, doc.page.margins.left, toPoints(9), { lineBreak: false });
  });
}

interface LetterFrame {
  brand: Brand;
  language: Language;
  /** Title in the file's metadata and at the top of the pages from the second on. */
  title: string;
  headline: string;
  address: readonly string[];
  facts: readonly LetterInfoField[];
  /** Epoch milliseconds. */
  createdAt: number;
  /** Creates PDF/A-3 for long-term storage. */
  archive?: boolean;
}

/**
 * Renders a letter of as many A4 pages as needed: sender, recipient, facts and headline, then the content that
 * `writeBody` writes. Each page has a footer with the company and the page number. The same frame and body give the
 * same bytes. Yields to other tasks while rendering.
 */
export async function renderLetter(
  frame: LetterFrame,
  writeBody: (doc: PdfDocument) => void | Promise<void>,
): Promise<Buffer> {
  const { brand, language, title, createdAt, archive = false } = frame;
  const doc = createPdfDocument({ title, language, author: brand.company, createdAt, archive });
  await yieldEventLoop();
  writeSender(doc, brand);
  await yieldEventLoop();
  writeAddress(doc, brand, frame.address);
  await yieldEventLoop();
  writeFacts(doc, frame.facts);
  writeHeadline(doc, frame.headline);
  await yieldEventLoop();
  await writeBody(doc);

  const foot = createCompanyFooter(doc, brand, language);
  return renderPdfDocument(doc, (page, pages) => {
    if (page > 1) writeRunningTitle(doc, brand, title);
    foot(page, pages);
  });
}
