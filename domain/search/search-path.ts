import { cleanQuery } from './parse-query';
import type { SearchKind } from './search-entry';

/** The results page of a query, of one kind or of all, without language. */
export function searchPath(query: string, kind?: SearchKind): string {
  const params = new URLSearchParams({ q: cleanQuery(query) });
  if (kind) params.set('kind', kind);
  return `/search?${params}`;
}
