import type { Language } from '@/domain/language/detect-language';
import { csvHead, csvRows, writeCsv } from '@/domain/tables/csv';
import type { TableColumn } from './table-file';

/** A list as CSV for spreadsheets, its titles and signs those of the language. */
export function csvText<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  return writeCsv(titled(columns, language), rows, language);
}

/** The same of a long list, written as its parts are read. */
export async function* csvParts<Row>(
  columns: readonly TableColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  language: Language,
): AsyncGenerator<string> {
  const own = titled(columns, language);
  yield csvHead(own, language);
  for await (const rows of parts) yield csvRows(own, rows, language);
}

function titled<Row>(columns: readonly TableColumn<Row>[], language: Language) {
  return columns.map((column) => ({ ...column, title: column.title[language] }));
}
