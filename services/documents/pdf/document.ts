import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Language, locales } from '@/domain/locale/language';
import { yieldEventLoop } from '../../platform/event-loop-yielding';
import { addFallbackFonts } from './fallback-fonts';
import type { Brand } from '../../demo-data/shop-schema';
import { imprintMessages } from '../../mail/email-layout';

export type PdfDocument = PDFKit.PDFDocument;

interface DocumentFacts {
  title: string;
  language: Language;
  author: string;
  /** Creation date in epoch milliseconds. The same date and content give the same bytes. */
  createdAt: number;
  /** Creates PDF/A-3b, for long-term storage and embedded files. */
  archive?: boolean;
}

export const toPoints = (millimetres: number) => (millimetres * 72) / 25.4;

export const inkColors = { ink: '#161A17', quiet: '#4F5550', line: '#D8D6CF' } as const;

const margins = {
  top: toPoints(18),
  bottom: toPoints(32),
  left: toPoints(22),
  right: toPoints(18),
};

/** Top of the footer with the company details, which is repeated on every page. */
const getFooterTop = (doc: PdfDocument) => doc.page.height - toPoints(26);

const faces = ['regular', 'semibold', 'display'] as const;
const fontFile = (face: string) =>
  fileURLToPath(new URL(`./fonts/archivo-${face}.ttf`, import.meta.url));

/** pdfkit writes titles unescaped into the XML metadata, so they must not contain markup. */
const withoutMarkup = (text: string) => text.replaceAll('&', '+').replace(/[<>]/g, '');

/**
 * Creates an empty A4 document with the shop's fonts (`regular`, `semibold` and `display`), tagged for screen readers.
 * All pages are buffered until renderPdfDocument, so that each page can show the number of pages.
 */
export function createPdfDocument(facts: DocumentFacts): PdfDocument {
  const { title, language, author, createdAt, archive = false } = facts;
  const at = new Date(createdAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    lang: locales[language],
    tagged: true,
    pdfVersion: '1.7',
    // Without this option, pdfkit would reference Helvetica without embedding it.
    font: fontFile('regular'),
    ...(archive && { subset: 'PDF/A-3b' as const }),
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: withoutMarkup(title.normalize('NFC')),
      Author: withoutMarkup(author),
      CreationDate: at,
      ModDate: at,
    },
  });
  for (const face of faces) doc.registerFont(face, fontFile(face));
  addFallbackFonts(doc);
  return doc.font('regular').fontSize(9.5).fillColor(inkColors.ink);
}

/**
 * Calls `everyPage` for each page, for example to draw the page number, and returns the bytes of the document. Yields
 * to other tasks between pages.
 */
export async function renderPdfDocument(
  doc: PdfDocument,
  everyPage: (page: number, pages: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    await yieldEventLoop();
    doc.switchToPage(page);
    drawDecoration(doc, () => everyPage(page - start + 1, count));
  }
  await yieldEventLoop();
  doc.end();
  return whole;
}

/** Writes content with a role for screen readers: H1, P, Table … */
export function writeTagged(doc: PdfDocument, role: string, write: () => void): void {
  doc.addStructure(doc.struct(role, {}, write));
}

const decorated = new WeakSet<PdfDocument>();

/**
 * Draws decoration such as a line or a page number, which screen readers skip. Text below the bottom margin does not
 * start a new page. A nested call becomes part of the outer decoration: pdfkit would end the outer artifact at the
 * start of an inner one, and screen readers would read the rest of the decoration.
 */
export function drawDecoration(doc: PdfDocument, draw: () => void): void {
  if (decorated.has(doc)) return draw();
  const { bottom } = doc.page.margins;
  doc.page.margins.bottom = 0;
  decorated.add(doc);
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
  decorated.delete(doc);
  doc.page.margins.bottom = bottom;
}

/** Draws a hairline over the full text width or between two positions. */
export function drawRule(
  doc: PdfDocument,
  y: number,
  { color = inkColors.line as string, from = doc.page.margins.left, to = getRightEdge(doc) } = {},
): void {
  drawDecoration(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(color));
}

/** Returns the right edge of the text area. */
export function getRightEdge(doc: PdfDocument): number {
  return doc.page.width - doc.page.margins.right;
}

/** Returns the width of the text area. */
export function getTextWidth(doc: PdfDocument): number {
  return getRightEdge(doc) - doc.page.margins.left;
}

/** Starts a new page if less than `height` points are left on the current one. Returns true if a page was added. */
export function addPageIfNeeded(doc: PdfDocument, height: number): boolean {
  if (doc.y + height <= doc.page.height - doc.page.margins.bottom) return false;
  doc.addPage();
  return true;
}

const words = {
  de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** Creates the footer of every page: company, registration, bank account and page number. */
export function createCompanyFooter(doc: PdfDocument, brand: Brand, language: Language) {
  const { director, vatId } = imprintMessages[language];
  const pageOf = words[language];
  const [court = '', number = ''] = brand.register.split(/ (?=HR[AB] )/);
  const columns = [
    [brand.company, `${director}: ${brand.managingDirector}`],
    [court, number],
    [`${vatId} ${brand.vatId}`, `IBAN ${brand.bank.iban}`],
  ];
  const shares = [0, 0.28, 0.53];

  return (page: number, pages: number): void => {
    const y = getFooterTop(doc);
    const { left } = doc.page.margins;
    drawRule(doc, y, { color: inkColors.ink });
    doc.font('regular').fontSize(7.5).fillColor(inkColors.quiet);
    for (const [index, lines] of columns.entries()) {
      const x = left + getTextWidth(doc) * (shares[index] ?? 0);
      doc.text(lines.join('\n'), x, y + 9, { lineBreak: true, lineGap: 1.5, width: 190 });
    }
    doc.text(pageOf(page, pages), getRightEdge(doc) - 80, y + 9, { width: 80, align: 'right' });
  };
}
