import type { Language } from '@/domain/language/detect-language';
import { giveWay } from '../../database/give-way';
import type { Brand } from '../../demo-source/shop-file';
import { companyFoot } from './company-foot';
import { createDocument, finishDocument, inks, mm, textWidth, writeTagged } from './document';
import { writeMarkdown } from './markdown';

interface TextDocument {
  title: string;
  /** A small line below the title, such as version and date. */
  note?: string;
  /** Markdown, one after the other. */
  texts: readonly string[];
}

export interface DocumentFrame {
  brand: Brand;
  language: Language;
  /** Where links of the text lead. */
  linkBase: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * Texts as a document to keep: the title above, and who stands behind it on every page. The same texts make the same bytes. Others have their turn
 * meanwhile.
 */
export async function textDocument(text: TextDocument, frame: DocumentFrame): Promise<Buffer> {
  await giveWay();
  const { brand, language, linkBase, changedAt } = frame;
  const title = `${text.title} · ${brand.name}`;
  const doc = createDocument({ title, language, author: brand.company, createdAt: changedAt });
  await giveWay();
  const { left, top } = doc.page.margins;
  const width = textWidth(doc);

  doc.font('display').fontSize(13);
  writeTagged(doc, 'P', () => {
    doc.text(brand.name, left, top);
  });
  doc.y += mm(12);
  doc.font('display').fontSize(20).fillColor(inks.ink);
  writeTagged(doc, 'H1', () => {
    doc.text(text.title, left, doc.y, { width });
  });
  await giveWay();
  const { note } = text;
  if (note !== undefined) {
    doc.y += mm(2);
    doc.font('regular').fontSize(9.5).fillColor(inks.quiet);
    writeTagged(doc, 'P', () => {
      doc.text(note, left, doc.y, { width });
    });
  }
  doc.y += mm(3);
  for (const markdown of text.texts) await writeMarkdown(doc, markdown, { linkBase });
  return finishDocument(doc, companyFoot(doc, brand, language));
}
