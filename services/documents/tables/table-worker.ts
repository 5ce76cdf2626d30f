import { Worker } from 'node:worker_threads';

/** Sends rows to the worker thread. */
export type SendRows<Row> = (rows: readonly Row[]) => void;

/**
 * Creates a function that processes a long list in a worker thread, so that other requests are not blocked. The program
 * receives arrays of rows as messages, then null, and sends a single message with the result. Threads of the same
 * program run one at a time, which limits memory use. Rejects if reading the rows or the program fails.
 */
export function createTableWorker<Row, Settings, Answer>(
  program: string,
): (settings: Settings, fill: (add: SendRows<Row>) => Promise<void>) => Promise<Answer> {
  let before: Promise<unknown> = Promise.resolve();
  return (settings, fill) => {
    const current = before.then(() => runThread<Row, Answer>(program, settings, fill));
    before = current.catch(() => undefined);
    return current;
  };
}

async function runThread<Row, Answer>(
  program: string,
  settings: unknown,
  fill: (add: SendRows<Row>) => Promise<void>,
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
