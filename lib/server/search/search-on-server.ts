import { LRUCache } from 'lru-cache';
import 'server-only';
import type { Language } from '@/domain/locale/language';
import { searchEntries, type SearchResult } from '@/domain/search/search';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { subscribeToPageExpiry } from '@/lib/platform/distributed-state';
import { isPreview } from '@/lib/platform/http/is-preview';
import { listSearchEntries } from './list-search-entries';

/**
 * Intervals in ms between comparisons of the search index with the content. Loading all texts takes far longer than a
 * search. Usually the index is compared every `recheckMs`; for `settlingMs` after a change notification it is compared
 * every `shortlyMs`, because the caches are refreshing then.
 */
const recheckMs = 30_000;
const shortlyMs = 1000;
const settlingMs = 5000;

/** Maximum number of cached results of frequent queries; the least recently used result is evicted first. */
const maxAnswers = 200;

interface Looked {
  readonly atMs: number;
  readonly source: string;
  readonly index: SearchIndex;
  /** Search results by query. */
  readonly answers: LRUCache<string, SearchResult>;
}

/**
 * The last compared index by language. The next map contains comparisons in progress, which concurrent requests share.
 */
const last = new Map<Language, Looked>();
const pendingChecks = new Map<Language, Promise<Looked>>();

let changedAtMs = Number.NEGATIVE_INFINITY;
subscribeToPageExpiry(() => {
  changedAtMs = performance.now();
});

/**
 * Returns the same results as the search in the browser, for the results page; in preview mode it searches drafts.
 * Throws when the content service is unavailable.
 */
export async function searchOnServer(language: Language, query: string): Promise<SearchResult> {
  if (await isPreview())
    return searchEntries(buildSearchIndex(await listSearchEntries(language)), query, language);
  const { index, answers } = await indexOf(language);
  const known = answers.get(query);
  const answer = known ?? searchEntries(index, query, language);
  answers.set(query, answer);
  return answer;
}

async function indexOf(language: Language): Promise<Looked> {
  const known = last.get(language);
  if (known !== undefined && isCurrent(known.atMs)) return known;
  const lookup =
    pendingChecks.get(language) ??
    checkIndex(language).finally(() => pendingChecks.delete(language));
  pendingChecks.set(language, lookup);
  return lookup;
}

function isCurrent(atMs: number): boolean {
  const isSettled = atMs - changedAtMs >= settlingMs;
  return atMs >= changedAtMs && performance.now() - atMs < (isSettled ? recheckMs : shortlyMs);
}

/** Loads all entries and rebuilds the index if they have changed. Comparing the entries is faster than rebuilding. */
async function checkIndex(language: Language): Promise<Looked> {
  const entries = await listSearchEntries(language);
  const source = JSON.stringify(entries);
  const known = last.get(language);
  const atMs = performance.now();
  const looked: Looked =
    known?.source === source
      ? { ...known, atMs }
      : {
          atMs,
          source,
          index: buildSearchIndex(entries),
          answers: new LRUCache({ max: maxAnswers }),
        };
  last.set(language, looked);
  return looked;
}
