import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Language } from '@/domain/language/detect-language';
import { locales } from '@/domain/language/locales';
import { giveWay } from '../../database/give-way';
import { addFallbackFaces } from './fallback-faces';

export type Pdf = PDFKit.PDFDocument;

interface DocumentFacts {
  title: string;
  language: Language;
  author: string;
  /** Epoch milliseconds: the same facts and content make the same bytes. */
  createdAt: number;
  /** PDF/A-3b, to be kept for years and to carry other files. */
  archive?: boolean;
}

/** Points of a millimetre. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

export const inks = { ink: '#161A17', quiet: '#4F5550', line: '#D8D6CF' } as const;

const margins = { top: mm(18), bottom: mm(32), left: mm(22), right: mm(18) };

/** Above this and below the text stands what every page says about the company. */
export const footTop = (doc: Pdf) => doc.page.height - mm(26);

const faces = ['regular', 'semibold', 'display'] as const;
const fontFile = (face: string) =>
  fileURLToPath(new URL(`./fonts/archivo-${face}.ttf`, import.meta.url));

/** Titles stand in the metadata's XML as they are: no letter of theirs may be markup. */
const withoutMarkup = (text: string) => text.replaceAll('&', '+').replace(/[<>]/g, '');

/**
 * An empty A4 document in the house's type, tagged for screen readers. Its faces are `regular`, `semibold` and `display`; pages
 * stay open until finishDocument, so that each can say how many there are.
 */
export function createDocument(facts: DocumentFacts): Pdf {
  const { title, language, author, createdAt, archive = false } = facts;
  const at = new Date(createdAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    lang: locales[language],
    tagged: true,
    pdfVersion: '1.7',
    // Without a face of our own from the first moment, the file names Helvetica and does not hold it.
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
  addFallbackFaces(doc);
  return doc.font('regular').fontSize(9.5).fillColor(inks.ink);
}

/** Writes something on every page, such as its number, and gives the document's bytes. Others have their turn between the pages. */
export async function finishDocument(
  doc: Pdf,
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
    await giveWay();
    doc.switchToPage(page);
    decorate(doc, () => everyPage(page - start + 1, count));
  }
  await giveWay();
  doc.end();
  return whole;
}

/** Writes a part of the content that screen readers know by its role: H1, P, Table … */
export function writeTagged(doc: Pdf, role: string, write: () => void): void {
  doc.addStructure(doc.struct(role, {}, write));
}

const decorated = new WeakSet<Pdf>();

/**
 * Draws what carries no content, such as a line or a page's number; text below the bottom margin begins no new page. What is decorated
 * inside of it belongs to it: an artifact that begins inside of another one would end it (pdfkit), and leave the rest to be read aloud.
 */
export function decorate(doc: Pdf, draw: () => void): void {
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

/** A hairline over the whole width of the text, or between two places on it. */
export function rule(
  doc: Pdf,
  y: number,
  { color = inks.line as string, from = doc.page.margins.left, to = rightEdge(doc) } = {},
): void {
  decorate(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(color));
}

/** Where the text ends on the right. */
export function rightEdge(doc: Pdf): number {
  return doc.page.width - doc.page.margins.right;
}

/** How wide the text is. */
export function textWidth(doc: Pdf): number {
  return rightEdge(doc) - doc.page.margins.left;
}

/** Begins a new page when less than `height` is left on this one; true when it did. */
export function keepTogether(doc: Pdf, height: number): boolean {
  if (doc.y + height <= doc.page.height - doc.page.margins.bottom) return false;
  doc.addPage();
  return true;
}
