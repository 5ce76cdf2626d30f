import { appendLines } from '@/domain/quick-order/edit-lines';

/** The largest list that is read. */
export const maxOrderFileKilobytes = 256;

export type OrderFile =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'tooLarge' | 'unreadable' | 'empty' };

/**
 * Reads a list saved by a spreadsheet: CSV with any separator and quotes, in UTF-8, Windows-1252 or UTF-16 with its mark. Cells come back separated
 * by tabs, a row a line, as if they had been pasted. What is no text, such as a workbook, is unreadable.
 */
export async function readOrderFile(file: Blob): Promise<OrderFile> {
  if (file.size > maxOrderFileKilobytes * 1024) return { kind: 'tooLarge' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { kind: 'unreadable' };
    const { default: papa } = await import('papaparse');
    const { data } = papa.parse<string[]>(text, { delimitersToGuess: ['\t', ';', ',', '|'] });
    const lines = data.map((cells) => cells.map(toCell).join('\t').trimEnd());
    const read = appendLines('', lines);
    return read.trim() === '' ? { kind: 'empty' } : { kind: 'read', text: read };
  } catch {
    // A file that vanished, or code that could not be loaded: the list stays as it is, and the screen says so.
    return { kind: 'unreadable' };
  }
}

/** Excel saves "CSV" in Windows-1252, "Unicode text" in UTF-16 with a mark and "CSV UTF-8" as the name says. */
function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function toCell(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
