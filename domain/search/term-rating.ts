import { computeEditDistance, computePrefixDistance } from './edit-distance';
import type { SearchTerm } from './parse-query';
import { isAnyStopWord, nounSynonyms } from './synonyms';
import type { VocabularyWord, WordIndex } from './word-index';

/** Qualities of a match between a word of the index and a word of the query. Higher is better; 0 is no match. */
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

/** Plural and genitive endings of nouns in both languages. */
const endings: ReadonlySet<string> = new Set(['e', 'en', 'er', 'ern', 'es', 'n', 's']);

/** Endings of the last part of a compound. The verb ending `en` is excluded: `geschlossen` is not a `schloss`. */
const headEndings = [...endings].filter((ending) => ending !== 'en');

/**
 * Rates how a word of the index matches a word of the query. Both are folded.
 * - exact: both words are equal
 * - head: the index word ends with the query word; `riemen` matches `carbonriemen`, but not `riemenpedal`, because the
 *   head of a compound is at its end
 * - prefix: the index word begins with the query word
 * - edge: the index word ends with a short query word, or with an inflected form of the query word
 *   (`fahrradklingeln` for `klingel`)
 * - akin: the index word is the head of the query word (`klingel` for `fahrradklingel`) or another form of it (`bell`
 *   for `bells`)
 *
 * A match in the middle of a word does not count.
 */
export function computeMatchQuality(query: string, word: string): MatchQuality {
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

/**
 * Checks whether the word, or its beginning, equals the query word apart from typos: one typo from five letters on, two
 * from nine letters on. A query word of four letters is compared with the whole word and allows one typo.
 */
export function isTypoMatch(query: string, word: string): boolean {
  if (query.length === shortestWholeWithTypo)
    return word.length >= shortestWholeWithTypo && computeEditDistance(query, word, 1) <= 1;
  if (query.length < shortestWithTypo || query.length > longestWithTypo) return false;
  const limit = query.length >= shortestWithTwoTypos ? 2 : 1;
  return word.length >= query.length - limit && computePrefixDistance(query, word, limit) <= limit;
}

/** A search term. `allowsTypos` is true if typos are allowed, because no word matches the term as spelled. */
export interface TermInterpretation {
  readonly term: SearchTerm;
  readonly allowsTypos: boolean;
}

/** For each way and each of its words: the match quality of every word of the vocabulary, by its number. */
type RatedWays = readonly (readonly Uint8Array[])[];

export interface RatedTerm extends TermInterpretation {
  readonly ways: RatedWays;
}

const shortestSynonymPart = 5;
const shortestCompoundHead = 5;
const shortestModifier = 3;
const longestShort = 2;

/** The match qualities that are based on a part of a compound. */
const ofCompounds: ReadonlySet<MatchQuality> = new Set([
  matchQuality.akin,
  matchQuality.edge,
  matchQuality.head,
]);

type Vocabulary = Pick<WordIndex<string>, 'vocabulary' | 'names'>;

/**
 * Rates all words of a vocabulary for one term. Typos are allowed only if nothing matches the spelling. Words with the
 * same head match too; with `isExact` only if nothing matches the term itself.
 */
export function computeTermRating(
  term: SearchTerm,
  { vocabulary, names }: Vocabulary,
  { isExact = false } = {},
): RatedTerm {
  const rate = (quality: (word: readonly string[]) => MatchQuality): Uint8Array =>
    Uint8Array.from(vocabulary, ({ folds }, number) => {
      const found = quality(folds);
      const isPart = !names.has(number) && !folds.some(isAnyStopWord);
      return isPart || !ofCompounds.has(found) ? found : matchQuality.none;
    });
  const named = term.alternatives.map((way) =>
    way.map((folds) =>
      wholeIfShort(
        folds,
        rate((word) => bestMatch(folds, word)),
      ),
    ),
  );
  const isNamed = isExact && named.some((way) => way.every((part) => part.some(isMoreThanAkin)));
  const ofItsKind = term.alternatives.map((way) =>
    way.map((folds) => {
      const head = headOf(folds, vocabulary);
      return rate((word) => matchHead(head, word));
    }),
  );
  const written = [
    ...named,
    ...(isNamed ? [] : ofItsKind),
    [rate((word) => computeSynonymMatch(term, word))],
  ];
  const isKnown = written.some((way) => way.every((part) => part.some((quality) => quality > 0)));
  if (isKnown) return { term, allowsTypos: false, ways: written };
  const forgiven = term.alternatives.map((way) =>
    way.map((folds) => rate((word) => computeFuzzyMatch(folds, word))),
  );
  return { term, allowsTypos: true, ways: forgiven };
}

/** Checks for a match of the term itself, not just of a related word. */
function isMoreThanAkin(quality: number): boolean {
  return quality > matchQuality.akin;
}

/** For one or two letters, keeps only exact matches if there are any: `m` is a size, not the prefix of `mit`. */
function wholeIfShort(query: readonly string[], rated: Uint8Array): Uint8Array {
  const isShort = query.every((fold) => fold.length <= longestShort);
  if (!isShort || !rated.includes(matchQuality.exact)) return rated;
  return rated.map((quality) => (quality === matchQuality.exact ? quality : matchQuality.none));
}

/**
 * Returns the longest known word that ends a compound: `schloss` of `fahrradschloss`. Returns null for anything but a
 * compound.
 */
function headOf(query: readonly string[], vocabulary: readonly VocabularyWord[]): string | null {
  const heads = [...vocabulary.flatMap(({ folds }) => folds), ...nounSynonyms].filter(
    (word) =>
      word.length >= shortestCompoundHead &&
      !isAnyStopWord(word) &&
      query.some(
        (queryWord) =>
          queryWord.length >= word.length + shortestModifier && queryWord.endsWith(word),
      ),
  );
  return heads.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Matches words with the same head: `buegelschloss` for `fahrradschloss`. */
function matchHead(head: string | null, word: readonly string[]): MatchQuality {
  return head !== null && word.some((spelled) => spelled.endsWith(head))
    ? matchQuality.akin
    : matchQuality.none;
}

/** Returns the best match among all folded forms of a query word and an index word. */
function bestMatch(query: readonly string[], word: readonly string[]): MatchQuality {
  let best: MatchQuality = matchQuality.none;
  for (const queryWord of query)
    for (const spelled of word) {
      const quality = computeMatchQuality(queryWord, spelled);
      if (quality > best) best = quality;
    }
  return best;
}

/** Like `bestMatch`, but also accepts typos. */
export function computeFuzzyMatch(query: readonly string[], word: readonly string[]): MatchQuality {
  const quality = bestMatch(query, word);
  if (quality !== matchQuality.none) return quality;
  const isTypo = query.some((queryWord) => word.some((spelled) => isTypoMatch(queryWord, spelled)));
  return isTypo ? matchQuality.typo : matchQuality.none;
}

/**
 * Matches synonyms as a whole word. Synonyms of five or more letters also match as a prefix, and nouns as the head of a
 * compound. Shorter ones do not: `rad` must not match Radius.
 */
export function computeSynonymMatch(
  { synonyms }: SearchTerm,
  word: readonly string[],
): MatchQuality {
  const isSynonym = synonyms.some((synonym) =>
    word.some(
      (spelled) =>
        spelled === synonym ||
        (synonym.length >= shortestSynonymPart &&
          (spelled.startsWith(synonym) ||
            (nounSynonyms.has(synonym) && spelled.endsWith(synonym)))),
    ),
  );
  return isSynonym ? matchQuality.akin : matchQuality.none;
}
