import { createRequire } from 'node:module';
import type { Cell } from 'write-excel-file/node';
import { type SendRows, createTableWorker } from './table-worker';
import type { Language } from '@/domain/locale/language';
import type { CellKind } from '@/domain/text/csv';
import type { TableColumn, ResponseFile } from './table-file';

interface Settings {
  /** Path of the package that writes XLSX files. */
  writer: string;
  columns: readonly { readonly width: number }[];
}

/**
 * Creates the workbook in a worker thread, because the package works synchronously: 5,000 rows take a third of a
 * second.
 */
const inThread = createTableWorker<readonly Cell[], Settings, Uint8Array<ArrayBuffer>>(`
  const { parentPort, workerData } = require('node:worker_threads');
  const { default: write } = require(workerData.writer);
  const sheet = [];
  parentPort.on('message', async (rows) => {
    if (rows !== null) return void sheet.push(...rows);
    const { columns } = workerData;
    const bytes = new Uint8Array(await write(sheet, { columns, stickyRowsCount: 1 }).toBuffer());
    parentPort.postMessage(bytes, [bytes.buffer]);
  });
`);

/** Creates an XLSX file from the rows that `fill` adds. The type of a cell is that of its JavaScript value. */
function createWorkbook(
  columns: Settings['columns'],
  fill: (add: SendRows<readonly Cell[]>) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createRequire(import.meta.url).resolve('write-excel-file/node');
  return inThread({ writer, columns }, fill);
}

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const moneyFormat = '#,##0.00';
const dayFormats: Record<Language, string> = { de: 'dd.mm.yyyy', en: 'dd mmm yyyy' };

/**
 * Creates a workbook with typed numbers, euro amounts and dates and a fixed header row. Text cells are never
 * interpreted as formulas.
 */
export async function createXlsxFile<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  language: Language,
): Promise<ResponseFile> {
  const widths = columns.map(({ width }) => ({ width }));
  const bytes = await createWorkbook(widths, async (add) => {
    add([columns.map(({ title }): Cell => ({ value: title[language], fontWeight: 'bold' }))]);
    for await (const rows of parts)
      add(rows.map((row) => columns.map(({ kind, of }) => cellOf(of(row), kind, language))));
  });
  return { name, contentType: xlsxContentType, bytes };
}

function cellOf(value: string | number | null, kind: CellKind, language: Language): Cell {
  if (value === null || value === '') return null;
  if (kind === 'day') return { value: new Date(value), format: dayFormats[language] };
  if (typeof value === 'string' || kind !== 'money') return { value };
  return { value: value / 100, format: moneyFormat };
}
