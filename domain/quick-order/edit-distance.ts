/**
 * How many letters must be added, dropped, exchanged or swapped with their neighbour to make one word the other:
 * at most `limit`, else Infinity.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column - 1) + (isSame ? 0 : 1),
          at(last, column) + 1,
          at(current, column - 1) + 1,
          row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = at(last, b.length);
  return distance <= limit ? distance : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
