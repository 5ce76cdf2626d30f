import { type SearchEntry, type SearchKind, searchKinds } from './search-entry';
import { buildWordIndex, type WordIndex } from './word-index';

const fields = ['title', 'names', 'text', 'words', 'fits'] as const;

export type SearchField = (typeof fields)[number];

/** What one sees of an entry. */
export const shownFields = ['title', 'names', 'text'] as const satisfies readonly SearchField[];

/** What can be found on the site, and its words. */
export interface SearchIndex extends WordIndex<SearchField> {
  readonly entries: readonly SearchEntry[];
}

/** A word in a title counts more than any in a name, one there more than any in the text. */
const boost: Readonly<Record<SearchField, number>> = {
  title: 12,
  names: 4,
  text: 1.5,
  words: 1,
  fits: 1,
};

/** Of equals what is sold stands first. */
const kindStep = 0.08;

/** Prepares entries for any number of queries. */
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
