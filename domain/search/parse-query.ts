import type { Language } from '@/domain/locale/language';
import { listFolds, foldWord, type Word, splitWords } from './fold-text';
import { isStopWord, listSynonyms } from './synonyms';
import type { SearchKind } from './search-entry';

/** One thing that is looked for. Any of its ways will do. */
export interface SearchTerm {
  /** As it was typed. */
  readonly text: string;
  /** Each way is a list of words that all must be there; a word is the list of its folds. */
  readonly ways: readonly (readonly (readonly string[])[])[];
  /** Folded words that mean the same. */
  readonly synonyms: readonly string[];
}

const longestQuery = 100;
const mostTerms = 8;

/** A query as it is looked for and shown: one line, no longer than 100 characters, in NFC. */
export function normalizeQuery(query: string): string {
  const begin = query.slice(0, longestQuery * 10).normalize('NFC');
  const line = begin.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, longestQuery).join('').trim();
}

/** What a query looks for: at most eight terms, words like "für" left out unless there is nothing else. */
export function parseSearchQuery(query: string, language: Language): readonly SearchTerm[] {
  const words = splitWords(normalizeQuery(query)).filter(({ text }) => listFolds(text).length > 0);
  const telling = words.filter(
    ({ text }) => !listFolds(text).some((fold) => isStopWord(fold, language)),
  );
  return (telling.length > 0 ? telling : words).slice(0, mostTerms).map((word) => ({
    text: word.text,
    ways: waysOf(word),
    synonyms: [...new Set(listFolds(word.text).flatMap((fold) => listSynonyms(fold, language)))],
  }));
}

/** E-Bike is looked for as ebike, and as e and bike. A full article number finds its model by its first part. */
function waysOf({ text, parts }: Word): SearchTerm['ways'] {
  const whole = [spelledOut(text)];
  if (parts.length === 0) return [whole];
  const apart = parts.map((part) => spelledOut(part.text));
  const isArticleNumber = text.includes('.') && /^[a-z]+\d/i.test(text);
  return isArticleNumber ? [whole, apart, apart.slice(0, 1)] : [whole, apart];
}

/** An umlaut as two letters: `grün` and `gruen` are the same question. Words that are there are known by both spellings. */
function spelledOut(text: string): readonly string[] {
  return [foldWord(text, 'expanded')];
}

/** The results page of a query, of one kind or of all, without language. */
export function buildSearchPath(query: string, kind?: SearchKind): string {
  const params = new URLSearchParams({ q: normalizeQuery(query) });
  if (kind) params.set('kind', kind);
  return `/search?${params}`;
}
