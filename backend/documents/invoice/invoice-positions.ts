import type { Pdf } from '../pdf/document';
import { type Column, writeTable } from '../pdf/table';
import type { InvoiceView } from './invoice-parts';

const columns: readonly Column<keyof InvoiceView['columns']>[] = [
  { key: 'position', share: 0.07, align: 'left' },
  { key: 'sku', share: 0.21, align: 'left' },
  { key: 'title', share: 0.33, align: 'left' },
  { key: 'amount', share: 0.09, align: 'right' },
  { key: 'single', share: 0.155, align: 'right' },
  { key: 'sum', share: 0.145, align: 'right' },
];

/** The positions as a table. */
export function writePositions(doc: Pdf, { columns: head, positions }: InvoiceView): Promise<void> {
  return writeTable(doc, columns, head, positions);
}
