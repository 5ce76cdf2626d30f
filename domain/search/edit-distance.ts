/**
 * How many letters must be added, dropped, exchanged or swapped with their neighbour to make the query a beginning of the
 * word: at most `limit`, else Infinity. Takes query × word steps.
 */
export function computePrefixDistance(query: string, word: string, limit: number): number {
  if (query.length > word.length + limit) return Infinity;
  const distances = distancesTo(query, word.slice(0, query.length + limit), limit);
  return within(Math.min(...distances), limit);
}

/** As computePrefixDistance, to make one word the other. */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  return within(at(distancesTo(a, b, limit), b.length), limit);
}

/** From the whole query to each beginning of the word; nothing once all are further than the limit. */
function distancesTo(query: string, word: string, limit: number): readonly number[] {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = query[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        query[row - 1] === word[column - 2] &&
        query[row - 2] === word[column - 1];
      current.push(
        Math.min(
          at(last, column - 1) + (isSame ? 0 : 1),
          at(last, column) + 1,
          at(current, column - 1) + 1,
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return [];
    beforeLast = last;
    last = current;
  }
  return last;
}

function within(distance: number, limit: number): number {
  return distance <= limit ? distance : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
