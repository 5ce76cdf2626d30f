import { Worker } from 'node:worker_threads';

/** Gives a thread some more rows. */
export type AddRows<Row> = (rows: readonly Row[]) => void;

/**
 * Work on a long list in a thread of its own, so that nobody waits for it but who asked for it. The program takes lists of rows as messages, and null when
 * that was all; its one message is the answer. Threads of a program run one after the other, so that many of them take no more memory
 * than one. Throws what kept the rows from being read or the program from answering.
 */
export function createTableWorker<Row, Settings, Answer>(
  program: string,
): (settings: Settings, fill: (add: AddRows<Row>) => Promise<void>) => Promise<Answer> {
  let before: Promise<unknown> = Promise.resolve();
  return (settings, fill) => {
    const mine = before.then(() => runThread<Row, Answer>(program, settings, fill));
    before = mine.catch(() => undefined);
    return mine;
  };
}

async function runThread<Row, Answer>(
  program: string,
  settings: unknown,
  fill: (add: AddRows<Row>) => Promise<void>,
): Promise<Answer> {
  const worker = new Worker(program, { eval: true, workerData: settings });
  worker.unref();
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  try {
    await Promise.race([fill((rows) => worker.postMessage(rows)), answered]);
    worker.postMessage(null);
    return await answered;
  } finally {
    await worker.terminate();
  }
}
