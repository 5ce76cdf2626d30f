import { type SearchEntry, type SearchKind, searchKinds } from './search-entry';
import { buildWordIndex, type WordIndex } from './word-index';

const fields = ['title', 'names', 'text', 'words', 'fits'] as const;

export type SearchField = (typeof fields)[number];

/** The fields that are shown to the visitor. */
export const visibleSearchFields = [
  'title',
  'names',
  'text',
] as const satisfies readonly SearchField[];

/** All search entries with their word index. */
export interface SearchIndex extends WordIndex<SearchField> {
  readonly entries: readonly SearchEntry[];
}

/** Weights of the fields: title before names before text. */
const boost: Readonly<Record<SearchField, number>> = {
  title: 12,
  names: 4,
  text: 1.5,
  words: 1,
  fits: 1,
};

/** Weight per position in `searchKinds`, so that products rank first among equal matches. */
const kindStep = 0.08;

/** Builds the word index of all search entries. Equal matches rank in the order of `searchKinds`. */
export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const kindOf = (place: number): SearchKind => entries[place]?.kind ?? 'page';
  const index = buildWordIndex(entries, {
    fields,
    boost,
    nameOf: (place) => (kindOf(place) === 'bike' ? (entries[place]?.title ?? '') : ''),
    weigh: (place) => 1 + kindStep * (searchKinds.length - searchKinds.indexOf(kindOf(place))),
  });
  return { ...index, entries };
}
