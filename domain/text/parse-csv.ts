import Papa from 'papaparse';
import { separatorLinePattern, resolveSeparator, splitCsvLine } from './csv-layout';

/** A row of a table with the line it begins in, from 1. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks make no sense: the line stands in one cell as it was written. */
  readonly isBroken: boolean;
}

interface CsvTable {
  /** Null where each line is one cell. */
  readonly separator: string | null;
  readonly rows: readonly CsvRow[];
}

interface ReadCsvOptions {
  /** True for the titles of a table: the separator that makes them is the one. */
  isHead: (cells: readonly string[]) => boolean;
  /** Reading ends after so many rows. */
  maxRows?: number;
}

/** Lines one quoted cell may run over. */
const maxLinesOfCell = 20;
const invisible = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * The rows of a CSV file as spreadsheets and ERP systems write it: any separator (or named by a first line `sep=;`), quoted cells
 * with line breaks, line ends of all systems, also mixed. Empty rows are left out, everything else comes back: a row that cannot be
 * read is marked as broken, and never takes a following one along. Without any separator each line is one cell.
 */
export function parseCsv(text: string, { isHead, maxRows = Infinity }: ReadCsvOptions): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n|\u2028|\u2029/);
  const [, named] = separatorLinePattern.exec(lines[0] ?? '') ?? [];
  const separator = named ?? resolveSeparator(lines, isHead);
  const rows: CsvRow[] = [];
  let width = 0;
  let at = named === undefined ? 0 : 1;
  while (at < lines.length && rows.length < maxRows) {
    const { cells, used } =
      separator === null
        ? { cells: [toCell(lines[at] ?? '')], used: 1 }
        : readRow(lines, at, separator, width);
    const row = cells ?? [lines[at] ?? ''];
    if (row.some((cell) => /[^\s;,|]/.test(cell))) {
      if (width < 2) width = row.length;
      rows.push({ line: at + 1, cells: row, isBroken: cells === null });
    }
    at += used;
  }
  return { separator, rows };
}

/** Cells of a row, or null where it is broken, and how many lines it takes. */
interface ReadRow {
  readonly cells: readonly string[] | null;
  readonly used: number;
}

function readRow(lines: readonly string[], at: number, separator: string, width: number): ReadRow {
  const line = lines[at] ?? '';
  if (!line.includes('"')) return { cells: line.split(separator).map(toCell), used: 1 };
  let joined = '';
  for (let used = 1; used <= maxLinesOfCell && at + used <= lines.length; used += 1) {
    const next = lines[at + used - 1] ?? '';
    joined = used === 1 ? next : `${joined}\n${next}`;
    const cells = parseQuoted(joined, separator);
    const columns = width > 1 ? width : (cells?.length ?? 0);
    if (cells !== null && !cells.some((cell) => swallowsRow(cell, separator, columns)))
      return { cells: cells.map(toCell), used };
  }
  const literal = line.split(separator);
  const isClear = literal.length === width && (line.split('"').length - 1) % 2 === 0;
  return { cells: isClear ? literal.map(toCell) : null, used: 1 };
}

/** The cells of whole rows; null where the quotation marks are not those of CSV. */
function parseQuoted(row: string, separator: string): string[] | null {
  if ((row.split('"').length - 1) % 2 !== 0 && hasOpenQuote(row, separator)) return null;
  const tidy = splitCsvLine(row, separator)
    .map((cell) => (/^\s+"/.test(cell) ? cell.trim() : cell))
    .join(separator);
  const { data, errors } = Papa.parse<string[]>(tidy, { delimiter: separator, newline: '\n' });
  return errors.length === 0 && data.length === 1 ? (data[0] ?? null) : null;
}

/** True where the last quoted cell has no end yet. */
function hasOpenQuote(row: string, separator: string): boolean {
  const last = splitCsvLine(row, separator).at(-1)?.trimStart() ?? '';
  return last.startsWith('"') && (last.split('"').length - 1) % 2 !== 0;
}

/** A cell that holds a line with all the columns of the table has no end where it should have one. */
function swallowsRow(cell: string, separator: string, columns: number): boolean {
  const [, ...more] = cell.split('\n');
  return columns > 1 && more.some((line) => line.split(separator).length >= columns);
}

/** Blanks at the ends, line breaks inside and letters without width are no part of what a cell says; `="0815"` keeps spreadsheets from changing a text. */
function toCell(cell: string): string {
  const text = cell.replace(invisible, '').replace(/\s+/g, ' ').trim();
  return /^="(.*)"$/.exec(text)?.[1]?.trim() ?? text;
}
