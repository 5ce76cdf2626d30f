import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import { imprintWords } from '../../mail/letterhead';
import { footTop, inks, type Pdf, rightEdge, rule, textWidth } from './document';

const words = {
  de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** What every page of the company says at its foot: who it is, where it is registered, how to pay it, and the page's number. */
export function companyFoot(doc: Pdf, brand: Brand, language: Language) {
  const { director, vatId } = imprintWords[language];
  const pageOf = words[language];
  const [court = '', number = ''] = brand.register.split(/ (?=HR[AB] )/);
  const columns = [
    [brand.company, `${director}: ${brand.managingDirector}`],
    [court, number],
    [`${vatId} ${brand.vatId}`, `IBAN ${brand.bank.iban}`],
  ];
  const shares = [0, 0.28, 0.53];

  return (page: number, pages: number): void => {
    const y = footTop(doc);
    const { left } = doc.page.margins;
    rule(doc, y, { color: inks.ink });
    doc.font('regular').fontSize(7.5).fillColor(inks.quiet);
    for (const [index, lines] of columns.entries()) {
      const x = left + textWidth(doc) * (shares[index] ?? 0);
      doc.text(lines.join('\n'), x, y + 9, { lineBreak: true, lineGap: 1.5, width: 190 });
    }
    doc.text(pageOf(page, pages), rightEdge(doc) - 80, y + 9, { width: 80, align: 'right' });
  };
}
