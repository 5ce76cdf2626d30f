import { editDistance, prefixDistance } from './edit-distance';

/** How well a word answers: the higher the better, none is no answer. */
export const matchQuality = {
  none: 0,
  typo: 1,
  akin: 2,
  edge: 3,
  prefix: 4,
  head: 5,
  exact: 6,
} as const;

export type MatchQuality = (typeof matchQuality)[keyof typeof matchQuality];

const shortestWholeHead = 4;
const shortestHead = 3;
const shortestAkin = 4;
const shortestWholeWithTypo = 4;
const shortestWithTypo = 5;
const shortestWithTwoTypos = 9;
const longestWithTypo = 30;

/** How nouns end in the plural and in the genitive, in both languages. */
const endings: ReadonlySet<string> = new Set(['e', 'en', 'er', 'ern', 'es', 'n', 's']);

/** The same of a compound's last part, but for what verbs end with as well: `geschlossen` is no `schloss`. */
const headEndings = [...endings].filter((ending) => ending !== 'en');

/**
 * How a word of the index answers a word of the query, both folded: equal, its head (a `carbonriemen` is one of the `riemen`,
 * a `riemenpedal` is none: the head of a compound stands at its end), its beginning, its other edge (a short head, or one in another form:
 * `fahrradklingeln`), or akin: the query's head (`klingel` answers `fahrradklingel`) or another form of it (`bell` answers `bells`). What
 * stands in the middle of a word is no part of it.
 */
export function matchWord(query: string, word: string): MatchQuality {
  if (word === query) return matchQuality.exact;
  const isLong = query.length >= shortestWholeHead;
  if (isLong && word.endsWith(query)) return matchQuality.head;
  if (word.startsWith(query)) return matchQuality.prefix;
  const isAtEdge = isLong
    ? headEndings.some((ending) => word.endsWith(query + ending))
    : query.length >= shortestHead && word.endsWith(query);
  if (isAtEdge) return matchQuality.edge;
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
