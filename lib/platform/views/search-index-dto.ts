import { type SearchEntry, searchKinds } from '@/domain/search/search-entry';

/**
 * A search entry in compact form: index of its kind in `searchKinds`, path, title, names, text, words, compatible
 * models and, if there is one, the price in cents.
 */
type PackedEntry = readonly [number, string, string, string, string, string, string, number?];

export interface SearchIndexDto {
  readonly entries: readonly PackedEntry[];
}

/** Packs search entries into the compact form that is sent to the browser. */
export function toSearchIndexDto(entries: readonly SearchEntry[]): SearchIndexDto {
  return {
    entries: entries.map(({ kind, path, title, names, text, words, fits, priceCents }) => {
      const entry = [searchKinds.indexOf(kind), path, title, names, text, words, fits] as const;
      return priceCents == null ? entry : [...entry, priceCents];
    }),
  };
}

/**
 * Unpacks the result of toSearchIndexDto. Throws for anything else, such as an error page or an index of another
 * version.
 */
export function parseSearchIndexDto(packed: unknown): SearchEntry[] {
  if (typeof packed !== 'object' || packed === null || !('entries' in packed))
    throw new TypeError('Not a search index');
  if (!Array.isArray(packed.entries)) throw new TypeError('Not a search index');
  return packed.entries.map((entry: unknown) => {
    if (!Array.isArray(entry)) throw new TypeError('Not a search index entry');
    const [number, ...fields] = entry as unknown[];
    const priceCents = typeof fields[6] === 'number' ? fields[6] : null;
    const kind = searchKinds[Number(number)];
    const [path, title, names, text, words, fits] = fields.map(String);
    if (!kind || !path?.startsWith('/') || title === undefined)
      throw new TypeError('Not a search index entry');
    const rest = { names: names ?? '', text: text ?? '', words: words ?? '', fits: fits ?? '' };
    return { kind, path, title, ...rest, ...(priceCents === null ? {} : { priceCents }) };
  });
}
