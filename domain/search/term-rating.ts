import { computeEditDistance, computePrefixDistance } from './edit-distance';
import type { SearchTerm } from './parse-query';
import { isAnyStopWord, nounSynonyms } from './synonyms';
import type { VocabularyWord, WordIndex } from './word-index';

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

/** True when the word, or its beginning, is the query but for a slip: one from five letters, two from nine; of four letters the whole word. */
export function isTypoMatch(query: string, word: string): boolean {
  if (query.length === shortestWholeWithTypo)
    return word.length >= shortestWholeWithTypo && computeEditDistance(query, word, 1) <= 1;
  if (query.length < shortestWithTypo || query.length > longestWithTypo) return false;
  const limit = query.length >= shortestWithTwoTypos ? 2 : 1;
  return word.length >= query.length - limit && computePrefixDistance(query, word, limit) <= limit;
}

/** A term and how its words are compared: as they are, or forgiving slips, because nothing is spelled that way. */
export interface TermInterpretation {
  readonly term: SearchTerm;
  readonly isForgiving: boolean;
}

/** For each way and each word in it: how well every word of the vocabulary answers, by its number. */
type RatedWays = readonly (readonly Uint8Array[])[];

export interface RatedTerm extends TermInterpretation {
  readonly ways: RatedWays;
}

const shortestSynonymPart = 5;
const shortestCompoundHead = 5;
const shortestModifier = 3;
const longestShort = 2;

/** How a part of a compound answers. */
const ofCompounds: ReadonlySet<MatchQuality> = new Set([
  matchQuality.akin,
  matchQuality.edge,
  matchQuality.head,
]);

type Vocabulary = Pick<WordIndex<string>, 'vocabulary' | 'names'>;

/**
 * Rates a vocabulary for one term; slips are forgiven only when nothing answers as it is written. What is of the same kind answers too;
 * with `isExact` only where nothing is called so.
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
  const named = term.ways.map((way) =>
    way.map((folds) =>
      wholeIfShort(
        folds,
        rate((word) => bestMatch(folds, word)),
      ),
    ),
  );
  const isNamed = isExact && named.some((way) => way.every((part) => part.some(isMoreThanAkin)));
  const ofItsKind = term.ways.map((way) =>
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
  if (isKnown) return { term, isForgiving: false, ways: written };
  const forgiven = term.ways.map((way) =>
    way.map((folds) => rate((word) => computeFuzzyMatch(folds, word))),
  );
  return { term, isForgiving: true, ways: forgiven };
}

/** Who asks for something that is there under its name means that, and not all of its kind. */
function isMoreThanAkin(quality: number): boolean {
  return quality > matchQuality.akin;
}

/** One or two letters are a size or a sign where there is such a one: `m` is the size, not the beginning of `mit`. */
function wholeIfShort(query: readonly string[], rated: Uint8Array): Uint8Array {
  const isShort = query.every((fold) => fold.length <= longestShort);
  if (!isShort || !rated.includes(matchQuality.exact)) return rated;
  return rated.map((quality) => (quality === matchQuality.exact ? quality : matchQuality.none));
}

/** The longest known word that a compound ends with: `schloss` of `fahrradschloss`; null when it is none. */
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

/** What has the same head is of the same kind: a `buegelschloss` answers `fahrradschloss`. */
function matchHead(head: string | null, word: readonly string[]): MatchQuality {
  return head !== null && word.some((spelled) => spelled.endsWith(head))
    ? matchQuality.akin
    : matchQuality.none;
}

/** The best match among all spellings of a query's word and a word of the index. */
function bestMatch(query: readonly string[], word: readonly string[]): MatchQuality {
  let best: MatchQuality = matchQuality.none;
  for (const queryWord of query)
    for (const spelled of word) {
      const quality = computeMatchQuality(queryWord, spelled);
      if (quality > best) best = quality;
    }
  return best;
}

/** As bestMatch; a word that is only nearly spelled so is a typo. */
export function computeFuzzyMatch(query: readonly string[], word: readonly string[]): MatchQuality {
  const quality = bestMatch(query, word);
  if (quality !== matchQuality.none) return quality;
  const isTypo = query.some((queryWord) => word.some((spelled) => isTypoMatch(queryWord, spelled)));
  return isTypo ? matchQuality.typo : matchQuality.none;
}

/** A synonym counts as whole word, a longer one as a beginning too, a thing as a head: `rad` must not find the Radius. */
export function computeSynonymMatch(
  { synonyms }: SearchTerm,
  word: readonly string[],
): MatchQuality {
  const isMeant = synonyms.some((synonym) =>
    word.some(
      (spelled) =>
        spelled === synonym ||
        (synonym.length >= shortestSynonymPart &&
          (spelled.startsWith(synonym) ||
            (nounSynonyms.has(synonym) && spelled.endsWith(synonym)))),
    ),
  );
  return isMeant ? matchQuality.akin : matchQuality.none;
}
