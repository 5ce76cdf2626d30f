import { setImmediate as loopTurn } from 'node:timers/promises';

/** So long may one piece of work keep everybody else waiting. */
const longestTurnMs = 15;

let turnedAt = performance.now();

/**
 * Lets others have a turn when this work has gone on for a while. Statements of SQLite run at once and never wait, so many of them in a row
 * would hold up the whole process.
 */
export async function yieldEventLoop(): Promise<void> {
  if (performance.now() - turnedAt < longestTurnMs) return;
  await loopTurn();
  turnedAt = performance.now();
}

const rowsInPart = 500;

/** A long list in parts; others have their turn between them. */
export async function* toChunks<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsInPart) {
    yield rows.slice(start, start + rowsInPart);
    await yieldEventLoop();
  }
}

/** All rows of a long list that is read in parts. */
export async function collectChunks<Row>(parts: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

const sliceRows = 2_000;

type Compare<Row> = (one: Row, other: Row) => number;

/** The rows in order, as `toSorted` has them; others have their turn while a long list is sorted. */
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
