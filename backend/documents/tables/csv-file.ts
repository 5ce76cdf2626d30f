import type { Language } from '@/domain/language/detect-language';
import type { CellKind, TableColumn } from './table-file';

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
const decimalSign: Record<Language, string> = { de: ',', en: '.' };
const separator: Record<Language, string> = { de: ';', en: ',' };

/**
 * A list as CSV for spreadsheets: UTF-8 with byte order mark, German with semicolons and decimal commas, English with commas and
 * points. A text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvText<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const line = (cells: readonly string[]) => cells.join(separator[language]) + lineEnd;
  const head = line(columns.map(({ title }) => quoted(title[language])));
  const body = rows.map((row) =>
    line(columns.map(({ kind, of }) => cellText(of(row), kind, language))),
  );
  return [byteOrderMark, head, ...body].join('');
}

/** One cell as it stands in the file. */
function cellText(value: string | number | null, kind: CellKind, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(harmless(value));
  if (kind === 'money') return (value / 100).toFixed(2).replace('.', decimalSign[language]);
  return String(value);
}

/** Spreadsheets run what begins with one of these, tab and carriage return included. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
