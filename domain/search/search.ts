import type { Language } from '@/domain/language/detect-language';
import { proposeQuery } from './propose-query';
import { rank } from './rank';
import type { TermReading } from './rate-term';
import type { SearchEntry } from './search-entry';
import { type SearchIndex, shownFields } from './search-index';

export interface SearchResult {
  /** How the query was understood; highlights need it. */
  readonly terms: readonly TermReading[];
  /** The best first. */
  readonly entries: readonly SearchEntry[];
  /** True when no entry answers all of the query; these answer the most of it. */
  readonly isPartial: boolean;
  /** The query as it was probably meant; null where it is spelled as something that is there. */
  readonly proposal: string | null;
}

/**
 * Finds what answers every term of a query: what is called so before what only has to do with it, whole words before heads, beginnings,
 * parts and slips. What an accessory fits is no answer by itself: Ludwig is a bicycle, and not fifty parts for it.
 */
export function search(index: SearchIndex, query: string, language: Language): SearchResult {
  const { terms, ranked, isPartial } = rank(index, query, { language, shown: shownFields });
  const entries = ranked.flatMap(({ place, fields }) => {
    const entry = index.entries[place];
    const isAnswer = fields.some((where) => [...where].some((field) => field !== 'fits'));
    return entry !== undefined && isAnswer ? [entry] : [];
  });
  return {
    terms,
    entries,
    isPartial: isPartial && entries.length > 0,
    proposal: proposeQuery(index, query, terms),
  };
}
