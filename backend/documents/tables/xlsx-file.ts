import type { Cell } from 'write-excel-file/node';
import type { Language } from '@/domain/language/detect-language';
import type { CellKind } from '@/domain/tables/csv';
import type { TableColumn, TableFile } from './table-file';
import { writeWorkbook } from './workbook-thread';

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
  parts: AsyncIterable<readonly Row[]>,
  language: Language,
): Promise<TableFile> {
  const widths = columns.map(({ width }) => ({ width }));
  const bytes = await writeWorkbook(widths, async (add) => {
    add([columns.map(({ title }): Cell => ({ value: title[language], fontWeight: 'bold' }))]);
    for await (const rows of parts)
      add(rows.map((row) => columns.map(({ kind, of }) => cellOf(of(row), kind, language))));
  });
  return { name, contentType: xlsxType, bytes };
}

function cellOf(value: string | number | null, kind: CellKind, language: Language): Cell {
  if (value === null || value === '') return null;
  if (kind === 'day') return { value: new Date(value), format: dayFormats[language] };
  if (typeof value === 'string' || kind !== 'money') return { value };
  return { value: value / 100, format: moneyFormat };
}
