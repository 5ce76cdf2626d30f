import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Language } from '@/domain/language/detect-language';
import type { CellKind } from '@/domain/tables/csv';
import type { TableColumn, TableFile } from './table-file';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const moneyFormat = '#,##0.00';
const dayFormats: Record<Language, string> = { de: 'dd.mm.yyyy', en: 'dd mmm yyyy' };

/**
 * A list as a workbook: numbers, amounts in euros and days are real ones, the head stays in view. A text is a text, whatever it
 * begins with, and is never run as a formula.
 */
export async function xlsxFile<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): Promise<TableFile> {
  const head = columns.map(({ title }): Cell => ({ value: title[language], fontWeight: 'bold' }));
  const body = rows.map((row) => columns.map(({ kind, of }) => cellOf(of(row), kind, language)));
  const widths = columns.map(({ width }) => ({ width }));
  const file = writeExcelFile([head, ...body], { columns: widths, stickyRowsCount: 1 });
  const bytes = new Uint8Array(await file.toBuffer());
  return { name, contentType: xlsxType, bytes };
}

function cellOf(value: string | number | null, kind: CellKind, language: Language): Cell {
  if (value === null || value === '') return null;
  if (kind === 'day') return { value: new Date(value), type: Date, format: dayFormats[language] };
  if (typeof value === 'string') return { value, type: String };
  return kind === 'money'
    ? { value: value / 100, type: Number, format: moneyFormat }
    : { value, type: Number };
}
