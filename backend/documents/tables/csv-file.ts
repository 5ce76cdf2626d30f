import type { Language } from '@/domain/language/detect-language';
import { csvHead, csvRows } from '@/domain/tables/csv';
import { inParts } from './row-parts';
import type { TableColumn } from './table-file';

/** A list as CSV for spreadsheets, its titles and signs those of the language. Others have their turn while a long one is written. */
export async function csvText<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): Promise<string> {
  let text = '';
  for await (const part of csvParts(columns, inParts(rows), language)) text += part;
  return text;
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
