import type { Language } from '@/domain/locale/language';
import { type MatchQuality, matchQuality } from './term-rating';
import { parseSearchQuery, type SearchTerm } from './parse-query';
import { type RatedTerm, computeTermRating, type TermInterpretation } from './term-rating';
import type { WordIndex } from './word-index';

/** A document that matches a query. */
interface Ranked<Field extends string> {
  readonly place: number;
  readonly score: number;
  /** For each term the fields that match; empty if none. */
  readonly fields: readonly ReadonlySet<Field>[];
}

export interface Ranking<Field extends string> {
  /** The terms of the query, each with a flag for whether typos were allowed. */
  readonly terms: readonly TermInterpretation[];
  /** The documents that match the most terms, best first. */
  readonly ranked: readonly Ranked<Field>[];
  /** True if no document matches all terms. */
  readonly isPartial: boolean;
}

/**
 * Weights of match qualities. The gaps are large, so that a prefix match of a rare word does not outweigh an exact
 * match of a common one.
 */
const weights: Readonly<Record<MatchQuality, number>> = {
  [matchQuality.none]: 0,
  [matchQuality.typo]: 0.2,
  [matchQuality.akin]: 0.2,
  [matchQuality.edge]: 0.2,
  [matchQuality.prefix]: 0.3,
  [matchQuality.head]: 0.45,
  [matchQuality.exact]: 1,
};

const shortestTelling = 3;

interface Settings<Field extends string> {
  readonly language: Language;
  /** The fields that are shown to the visitor. */
  readonly shown: readonly Field[];
  /** If true, related words match only if nothing matches the term itself (see `computeTermRating`). */
  readonly isExact?: boolean;
}

type Hits<Field extends string> = ReadonlyMap<
  number,
  { readonly score: number; readonly fields: ReadonlySet<Field> }
>;

/**
 * Ranks documents by how well they match a query. All terms must match. If no document matches all of them, the result
 * has those that match the most terms, without documents that match only terms of one or two letters. Typos are matched
 * in the `shown` fields first, and in all fields only if that finds nothing.
 */
export function rankDocuments<Field extends string>(
  index: WordIndex<Field>,
  query: string,
  { language, shown, isExact = false }: Settings<Field>,
): Ranking<Field> {
  const rated = parseSearchQuery(query, language).map((term) =>
    computeTermRating(term, index, { isExact }),
  );
  const hits = rated.map((term) => {
    if (!term.allowsTypos) return hitsOfTerm(index, term, index.fields);
    const seen = hitsOfTerm(index, term, shown);
    return seen.size > 0 ? seen : hitsOfTerm(index, term, index.fields);
  });
  const places = new Set(hits.flatMap((found) => [...found.keys()]));
  const answers = [...places].map((place) => {
    const found = hits.map((of) => of.get(place));
    return {
      place,
      score: found.reduce((sum, hit) => sum + (hit?.score ?? 0), 0),
      fields: found.map((hit) => hit?.fields ?? new Set<Field>()),
      answered: found.filter((hit) => hit !== undefined).length,
      isTelling: rated.some(({ term }, at) => isTelling(term) && found[at] !== undefined),
    };
  });
  const max = Math.max(0, ...answers.map(({ answered }) => answered));
  const isPartial = max < rated.length;
  const ranked = answers
    .filter((answer) => answer.answered === max && (answer.isTelling || !isPartial))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place, score, fields }) => ({ place, score, fields }));
  return {
    terms: rated.map(({ term, allowsTypos }) => ({ term, allowsTypos })),
    ranked,
    isPartial: isPartial && ranked.length > 0,
  };
}

/** Returns the best hits of a term's ways. All words of a way must match. */
function hitsOfTerm<Field extends string>(
  index: WordIndex<Field>,
  { ways }: RatedTerm,
  fields: readonly Field[],
): Hits<Field> {
  const best = new Map<number, { score: number; fields: ReadonlySet<Field> }>();
  for (const way of ways)
    for (const [place, hit] of together(way.map((word) => hitsOfWord(index, word, fields))))
      if (hit.score > (best.get(place)?.score ?? 0)) best.set(place, hit);
  return best;
}

function together<Field extends string>(words: readonly Hits<Field>[]): Hits<Field> {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return first ?? new Map();
  return new Map(
    [...first].flatMap(([place, hit]) => {
      const all = [hit, ...others.flatMap((hits) => hits.get(place) ?? [])];
      if (all.length < words.length) return [];
      const fields = new Set(all.flatMap((part) => [...part.fields]));
      return [[place, { score: Math.min(...all.map(({ score }) => score)), fields }] as const];
    }),
  );
}

function hitsOfWord<Field extends string>(
  { ranker }: WordIndex<Field>,
  qualities: Uint8Array,
  fields: readonly Field[],
): Hits<Field> {
  const requestedNumbers = [...qualities.keys()].filter((number) => (qualities[number] ?? 0) > 0);
  if (requestedNumbers.length === 0) return new Map();
  const found = ranker.search(requestedNumbers.join(' '), {
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    boostTerm: (number) => weights[(qualities[Number(number)] ?? 0) as MatchQuality],
  });
  return new Map(
    found.map(({ id, score, queryTerms, match }) => [
      Number(id),
      // MiniSearch multiplies the score by the number of matching query words. Divides by this number, because here
      // all query words are variants of the same word.
      { score: score / queryTerms.length, fields: new Set(Object.values(match).flat() as Field[]) },
    ]),
  );
}

/** Checks that a term has more than two letters. Shorter ones are a prefix of too many words. */
function isTelling({ alternatives }: SearchTerm): boolean {
  return alternatives.flat(2).some((fold) => fold.length >= shortestTelling);
}
