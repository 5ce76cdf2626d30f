import type { Language } from '@/domain/language/detect-language';
import { parseQuery, type SearchTerm } from './parse-query';
import { type RatedTerm, rateTerm, type TermReading } from './rate-term';
import { type SearchEntry, searchKinds } from './search-entry';
import { searchFields, type SearchField, type SearchIndex } from './search-index';

export interface SearchResult {
  /** How the query was understood; highlights need it. */
  readonly terms: readonly TermReading[];
  /** The best first. */
  readonly entries: readonly SearchEntry[];
  /** True when no entry answers all of the query; these answer the most of it. */
  readonly isPartial: boolean;
}

interface Rating {
  readonly entry: SearchEntry;
  readonly answered: number;
  /** True when a word it answers says something on its own. */
  readonly isTelling: boolean;
  readonly score: number;
}

/** A word in a title counts more than any in a name, one there more than any in the text. */
const fieldScores = { title: 30, names: 20, text: 10, words: 10 } as const;
const shortestTelling = 3;

/**
 * Finds what answers every term of a query: title before name before text, then exact before head before beginning before
 * inside before slip, then bikes, accessories, articles, pages, questions, then the shorter title.
 */
export function search(index: SearchIndex, query: string, language: Language): SearchResult {
  const terms = parseQuery(query, language)
    .map((term) => rateTerm(term, index))
    .map((term) => ({ ...term, fields: fieldsFor(term, index) }));
  const ratings = index.entries.map((entry, number) => rateEntry(index, number, entry, terms));
  const most = ratings.reduce((best, { answered }) => Math.max(best, answered), 0);
  const isPartial = most < terms.length;
  const found = ratings.filter(
    ({ answered, isTelling }) => answered > 0 && answered === most && (isTelling || !isPartial),
  );
  return {
    terms: terms.map(({ term, isForgiving }) => ({ term, isForgiving })),
    entries: found.sort(compareRatings).map(({ entry }) => entry),
    isPartial: isPartial && found.length > 0,
  };
}

type PlacedTerm = RatedTerm & { readonly fields: readonly SearchField[] };

const shownFields = searchFields.filter((field) => field !== 'words');

/** A slip is forgiven in what one sees; in words nobody sees only when nothing else answers. */
function fieldsFor(term: RatedTerm, index: SearchIndex): readonly SearchField[] {
  if (!term.isForgiving) return searchFields;
  const shown = { ...term, fields: shownFields };
  return index.words.some((words) => scoreOf(shown, words) > 0) ? shownFields : searchFields;
}

function rateEntry(
  index: SearchIndex,
  number: number,
  entry: SearchEntry,
  terms: readonly PlacedTerm[],
): Rating {
  const scores = terms.map((term) => scoreOf(term, index.words[number]));
  return {
    entry,
    answered: scores.filter((score) => score > 0).length,
    isTelling: terms.some(({ term }, place) => isTellingTerm(term) && (scores[place] ?? 0) > 0),
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

/** The best of a term's ways; a way is as good as its worst word. */
function scoreOf(
  { ways, fields }: PlacedTerm,
  words: SearchIndex['words'][number] | undefined,
): number {
  if (words === undefined) return 0;
  let best = 0;
  for (const way of ways) {
    let worst = Infinity;
    for (const qualities of way) {
      let score = 0;
      for (const field of fields)
        for (const word of words[field]) {
          const quality = qualities[word] ?? 0;
          if (quality > 0) score = Math.max(score, fieldScores[field] + quality);
        }
      worst = Math.min(worst, score);
    }
    if (worst !== Infinity) best = Math.max(best, worst);
  }
  return best;
}

/** A letter or two on their own begin too many words. */
function isTellingTerm({ ways }: SearchTerm): boolean {
  return ways.flat(2).some((fold) => fold.length >= shortestTelling);
}

function compareRatings(a: Rating, b: Rating): number {
  return (
    b.score - a.score ||
    searchKinds.indexOf(a.entry.kind) - searchKinds.indexOf(b.entry.kind) ||
    a.entry.title.length - b.entry.title.length
  );
}
