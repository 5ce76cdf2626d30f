import { giveWay } from '../../database/give-way';

const sliceRows = 2_000;

type Compare<Row> = (one: Row, other: Row) => number;

/** The rows in order, as `toSorted` has them; others have their turn while a long list is sorted. */
export async function sortInTurns<Row>(
  rows: readonly Row[],
  compare: Compare<Row>,
): Promise<Row[]> {
  let runs: Row[][] = [];
  for (let start = 0; start < rows.length; start += sliceRows) {
    runs.push(rows.slice(start, start + sliceRows).sort(compare));
    await giveWay();
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
    if (merged.length % sliceRows === 0) await giveWay();
  }
  return merged.concat(one.slice(left), other.slice(right));
}
