import { computeEditDistance } from './edit-distance';
import { listFolds } from './fold-text';
import { normalizeQuery } from './parse-query';
import type { TermInterpretation } from './term-rating';
import type { VocabularyWord, WordIndex } from './word-index';

const minLetters = 4;
const maxLetters = 30;
/** Number of letters for each allowed typo. */
const lettersASlip = 3;
const maxSlips = 3;

/**
 * Builds the "Did you mean" query: replaces each unknown word by the nearest word of the index, in the spelling of the
 * index. Returns null if all words are known, or if one of them has no similar word.
 */
export function findQuerySuggestion(
  index: Pick<WordIndex<string>, 'vocabulary' | 'names'>,
  query: string,
  terms: readonly TermInterpretation[],
): string | null {
  const unknown = terms.filter(({ allowsTypos }) => allowsTypos);
  if (unknown.length === 0) return null;
  let proposal = normalizeQuery(query);
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
  const queryFolds = listFolds(text);
  const [letters = ''] = queryFolds;
  if (letters.length < minLetters || letters.length > maxLetters) return null;
  const limit = Math.min(maxSlips, Math.floor(letters.length / lettersASlip));
  const near = vocabulary
    .map((word, number) => ({ word, number, distance: distanceTo(queryFolds, word, limit) }))
    .filter(({ word, distance }) => distance <= limit && word.text.length >= minLetters)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        hasDifferentPrefix(letters, a.word) - hasDifferentPrefix(letters, b.word) ||
        Number(names.has(b.number)) - Number(names.has(a.number)),
    );
  return near[0]?.word.text ?? null;
}

function distanceTo(
  queryFolds: readonly string[],
  { folds }: VocabularyWord,
  limit: number,
): number {
  return Math.min(
    ...queryFolds.flatMap((query) => folds.map((fold) => computeEditDistance(query, fold, limit))),
  );
}

/**
 * Returns 1 for a word with another first letter, otherwise 0, to sort such words last: people seldom mistype the first
 * letter.
 */
function hasDifferentPrefix(letters: string, { folds }: VocabularyWord): number {
  return folds.some((fold) => fold[0] === letters[0]) ? 0 : 1;
}
