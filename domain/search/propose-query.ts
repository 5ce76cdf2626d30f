import { editDistance } from './edit-distance';
import { foldsOf } from './fold';
import { cleanQuery } from './parse-query';
import type { TermReading } from './rate-term';
import type { KnownWord, WordIndex } from './word-index';

const shortestAsked = 4;
const longestAsked = 30;
/** One letter in so many may be wrong. */
const lettersASlip = 3;
const mostSlips = 3;

/**
 * "Did you mean": the query with each word nobody spells like that replaced by the nearest that is there, as that one is written. Null
 * when every word is known, and when one of them is near to nothing.
 */
export function proposeQuery(
  index: Pick<WordIndex<string>, 'vocabulary' | 'names'>,
  query: string,
  terms: readonly TermReading[],
): string | null {
  const unknown = terms.filter(({ isForgiving }) => isForgiving);
  if (unknown.length === 0) return null;
  let proposal = cleanQuery(query);
  for (const { term } of unknown) {
    const nearest = nearestWord(index, term.text);
    if (nearest === null) return null;
    proposal = proposal.replace(term.text, () => nearest);
  }
  return proposal;
}

function nearestWord(
  { vocabulary, names }: Pick<WordIndex<string>, 'vocabulary' | 'names'>,
  text: string,
): string | null {
  const asked = foldsOf(text);
  const [letters = ''] = asked;
  if (letters.length < shortestAsked || letters.length > longestAsked) return null;
  const limit = Math.min(mostSlips, Math.floor(letters.length / lettersASlip));
  const near = vocabulary
    .map((word, number) => ({ word, number, distance: distanceTo(asked, word, limit) }))
    .filter(({ word, distance }) => distance <= limit && word.text.length >= shortestAsked)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        beginsOtherwise(letters, a.word) - beginsOtherwise(letters, b.word) ||
        Number(names.has(b.number)) - Number(names.has(a.number)),
    );
  return near[0]?.word.text ?? null;
}

function distanceTo(asked: readonly string[], { folds }: KnownWord, limit: number): number {
  return Math.min(
    ...asked.flatMap((query) => folds.map((fold) => editDistance(query, fold, limit))),
  );
}

/** People seldom mistake the first letter. */
function beginsOtherwise(letters: string, { folds }: KnownWord): number {
  return folds.some((fold) => fold[0] === letters[0]) ? 0 : 1;
}
