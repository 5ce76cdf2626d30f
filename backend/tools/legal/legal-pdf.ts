import type { PageFile } from '../../demo-source/page-file';
import type { Brand } from '../../demo-source/shop-file';
import type { Language } from '../../shop/context';
import { companyFoot } from '../pdf/company-foot';
import { createDocument, finishDocument, inks, mm, textWidth, writeTagged } from '../pdf/document';
import { writeMarkdown } from '../pdf/markdown';

interface Frame {
  brand: Brand;
  language: Language;
  /** Where links of the page lead. */
  linkBase: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

/** A content page as a document to keep: its title, its texts, and who stands behind it on every page. */
export function legalPdf(page: PageFile, frame: Frame): Promise<Buffer> {
  const { brand, language, linkBase, changedAt } = frame;
  const title = `${page.title} · ${brand.name}`;
  const doc = createDocument({ title, language, author: brand.company, createdAt: changedAt });
  const { left } = doc.page.margins;

  doc.font('display').fontSize(13).text(brand.name, left, doc.page.margins.top);
  doc.y += mm(12);
  doc.font('display').fontSize(20).fillColor(inks.ink);
  writeTagged(doc, 'H1', () => {
    doc.text(page.title, left, doc.y, { width: textWidth(doc) });
  });
  doc.y += mm(3);
  for (const markdown of textsOf(page)) writeMarkdown(doc, markdown, { linkBase });
  return finishDocument(doc, companyFoot(doc, brand, language));
}

function textsOf({ pageZone }: PageFile): string[] {
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
    }
  });
}
