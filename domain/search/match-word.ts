import { editDistance, prefixDistance } from './edit-distance';

/** How well a word answers: the higher the better, none is no answer. */
export const matchQuality = {
  none: 0,
  typo: 1,
  akin: 2,
  infix: 3,
  prefix: 4,
  head: 5,
  exact: 6,
} as const;

export type MatchQuality = (typeof matchQuality)[keyof typeof matchQuality];

const shortestInfix = 4;
const shortestHead = 3;
const shortestAkin = 4;
const shortestWholeWithTypo = 4;
const shortestWithTypo = 5;
const shortestWithTwoTypos = 9;
const longestWithTypo = 30;

/** How nouns end in the plural and in the genitive, in both languages. */
const endings: ReadonlySet<string> = new Set(['e', 'en', 'er', 'ern', 'es', 'n', 's']);

/**
 * How a word of the index answers a word of the query, both folded: equal, its head (a `carbonriemen` is one of the `riemen`,
 * a `riemenpedal` is none: the head of a compound stands at its end), its beginning, inside it, or akin: the query's head
 * (`klingel` answers `fahrradklingel`) or another form of it (`bell` answers `bells`).
 */
export function matchWord(query: string, word: string): MatchQuality {
  if (word === query) return matchQuality.exact;
  if (query.length >= shortestInfix && word.endsWith(query)) return matchQuality.head;
  if (word.startsWith(query)) return matchQuality.prefix;
  const isInside =
    query.length >= shortestInfix
      ? word.includes(query)
      : query.length >= shortestHead && word.endsWith(query);
  if (isInside) return matchQuality.infix;
  return isAkin(query, word) ? matchQuality.akin : matchQuality.none;
}

function isAkin(query: string, word: string): boolean {
  if (word.length < shortestAkin) return false;
  if (query.startsWith(word)) return endings.has(query.slice(word.length));
  return query.length >= word.length + shortestHead && query.endsWith(word);
}

/** True when the word, or its beginning, is the query but for a slip: one from five letters, two from nine; of four letters the whole word. */
export function isTypoOf(query: string, word: string): boolean {
  if (query.length === shortestWholeWithTypo)
    return word.length >= shortestWholeWithTypo && editDistance(query, word, 1) <= 1;
  if (query.length < shortestWithTypo || query.length > longestWithTypo) return false;
  const limit = query.length >= shortestWithTwoTypos ? 2 : 1;
  return word.length >= query.length - limit && prefixDistance(query, word, limit) <= limit;
}
