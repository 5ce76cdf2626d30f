import { createRequire } from 'node:module';
import type { Cell } from 'write-excel-file/node';
import { type AddRows, tableThread } from './table-thread';

interface Settings {
  /** Where the package lies that writes. */
  writer: string;
  columns: readonly { readonly width: number }[];
}

/** Five thousand rows take a third of a second to write, and the package does it at once. */
const inThread = tableThread<readonly Cell[], Settings, Uint8Array<ArrayBuffer>>(`
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

/** The file of the rows that `fill` adds, a cell's kind being that of its value; see tableThread. */
export function writeWorkbook(
  columns: Settings['columns'],
  fill: (add: AddRows<readonly Cell[]>) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createRequire(import.meta.url).resolve('write-excel-file/node');
  return inThread({ writer, columns }, fill);
}
