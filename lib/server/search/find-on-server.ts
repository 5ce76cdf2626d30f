import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { search, type SearchResult } from '@/domain/search/search';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { isPreview } from '@/lib/platform/http/is-preview';
import { listSearchEntries } from './list-search-entries';

/** Reading all texts takes many times as long as the search: what has changed is found this much later at the most. */
const lookAgainMs = 1000;

interface Looked {
  readonly atMs: number;
  readonly source: string;
  readonly index: SearchIndex;
}

/** The index of each language as it was last looked at, and looks under way, which all who come meanwhile share. */
const last = new Map<Language, Looked>();
const looks = new Map<Language, Promise<Looked>>();

/**
 * What the search in the browser would find, for the results page; in an editor's preview what the drafts say. Throws when the content
 * service cannot answer.
 */
export async function findOnServer(language: Language, query: string): Promise<SearchResult> {
  const index = (await isPreview())
    ? buildSearchIndex(await listSearchEntries(language))
    : await indexOf(language);
  return search(index, query, language);
}

async function indexOf(language: Language): Promise<SearchIndex> {
  const known = last.get(language);
  if (known !== undefined && performance.now() - known.atMs < lookAgainMs) return known.index;
  const look = looks.get(language) ?? lookAt(language).finally(() => looks.delete(language));
  looks.set(language, look);
  return (await look).index;
}

/** Building takes longer than comparing: only what has changed is built anew. */
async function lookAt(language: Language): Promise<Looked> {
  const entries = await listSearchEntries(language);
  const source = JSON.stringify(entries);
  const known = last.get(language);
  const index = known?.source === source ? known.index : buildSearchIndex(entries);
  const looked = { atMs: performance.now(), source, index };
  last.set(language, looked);
  return looked;
}
