import { createRequire } from 'node:module';
import type { Cell } from 'write-excel-file/node';
import { type AddRows, createTableWorker } from './table-thread';
import type { Language } from '@/domain/locale/language';
import type { CellKind } from '@/domain/text/format-csv';
import type { TableColumn, TableFile } from './table-file';

interface Settings {
  /** Where the package lies that writes. */
  writer: string;
  columns: readonly { readonly width: number }[];
}

/** Five thousand rows take a third of a second to write, and the package does it at once. */
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

/** The file of the rows that `fill` adds, a cell's kind being that of its value; see createTableWorker. */
function createWorkbook(
  columns: Settings['columns'],
  fill: (add: AddRows<readonly Cell[]>) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createRequire(import.meta.url).resolve('write-excel-file/node');
  return inThread({ writer, columns }, fill);
}

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const moneyFormat = '#,##0.00';
const dayFormats: Record<Language, string> = { de: 'dd.mm.yyyy', en: 'dd mmm yyyy' };

/**
 * A list as a workbook: numbers, amounts in euros and days are real ones, the head stays in view. A text is a text, whatever it
 * begins with, and is never run as a formula.
 */
export async function createXlsxFile<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  language: Language,
): Promise<TableFile> {
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
