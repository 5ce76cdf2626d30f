import { setImmediate as loopTurn } from 'node:timers/promises';

/** Maximum time a task may block the event loop. */
const maxTurnMs = 15;

let turnedAt = performance.now();

/**
 * Yields to the event loop if 15 ms have passed since the last yield. SQLite statements run synchronously, so many in a
 * row would block the process.
 */
export async function yieldEventLoop(): Promise<void> {
  if (performance.now() - turnedAt < maxTurnMs) return;
  await loopTurn();
  turnedAt = performance.now();
}

const rowsInPart = 500;

/** Splits a long list into chunks and lets other tasks run between two chunks. */
export async function* toChunks<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsInPart) {
    yield rows.slice(start, start + rowsInPart);
    await yieldEventLoop();
  }
}

/** Collects all rows of a list that is read in chunks. */
export async function collectChunks<Row>(parts: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

const sliceRows = 2_000;

type Compare<Row> = (one: Row, other: Row) => number;

/** Sorts like `toSorted`, but lets other tasks run in between if the list is long. */
export async function sortCooperatively<Row>(
  rows: readonly Row[],
  compare: Compare<Row>,
): Promise<Row[]> {
  let runs: Row[][] = [];
  for (let start = 0; start < rows.length; start += sliceRows) {
    runs.push(rows.slice(start, start + sliceRows).sort(compare));
    await yieldEventLoop();
  }
  while (runs.length > 1) {
    const merged: Row[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Row>(
  one: readonly Row[],
  other: readonly Row[],
  compare: Compare<Row>,
): Promise<Row[]> {
  const merged: Row[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [a, b] = [one[left] as Row, other[right] as Row];
    if (compare(a, b) <= 0) {
      merged.push(a);
      left += 1;
    } else {
      merged.push(b);
      right += 1;
    }
    if (merged.length % sliceRows === 0) await yieldEventLoop();
  }
  return merged.concat(one.slice(left), other.slice(right));
}
