import { foldsOf } from './fold';
import type { SearchEntry } from './search-entry';
import { wordsOf } from './words';

export const searchFields = ['title', 'names', 'text', 'words'] as const;

export type SearchField = (typeof searchFields)[number];

/** Entries with their words counted once: what a query is rated against is the vocabulary, not the texts. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** The folds of every word that occurs, without repetition. */
  readonly vocabulary: readonly (readonly string[])[];
  /** Numbers of the words that models are called by: a name is no compound, and helm no part of Wilhelm. */
  readonly modelNames: ReadonlySet<number>;
  /** For each entry the numbers of its words in the vocabulary. */
  readonly words: readonly Readonly<Record<SearchField, readonly number[]>>[];
}

/** Prepares entries for any number of queries. */
export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const numbers = new Map<string, number>();
  const vocabulary: (readonly string[])[] = [];
  const numberOf = (word: string): number[] => {
    const folds = foldsOf(word);
    if (folds.length === 0) return [];
    const key = folds.join('|');
    const known = numbers.get(key);
    if (known !== undefined) return [known];
    numbers.set(key, vocabulary.length);
    vocabulary.push(folds);
    return [vocabulary.length - 1];
  };
  const numbersOf = (text: string): readonly number[] => {
    const found = wordsOf(text).flatMap(({ text: word, parts }) => [
      ...numberOf(word),
      ...parts.flatMap((part) => numberOf(part.text)),
    ]);
    return [...new Set(found)];
  };
  const words = entries.map(({ title, names, text, words: more }) => ({
    title: numbersOf(title),
    names: numbersOf(names),
    text: numbersOf(text),
    words: numbersOf(more),
  }));
  const modelNames = new Set(
    words.flatMap(({ title }, place) => (entries[place]?.kind === 'bike' ? title : [])),
  );
  return { entries, vocabulary, modelNames, words };
}
