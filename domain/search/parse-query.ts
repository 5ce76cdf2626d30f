import type { Language } from '@/domain/locale/language';
import { listFolds, foldWord, type FoldedWord, splitWords } from './fold-text';
import { isStopWord, listSynonyms } from './synonyms';
import type { SearchKind } from './search-entry';

/** A search term. It matches if one of its `ways` or `synonyms` matches. */
export interface SearchTerm {
  /** The term as typed. */
  readonly text: string;
  /** Each way is a list of words that must all match; each word is a list of its folded forms. */
  readonly alternatives: readonly (readonly (readonly string[])[])[];
  readonly synonyms: readonly string[];
}

const longestQuery = 100;
const maxTerms = 8;

/** Normalizes a query for search and display: one line, at most 100 characters, NFC. */
export function normalizeQuery(query: string): string {
  const begin = query.slice(0, longestQuery * 10).normalize('NFC');
  const line = begin.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, longestQuery).join('').trim();
}

/** Parses a query into at most eight terms. Drops stop words such as "für", unless the query contains nothing else. */
export function parseSearchQuery(query: string, language: Language): readonly SearchTerm[] {
  const words = splitWords(normalizeQuery(query)).filter(({ text }) => listFolds(text).length > 0);
  const telling = words.filter(
    ({ text }) => !listFolds(text).some((fold) => isStopWord(fold, language)),
  );
  return (telling.length > 0 ? telling : words).slice(0, maxTerms).map((word) => ({
    text: word.text,
    alternatives: waysOf(word),
    synonyms: [...new Set(listFolds(word.text).flatMap((fold) => listSynonyms(fold, language)))],
  }));
}

/**
 * Returns the ways to match a word: E-Bike as ebike, and as e and bike. An article number can also match by its first
 * part, the model.
 */
function waysOf({ text, parts }: FoldedWord): SearchTerm['alternatives'] {
  const whole = [spelledOut(text)];
  if (parts.length === 0) return [whole];
  const spelledParts = parts.map((part) => spelledOut(part.text));
  const isArticleNumber = text.includes('.') && /^[a-z]+\d/i.test(text);
  return isArticleNumber ? [whole, spelledParts, spelledParts.slice(0, 1)] : [whole, spelledParts];
}

/**
 * Folds a query word with umlauts as two letters, so that `grün` and `gruen` are equal. Words of the index have both
 * forms.
 */
function spelledOut(text: string): readonly string[] {
  return [foldWord(text, 'expanded')];
}

/** Returns the path of the results page, without language. `kind` limits the results. */
export function buildSearchPath(query: string, kind?: SearchKind): string {
  const params = new URLSearchParams({ q: normalizeQuery(query) });
  if (kind) params.set('kind', kind);
  return `/search?${params}`;
}
