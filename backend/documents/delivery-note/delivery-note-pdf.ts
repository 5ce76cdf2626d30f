import { companyFoot } from '../pdf/company-foot';
import {
  createDocument,
  finishDocument,
  inks,
  keepTogether,
  mm,
  type Pdf,
  rule,
  writeTagged,
} from '../pdf/document';
import {
  writeAddress,
  writeFacts,
  writeHeadline,
  writeNotes,
  writeRunningTitle,
  writeSender,
} from '../pdf/letter';
import { type Column, writeTable } from '../pdf/table';
import type { DeliveryNoteView } from './delivery-note-view';

const columns: readonly Column<keyof DeliveryNoteView['columns']>[] = [
  { key: 'position', share: 0.08, align: 'left' },
  { key: 'sku', share: 0.25, align: 'left' },
  { key: 'title', share: 0.55, align: 'left' },
  { key: 'amount', share: 0.12, align: 'right' },
];

/** The delivery note as an A4 document of as many pages as it needs, with a line to sign on. */
export function deliveryNotePdf(view: DeliveryNoteView): Promise<Buffer> {
  const { brand, language, title, sentAt } = view;
  const doc = createDocument({ title, language, author: brand.company, createdAt: sentAt });
  writeSender(doc, brand);
  writeAddress(doc, brand, view.address);
  writeFacts(doc, view.facts);
  writeHeadline(doc, view.headline);
  writeTable(doc, columns, view.columns, view.positions);
  writeNotes(
    doc,
    view.notes.map((text) => ({ text, isStrong: false })),
  );
  writeSigningLine(doc, view.received);

  const foot = companyFoot(doc, brand, language);
  return finishDocument(doc, (page, pages) => {
    if (page > 1) writeRunningTitle(doc, brand, title);
    foot(page, pages);
  });
}

function writeSigningLine(doc: Pdf, label: string): void {
  keepTogether(doc, mm(24));
  const { left } = doc.page.margins;
  const y = doc.y + mm(16);
  rule(doc, y, { color: inks.ink, to: left + mm(80) });
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(7.5).fillColor(inks.quiet);
    doc.text(label, left, y + 4);
  });
}
