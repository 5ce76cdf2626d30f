import { type DocumentFrame, textDocument } from '../pdf/text-document';

interface TitleText {
  title: string;
  text: string;
}

/** What a document shows of a page's block. */
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

/** A content page as a document to keep: its title, its texts, and who stands behind it on every page. */
export function legalPdf(page: LegalPage, frame: DocumentFrame): Promise<Buffer> {
  return textDocument({ title: page.title, texts: textsOf(page) }, frame);
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
