import type { Language } from '@/domain/locale/language';

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
  return (
    byteOrderMark +
    line(
      columns.map(({ title }) => textCell(title)),
      language,
    )
  );
}

/** Formats rows to append to the header. */
export function formatCsvRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const { decimal } = signs[language];
  return rows
    .map((row) =>
      line(
        columns.map(({ kind, of }) => cell(of(row), kind, decimal)),
        language,
      ),
    )
    .join('');
}

function line(cells: readonly string[], language: Language): string {
  return cells.join(signs[language].separator) + lineEnd;
}

/** Formats a cell. Numbers stay numbers, including negative ones, because they come from our data. */
function cell(value: string | number | null, kind: CellKind, decimal: ',' | '.'): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  return kind === 'money' ? (value / 100).toFixed(2).replace('.', decimal) : String(value);
}

/**
 * Escapes a text. Spreadsheets run a text that begins with one of these characters as a formula. Both separators are
 * quoted, because some spreadsheets guess the wrong one.
 */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
