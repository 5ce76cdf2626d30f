import { addLines } from '@/domain/dealer-account/order-lines';
import { parseColumns, quoteCsvCell } from '@/domain/text/csv-layout';
import { createSessionText } from './create-query-store';

/** Maximum size of an uploaded list in kilobytes (1024 bytes). */
export const maxOrderFileKilobytes = 256;

export type OrderFile =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'tooLarge' | 'unreadable' | 'empty' };

/**
 * Reads a list exported from a spreadsheet: CSV with any separator and quotes, in UTF-8, UTF-16 or Windows-1252.
 * Returns one line per row with tab-separated cells, like pasted text. A row that cannot be parsed is returned
 * unchanged for the user to check. Files that are not text, such as workbooks, are `unreadable`.
 */
export async function loadOrderFile(file: Blob): Promise<OrderFile> {
  if (file.size > maxOrderFileKilobytes * 1024) return { kind: 'tooLarge' };
  try {
    const [{ decodeText }, { parseCsv }] = await Promise.all([
      import('@/domain/text/decode-text'),
      import('@/domain/text/csv'),
    ]);
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { kind: 'unreadable' };
    const { separator, rows } = parseCsv(text, {
      isHead: (cells) => parseColumns(cells, 'order') !== null,
    });
    const lines = rows.map(({ cells, isBroken }) =>
      isBroken || separator === null ? cells.join('') : toPastedLine(cells),
    );
    return lines.length === 0 ? { kind: 'empty' } : { kind: 'read', text: addLines('', lines) };
  } catch {
    // The file was removed or the parser could not be loaded: the list stays unchanged and the screen shows an error.
    return { kind: 'unreadable' };
  }
}

/**
 * Joins the cells of a row with tabs, quoting cells like spreadsheets do where they would be parsed differently without
 * quotes.
 */
function toPastedLine(cells: readonly string[]): string {
  const needsQuotes = cells.length === 1 ? /^"|[;,|]/ : /^"/;
  return cells.map((cell) => (needsQuotes.test(cell) ? quoteCsvCell(cell) : cell)).join('\t');
}

/** Text of the quick order as typed, pasted or loaded: article numbers and quantities only. */
export const quickOrderDraft = createSessionText('b2bQuickOrderDraft', 'b2bQuickOrder');
