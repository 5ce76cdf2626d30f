import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

interface FileCheck {
  /** What is damaged, in SQLite's words; null for nothing. Resolves when the whole file has been read. */
  readonly damage: Promise<string | null>;
}

/** Beside everything else: a check reads the whole file, and the driver waits for the disk. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Libsql = require(workerData.driver);
  const check = () => {
    const database = new Libsql(workerData.file, { readonly: true });
    try {
      const [row] = database.prepare('pragma quick_check(1)').all();
      return row.quick_check === 'ok' ? null : row.quick_check;
    } finally {
      database.close();
    }
  };
  try {
    parentPort.postMessage(check());
  } catch (error) {
    parentPort.postMessage(String(error.code).startsWith('SQLITE_BUSY') ? null : error.message);
  }
`;

/** Looks through a file of SQLite's for damage, in a thread of its own, so that the services need not wait for a large one. */
export function checkFile(file: string): FileCheck {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(program, { eval: true, workerData: { file, driver } });
  worker.unref();
  const damage = new Promise<string | null>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { damage };
}
