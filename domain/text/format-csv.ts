import type { Language } from '@/domain/locale/language';

export type CellKind = 'text' | 'count' | 'money' | 'day';

/** A column of a list to take away. Money is cents, a day an ISO date; null and an empty text are an empty cell. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly kind: CellKind;
  of(row: Row): string | number | null;
}

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
/** What a spreadsheet set to the language expects of a file. */
const signs = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Record<Language, object>;

/**
 * What a list as CSV for spreadsheets begins with: UTF-8 with byte order mark, German with semicolons and decimal commas, English with commas and
 * points. A text that a spreadsheet would run as a formula gets a leading apostrophe.
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

/** Some rows of such a file. */
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

/** One cell as it stands in the file. Numbers are ours and stay numbers, negative ones too. */
function cell(value: string | number | null, kind: CellKind, decimal: ',' | '.'): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  return kind === 'money' ? (value / 100).toFixed(2).replace('.', decimal) : String(value);
}

/** Spreadsheets run what begins with one of these, tab and carriage return included; some guess another separator than ours. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
