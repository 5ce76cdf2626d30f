import Papa from 'papaparse';
import type { Language } from '@/domain/locale/language';
import {
  invisibleCharacters,
  lineEndPattern,
  maxLinesOfCell,
  resolveSeparator,
  separatorLinePattern,
  splitCsvLine,
} from './csv-layout';

/** A row of the table. `line` is the line of the file where it begins, from 1. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** True if the quotation marks are invalid; `cells` then contains the whole line as one cell. */
  readonly isBroken: boolean;
}

interface CsvTable {
  /** Separator of the cells; null if each line is one cell. */
  readonly separator: string | null;
  readonly rows: readonly CsvRow[];
}

interface ReadCsvOptions {
  /** Checks whether cells are the header of a table. A separator that splits a line into a header is preferred. */
  isHead: (cells: readonly string[]) => boolean;
  /** Maximum number of rows to read. */
  maxRows?: number;
}

/**
 * Parses a CSV file as written by spreadsheets and ERP systems: any separator (or one declared by a first line
 * `sep=;`), quoted cells with line breaks, all kinds of line ends, also mixed. Skips empty rows. An invalid row is
 * marked as broken and does not affect the rows after it. Without a separator each line is one cell.
 */
export function parseCsv(text: string, { isHead, maxRows = Infinity }: ReadCsvOptions): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').split(lineEndPattern);
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

/** The cells of a row, null if it is broken, and its number of lines. */
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

/** Returns the cells of a row; null if its quotation marks are not valid CSV. */
function parseQuoted(row: string, separator: string): string[] | null {
  if ((row.split('"').length - 1) % 2 !== 0 && hasOpenQuote(row, separator)) return null;
  const tidy = splitCsvLine(row, separator)
    .map((cell) => (/^\s+"/.test(cell) ? cell.trim() : cell))
    .join(separator);
  const { data, errors } = Papa.parse<string[]>(tidy, { delimiter: separator, newline: '\n' });
  return errors.length === 0 && data.length === 1 ? (data[0] ?? null) : null;
}

/** Checks whether the last quoted cell is not closed. */
function hasOpenQuote(row: string, separator: string): boolean {
  const last = splitCsvLine(row, separator).at(-1)?.trimStart() ?? '';
  return last.startsWith('"') && (last.split('"').length - 1) % 2 !== 0;
}

/** Checks whether a cell contains a full row of the table, which means that its closing quotation mark is missing. */
function swallowsRow(cell: string, separator: string, columns: number): boolean {
  const [, ...more] = cell.split('\n');
  return columns > 1 && more.some((line) => line.split(separator).length >= columns);
}

/**
 * Normalizes a cell: trims it, replaces line breaks by spaces and removes zero-width characters. Unwraps `="0815"`,
 * which spreadsheets use to keep a text unchanged.
 */
function toCell(cell: string): string {
  const text = cell.replace(invisibleCharacters, '').replace(/\s+/g, ' ').trim();
  return /^="(.*)"$/.exec(text)?.[1]?.trim() ?? text;
}

export type CellKind = 'text' | 'count' | 'money' | 'day';

/** A column of a CSV download. Money is in cents, a day is an ISO date; null or an empty text gives an empty cell. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly kind: CellKind;
  of(row: Row): string | number | null;
}

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
/** The format that spreadsheets expect in each language. */
const signs = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Record<Language, object>;

/**
 * Returns the header of a CSV file for spreadsheets: byte order mark and titles. German files use semicolons and
 * decimal commas, English files commas and decimal points. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe.
 */
export function formatCsvHeader<Row>(
  columns: readonly CsvColumn<Row>[],
  language: Language,
): string {
  const titles = columns.map(({ title }) => withoutFormula(title));
  return byteOrderMark + formatCsvLines([titles], signs[language].separator, hasSeparator);
}

/** Formats rows of a CSV file without its header (see `formatCsvHeader`). */
export function formatCsvRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const { separator, decimal } = signs[language];
  const cells = rows.map((row) =>
    columns.map(({ kind, of }) => formatCell(of(row), kind, decimal)),
  );
  return formatCsvLines(
    cells,
    separator,
    (text, column) => columns[column]?.kind === 'text' && hasSeparator(text),
  );
}

/**
 * Formats rows as CSV with the library PapaParse, which quotes cells that contain quotation marks, line breaks or the
 * separator, and all cells for which `quotes` is true. Each row ends with CRLF.
 */
export function formatCsvLines(
  rows: readonly (readonly string[])[],
  separator: ',' | ';',
  quotes: boolean | ((cell: string, column: number) => boolean),
): string {
  if (rows.length === 0) return '';
  const config = { delimiter: separator, newline: lineEnd, quotes };
  return (
    Papa.unparse(
      rows.map((cells) => [...cells]),
      config,
    ) + lineEnd
  );
}

/** Formats a cell. Numbers stay numbers, including negative ones, because they come from our data. */
function formatCell(value: string | number | null, kind: CellKind, decimal: ',' | '.'): string {
  if (value === null) return '';
  if (typeof value === 'string') return withoutFormula(value);
  return kind === 'money' ? (value / 100).toFixed(2).replace('.', decimal) : String(value);
}

/** Prefixes a text with an apostrophe if a spreadsheet would run it as a formula. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/**
 * Checks whether a cell contains a semicolon or comma. Such cells are quoted, whichever of the two separates the cells,
 * because some spreadsheets guess the wrong one.
 */
function hasSeparator(cell: string): boolean {
  return /[;,]/.test(cell);
}
