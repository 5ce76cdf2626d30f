import 'server-only';
import type { Language } from '@/domain/locale/language';
import { searchEntries, type SearchResult } from '@/domain/search/search';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { subscribeToPageExpiry } from '@/lib/platform/distributed-state';
import { isPreview } from '@/lib/platform/http/is-preview';
import { listSearchEntries } from './list-search-entries';

/**
 * Reading all texts takes many times as long as the search: what has changed without a word is found half a minute later at the most. After
 * a word of it copies are renewed for some seconds, and it is looked at every second.
 */
const recheckMs = 30_000;
const shortlyMs = 1000;
const settlingMs = 5000;

/** What many look for is looked for once; the answer forgotten first is the one nobody wanted for longest. */
const mostAnswers = 200;

interface Looked {
  readonly atMs: number;
  readonly source: string;
  readonly index: SearchIndex;
  /** What the index has been asked, and found. */
  readonly answers: Map<string, SearchResult>;
}

/** The index of each language as it was last looked at, and looks under way, which all who come meanwhile share. */
const last = new Map<Language, Looked>();
const pendingChecks = new Map<Language, Promise<Looked>>();

let changedAtMs = Number.NEGATIVE_INFINITY;
subscribeToPageExpiry(() => {
  changedAtMs = performance.now();
});

/**
 * What the search in the browser would find, for the results page; in an editor's preview what the drafts say. Throws when the content
 * service cannot answer.
 */
export async function searchOnServer(language: Language, query: string): Promise<SearchResult> {
  if (await isPreview())
    return searchEntries(buildSearchIndex(await listSearchEntries(language)), query, language);
  const { index, answers } = await indexOf(language);
  const known = answers.get(query);
  const answer = known ?? searchEntries(index, query, language);
  answers.delete(query);
  answers.set(query, answer);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
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

/** Building takes longer than comparing: only what has changed is built anew. */
async function checkIndex(language: Language): Promise<Looked> {
  const entries = await listSearchEntries(language);
  const source = JSON.stringify(entries);
  const known = last.get(language);
  const atMs = performance.now();
  const looked: Looked =
    known?.source === source
      ? { ...known, atMs }
      : { atMs, source, index: buildSearchIndex(entries), answers: new Map() };
  last.set(language, looked);
  return looked;
}
