import type { Language } from '@/domain/locale/language';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import { parseSearchIndexDto } from '@/lib/platform/views/search-index-dto';

const timeoutMs = 10_000;

const loaded = new Map<Language, Promise<SearchIndex>>();

/** Loads the search index of a language, once per page. Rejects on failure; the next call retries. */
export function loadSearchIndex(language: Language): Promise<SearchIndex> {
  const known = loaded.get(language);
  if (known) return known;
  const wanted = fetchIndex(language);
  loaded.set(language, wanted);
  wanted.catch(() => loaded.delete(language));
  return wanted;
}

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const answer = await fetch(`/${language}/search-index.json`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The search index failed with status ${answer.status}`);
  return buildSearchIndex(parseSearchIndexDto(await answer.json()));
}
