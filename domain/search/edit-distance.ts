/**
 * Returns the least number of edits (insertions, deletions, substitutions, swaps of adjacent letters) that turn the
 * query into a prefix of the word; Infinity if it exceeds `limit`. The effort is proportional to query length × word
 * length.
 */
export function computePrefixDistance(query: string, word: string, limit: number): number {
  if (query.length > word.length + limit) return Infinity;
  const distances = distancesTo(query, word.slice(0, query.length + limit), limit);
  return within(Math.min(...distances), limit);
}

/** Returns the least number of edits that turn one word into the other; Infinity if it exceeds `limit`. */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  return within(at(distancesTo(a, b, limit), b.length), limit);
}

/**
 * Returns the distances from the whole query to each prefix of the word. Returns an empty list once all distances
 * exceed the limit.
 */
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
