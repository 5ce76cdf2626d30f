import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { search, type SearchResult } from '@/domain/search/search';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { listSearchEntries } from './list-search-entries';

/** The index last built for each language, and what it was built from. */
const built = new Map<Language, { source: string; index: SearchIndex }>();

/** What the search in the browser would find, for the results page. Throws when the content service cannot answer. */
export async function findOnServer(language: Language, query: string): Promise<SearchResult> {
  return search(await indexOf(language), query, language);
}

/** Building takes longer than comparing: only what has changed is built anew. */
async function indexOf(language: Language): Promise<SearchIndex> {
  const entries = await listSearchEntries(language);
  const source = JSON.stringify(entries);
  const known = built.get(language);
  if (known?.source === source) return known.index;
  const index = buildSearchIndex(entries);
  built.set(language, { source, index });
  return index;
}
