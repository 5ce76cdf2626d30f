import { shownEmail } from '@/domain/customer/shown-email';
import { giveWay } from '../../database/give-way';
import type { Brand } from '../../demo-source/shop-file';
import {
  decorate,
  inks,
  keepTogether,
  mm,
  type Pdf,
  rightEdge,
  textWidth,
  writeTagged,
} from './document';

export const bodySize = 9.5;
/** The window of a folded letter (DIN 5008, form B). */
const addressTop = mm(45);
const titleTop = addressTop + mm(46);

export interface LetterFact {
  label: string;
  value: string;
}

export interface LetterNote {
  text: string;
  isStrong: boolean;
}

/** What the letter is, below address and facts. */
export function writeHeadline(doc: Pdf, headline: string): void {
  doc.y = titleTop;
  writeTagged(doc, 'H1', () => {
    doc.font('display').fontSize(18).fillColor(inks.ink);
    doc.text(headline, doc.page.margins.left, doc.y);
  });
  doc.y += mm(4);
}

/** Who writes: name and address above the window. */
export function writeSender(doc: Pdf, brand: Brand): void {
  const { left, top } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('display').fontSize(20).fillColor(inks.ink);
    doc.text(brand.name, left, top, { characterSpacing: -0.6 });
    doc.font('regular').fontSize(8.5).fillColor(inks.quiet);
    const lines = [
      brand.company,
      `${brand.street}, ${brand.city}`,
      `${brand.phone} · ${shownEmail(brand.email)}`,
    ];
    doc.text(lines.join('\n'), left, top + 2, {
      width: textWidth(doc),
      align: 'right',
      lineGap: 2,
    });
  });
}

/** Whom to, in the window of the envelope. */
export function writeAddress(doc: Pdf, brand: Brand, address: readonly string[]): void {
  const { left } = doc.page.margins;
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(7).fillColor(inks.quiet);
    doc.text(`${brand.company} · ${brand.street} · ${brand.city}`, left, addressTop);
    doc.fontSize(bodySize).fillColor(inks.ink);
    doc.text(address.join('\n'), left, addressTop + 11, { width: mm(85), lineGap: 1.5 });
  });
}

/** What the letter is about, beside the address; the first one stands out. */
export function writeFacts(doc: Pdf, facts: readonly LetterFact[]): void {
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

/** Sentences below everything else; others have their turn between them. */
export async function writeNotes(doc: Pdf, notes: readonly LetterNote[]): Promise<void> {
  doc.y += mm(8);
  for (const { text, isStrong } of notes) {
    await giveWay();
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

/** Which letter a page that follows belongs to. */
export function writeRunningTitle(doc: Pdf, brand: Brand, title: string): void {
  decorate(doc, () => {
    doc.font('regular').fontSize(7.5).fillColor(inks.quiet);
    doc.text(`${brand.name} · ${title}`, doc.page.margins.left, mm(9), { lineBreak: false });
  });
}
