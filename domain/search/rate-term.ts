import { isTypoOf, type MatchQuality, matchQuality, matchWord } from './match-word';
import type { SearchTerm } from './parse-query';
import { namesNothing } from './stop-words';
import { thingWords } from './synonyms';
import type { KnownWord, WordIndex } from './word-index';

/** A term and how its words are compared: as they are, or forgiving slips, because nothing is spelled that way. */
export interface TermReading {
  readonly term: SearchTerm;
  readonly isForgiving: boolean;
}

/** For each way and each word in it: how well every word of the vocabulary answers, by its number. */
type RatedWays = readonly (readonly Uint8Array[])[];

export interface RatedTerm extends TermReading {
  readonly ways: RatedWays;
}

const shortestSynonymPart = 5;
const shortestHead = 5;
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
export function rateTerm(
  term: SearchTerm,
  { vocabulary, names }: Vocabulary,
  { isExact = false } = {},
): RatedTerm {
  const rate = (quality: (word: readonly string[]) => MatchQuality): Uint8Array =>
    Uint8Array.from(vocabulary, ({ folds }, number) => {
      const found = quality(folds);
      const isPart = !names.has(number) && !folds.some(namesNothing);
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
    [rate((word) => matchSynonym(term, word))],
  ];
  const isKnown = written.some((way) => way.every((part) => part.some((quality) => quality > 0)));
  if (isKnown) return { term, isForgiving: false, ways: written };
  const forgiven = term.ways.map((way) =>
    way.map((folds) => rate((word) => matchForgiving(folds, word))),
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
function headOf(query: readonly string[], vocabulary: readonly KnownWord[]): string | null {
  const heads = [...vocabulary.flatMap(({ folds }) => folds), ...thingWords].filter(
    (word) =>
      word.length >= shortestHead &&
      !namesNothing(word) &&
      query.some((asked) => asked.length >= word.length + shortestModifier && asked.endsWith(word)),
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
  for (const asked of query)
    for (const spelled of word) {
      const quality = matchWord(asked, spelled);
      if (quality > best) best = quality;
    }
  return best;
}

/** As bestMatch; a word that is only nearly spelled so is a typo. */
export function matchForgiving(query: readonly string[], word: readonly string[]): MatchQuality {
  const quality = bestMatch(query, word);
  if (quality !== matchQuality.none) return quality;
  const isTypo = query.some((asked) => word.some((spelled) => isTypoOf(asked, spelled)));
  return isTypo ? matchQuality.typo : matchQuality.none;
}

/** A synonym counts as whole word, a longer one as a beginning too, a thing as a head: `rad` must not find the Radius. */
export function matchSynonym({ synonyms }: SearchTerm, word: readonly string[]): MatchQuality {
  const isMeant = synonyms.some((synonym) =>
    word.some(
      (spelled) =>
        spelled === synonym ||
        (synonym.length >= shortestSynonymPart &&
          (spelled.startsWith(synonym) || (thingWords.has(synonym) && spelled.endsWith(synonym)))),
    ),
  );
  return isMeant ? matchQuality.akin : matchQuality.none;
}
