import type { Language } from '@/domain/language/detect-language';
import { writeCsv } from '@/domain/tables/csv';
import type { TableColumn } from './table-file';

/** A list as CSV for spreadsheets, its titles and signs those of the language. */
export function csvText<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const titled = columns.map((column) => ({ ...column, title: column.title[language] }));
  return writeCsv(titled, rows, language);
}
