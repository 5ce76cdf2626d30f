import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Cell } from 'write-excel-file/node';

type AddRows = (rows: readonly (readonly Cell[])[]) => void;

/** Five thousand rows take a third of a second to write, and the package does it at once. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { default: write } = require(workerData.writer);
  const sheet = [];
  parentPort.on('message', async (rows) => {
    if (rows !== null) return void sheet.push(...rows);
    const { columns } = workerData;
    const bytes = new Uint8Array(await write(sheet, { columns, stickyRowsCount: 1 }).toBuffer());
    parentPort.postMessage(bytes, [bytes.buffer]);
  });
`;

let before: Promise<unknown> = Promise.resolve();

/**
 * The file of the rows that `fill` adds, a cell's kind being that of its value. It is written in a thread of its own, so that nobody waits
 * for it but who asked for it, and one after the other, so that many of them take no more memory than one. Throws what kept the rows
 * from being read or the file from being written.
 */
export function writeWorkbook(
  columns: readonly { readonly width: number }[],
  fill: (add: AddRows) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const mine = before.then(() => writeInThread(columns, fill));
  before = mine.catch(() => undefined);
  return mine;
}

async function writeInThread(
  columns: readonly { readonly width: number }[],
  fill: (add: AddRows) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = createRequire(import.meta.url).resolve('write-excel-file/node');
  const worker = new Worker(program, { eval: true, workerData: { writer, columns } });
  worker.unref();
  const written = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  try {
    await Promise.race([fill((rows) => worker.postMessage(rows)), written]);
    worker.postMessage(null);
    return await written;
  } finally {
    await worker.terminate();
  }
}
