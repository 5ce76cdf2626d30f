import type { Language } from '@/domain/locale/language';
import { yieldEventLoop } from '../../platform/event-loop-yielding';
import type { Brand } from '../../demo-data/shop-schema';
import {
  createCompanyFooter,
  createPdfDocument,
  renderPdfDocument,
  inkColors,
  toPoints,
  getTextWidth,
  writeTagged,
} from './document';
import { writeMarkdown } from './markdown';

interface TextDocument {
  title: string;
  /** A small line below the title, such as version and date. */
  note?: string;
  /** Markdown texts, rendered one after the other. */
  texts: readonly string[];
}

export interface DocumentFrame {
  brand: Brand;
  language: Language;
  /** Base URL of relative links in the text. */
  linkBase: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * Renders texts as a PDF with a title and the company's footer on every page. The same texts give the same bytes.
 * Yields to other tasks while rendering.
 */
export async function renderTextDocument(
  text: TextDocument,
  frame: DocumentFrame,
): Promise<Buffer> {
  await yieldEventLoop();
  const { brand, language, linkBase, changedAt } = frame;
  const title = `${text.title} · ${brand.name}`;
  const doc = createPdfDocument({ title, language, author: brand.company, createdAt: changedAt });
  await yieldEventLoop();
  const { left, top } = doc.page.margins;
  const width = getTextWidth(doc);

  doc.font('display').fontSize(13);
  writeTagged(doc, 'P', () => {
    doc.text(brand.name, left, top);
  });
  doc.y += toPoints(12);
  doc.font('display').fontSize(20).fillColor(inkColors.ink);
  writeTagged(doc, 'H1', () => {
    doc.text(text.title, left, doc.y, { width });
  });
  await yieldEventLoop();
  const { note } = text;
  if (note !== undefined) {
    doc.y += toPoints(2);
    doc.font('regular').fontSize(9.5).fillColor(inkColors.quiet);
    writeTagged(doc, 'P', () => {
      doc.text(note, left, doc.y, { width });
    });
  }
  doc.y += toPoints(3);
  for (const markdown of text.texts) await writeMarkdown(doc, markdown, { linkBase });
  return renderPdfDocument(doc, createCompanyFooter(doc, brand, language));
}

interface TitleText {
  title: string;
  text: string;
}

/** A block of a content page, with only the fields that documents show. */
export type LegalBlock =
  | { component: 'rich-text'; markdown: string }
  | { component: 'info-array'; infoArrayTitle?: string | undefined; listOfInfo: TitleText[] }
  | ({ component: 'highlighted-text-image' } & TitleText)
  | { component: 'hero-image'; text?: string | undefined }
  | { component: 'support-text-images'; items: TitleText[] }
  | { component: 'shipping-table'; rows: object[] }
  | { component: 'buttons' | 'image-group' | 'header-image' };

export interface LegalPage {
  title: string;
  pageZone: readonly LegalBlock[];
}

/** Renders a content page as a PDF with its title, its texts and the company's footer on every page. */
export function renderLegalPdf(page: LegalPage, frame: DocumentFrame): Promise<Buffer> {
  return renderTextDocument({ title: page.title, texts: textsOf(page) }, frame);
}

function textsOf({ pageZone }: LegalPage): string[] {
  return pageZone.flatMap((block) => {
    switch (block.component) {
      case 'rich-text':
        return [block.markdown];
      case 'info-array':
        return [
          ...(block.infoArrayTitle ? [`# ${block.infoArrayTitle}`] : []),
          ...block.listOfInfo.map(({ title, text }) => `## ${title}\n\n${text}`),
        ];
      case 'highlighted-text-image':
        return [`## ${block.title}\n\n${block.text}`];
      case 'hero-image':
        return block.text ? [block.text] : [];
      case 'support-text-images':
        return block.items.map(({ title, text }) => `## ${title}\n\n${text}`);
      case 'shipping-table':
        return [block.rows.map((row) => `- ${Object.values(row).join(', ')}`).join('\n')];
      case 'buttons':
      case 'image-group':
      case 'header-image':
        return [];
    }
  });
}
