/** A column of a list to take away. */
export type CsvColumn<T> = { readonly title: string; readonly of: (row: T) => string };

const byteOrderMark = '\ufeff';
/** What a spreadsheet would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as CSV for spreadsheets: UTF-8 with its mark, semicolons, texts in quotes where they need them. A text that a spreadsheet would run
 * gets an apostrophe before it.
 */
export function tableCsv<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  const head = columns.map(({ title }) => toCell(title));
  const body = rows.map((row) => columns.map(({ of }) => toCell(of(row))));
  return byteOrderMark + [head, ...body].map((cells) => `${cells.join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
