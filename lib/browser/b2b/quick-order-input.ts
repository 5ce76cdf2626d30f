import { addLines } from '@/domain/dealer-account/order-lines';
import { parseColumns } from '@/domain/text/csv-layout';
import { createSessionText } from './b2b-stores';

/** The largest list that is read. */
export const maxOrderFileKilobytes = 256;

export type OrderFile =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'tooLarge' | 'unreadable' | 'empty' };

/**
 * Reads a list saved by a spreadsheet: CSV with any separator and quotes, in UTF-8, UTF-16 or Windows-1252. Cells come back separated
 * by tabs, a row a line, as if they had been pasted. A row that cannot be read comes back as it was written, for people to judge. What
 * is no text, such as a workbook, is unreadable.
 */
export async function loadOrderFile(file: Blob): Promise<OrderFile> {
  if (file.size > maxOrderFileKilobytes * 1024) return { kind: 'tooLarge' };
  try {
    const [{ decodeText }, { parseCsv: readCsv }] = await Promise.all([
      import('@/domain/text/decode-text'),
      import('@/domain/text/parse-csv'),
    ]);
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { kind: 'unreadable' };
    const { separator, rows } = readCsv(text, {
      isHead: (cells) => parseColumns(cells, 'order') !== null,
    });
    const lines = rows.map(({ cells, isBroken }) =>
      isBroken || separator === null ? cells.join('') : toPastedLine(cells),
    );
    return lines.length === 0 ? { kind: 'empty' } : { kind: 'read', text: addLines('', lines) };
  } catch {
    // A file that vanished, or code that could not be loaded: the list stays as it is, and the screen says so.
    return { kind: 'unreadable' };
  }
}

/** As spreadsheets copy it: in quotes stands what would be read in another way without. */
function toPastedLine(cells: readonly string[]): string {
  const needsQuotes = cells.length === 1 ? /^"|[;,|]/ : /^"/;
  return cells
    .map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join('\t');
}

/** The list of a quick order as it was typed, pasted or loaded: article numbers and amounts only. */
export const quickOrderDraft = createSessionText('b2bQuickOrder');
