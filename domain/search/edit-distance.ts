/**
 * How many letters must be added, dropped, exchanged or swapped with their neighbour to make the query a beginning of the
 * word: at most `limit`, else Infinity. Takes query × word steps.
 */
export function prefixDistance(query: string, word: string, limit: number): number {
  if (query.length > word.length + limit) return Infinity;
  const width = Math.min(word.length, query.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = query[row - 1] === word[column - 1];
      let distance = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        query[row - 1] === word[column - 2] &&
        query[row - 2] === word[column - 1];
      if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current.push(distance);
      best = Math.min(best, distance);
    }
    if (best > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = Math.min(...last);
  return distance <= limit ? distance : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
