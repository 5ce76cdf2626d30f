import { inks, keepTogether, mm, type Pdf, rule, writeTagged } from '../pdf/document';
import { writeNotes } from '../pdf/letter';
import { letterDocument } from '../pdf/letter-document';
import { type Column, writeTable } from '../pdf/table';
import type { DeliveryNoteView } from './delivery-note-view';

const columns: readonly Column<keyof DeliveryNoteView['columns']>[] = [
  { key: 'position', share: 0.08, align: 'left' },
  { key: 'sku', share: 0.25, align: 'left' },
  { key: 'title', share: 0.55, align: 'left' },
  { key: 'amount', share: 0.12, align: 'right' },
];

/** The delivery note as a letter, with a line to sign on. */
export function deliveryNotePdf(view: DeliveryNoteView): Promise<Buffer> {
  return letterDocument({ ...view, createdAt: view.sentAt }, async (doc) => {
    await writeTable(doc, columns, view.columns, view.positions);
    await writeNotes(
      doc,
      view.notes.map((text) => ({ text, isStrong: false })),
    );
    writeSigningLine(doc, view.received);
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
