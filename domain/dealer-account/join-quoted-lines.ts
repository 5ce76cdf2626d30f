import { splitCsvLine } from '@/domain/text/csv-layout';
import { lineEndPattern } from '@/domain/dealer-account/order-lines';

/** Lines one quoted cell may run over. */
const maxLinesOfCell = 20;
const separators = ['\t', ';', ',', '|'] as const;

/**
 * What was copied from a spreadsheet, one row a line: a line break inside a quoted cell becomes a blank. A cell whose end would take
 * a following row along has none: its lines stay as they are.
 */
export function joinQuotedLines(text: string): string {
  if (!text.includes('"')) return text;
  const lines = text.split(lineEndPattern);
  const rows: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const { row, used } = rowAt(lines, at);
    rows.push(row);
    at += used;
  }
  return rows.length === lines.length ? text : rows.join('\n');
}

function rowAt(lines: readonly string[], at: number): { row: string; used: number } {
  const first = lines[at] ?? '';
  for (const separator of first.includes('"') ? separators : []) {
    let row = first;
    for (let used = 1; used <= maxLinesOfCell && at + used <= lines.length; used += 1) {
      if (used > 1) row = `${row}\n${lines[at + used - 1] ?? ''}`;
      const cells = splitCsvLine(row, separator);
      if (cells.some((cell) => holdsRow(cell, separator))) break;
      if (isOpen(cells.at(-1) ?? '')) continue;
      if (used > 1 && cells.length > 1) return { row: row.replaceAll('\n', ' '), used };
      break;
    }
  }
  return { row: first, used: 1 };
}

/** A cell of several lines with a separator in it has most likely run over the end of its row. */
function holdsRow(cell: string, separator: string): boolean {
  return cell.includes('\n') && cell.includes(separator);
}

function isOpen(cell: string): boolean {
  return /^\s*"(?:[^"]|"")*$/.test(cell);
}
