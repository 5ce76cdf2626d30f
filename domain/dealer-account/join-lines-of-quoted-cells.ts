import {
  isOpenCsvCell,
  lineEndPattern,
  maxLinesOfCell,
  splitCsvLine,
} from '@/domain/text/csv-layout';

const separators = ['\t', ';', ',', '|'] as const;

/**
 * Puts each row copied from a spreadsheet on one line by replacing line breaks inside quoted cells with spaces. If a
 * quoted cell would have to include a following row, it counts as unclosed and its lines are not changed.
 */
export function joinLinesOfQuotedCells(text: string): string {
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
      if (isOpenCsvCell(cells.at(-1) ?? '')) continue;
      if (used > 1 && cells.length > 1) return { row: row.replaceAll('\n', ' '), used };
      break;
    }
  }
  return { row: first, used: 1 };
}

/**
 * Checks for a cell of several lines that contains a separator. Such a cell has most likely run past the end of its
 * row.
 */
function holdsRow(cell: string, separator: string): boolean {
  return cell.includes('\n') && cell.includes(separator);
}
