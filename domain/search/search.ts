import { rangeFilterParams } from '@/domain/catalog/range-filters';
import type { Language } from '@/domain/locale/language';
import { findQuerySuggestion } from './query-suggestion';
import { type QueryIntent, parseQueryIntent } from './query-intent';
import { rankDocuments } from './rank-documents';
import type { TermInterpretation } from './term-rating';
import type { SearchEntry } from './search-entry';
import { type SearchIndex, visibleSearchFields } from './search-index';

/** A shortcut to a page for a query with a maximum price, a rider height or a configuration code. */
export type SearchShortcut =
  | { readonly kind: 'price'; readonly euros: number; readonly path: string }
  | { readonly kind: 'height'; readonly cm: number; readonly path: string }
  | { readonly kind: 'code'; readonly code: string; readonly path: string };

export interface SearchResult {
  /** The terms of the query, each with a flag for whether typos were allowed; used for highlights. */
  readonly terms: readonly TermInterpretation[];
  /** The matching entries, best first. */
  readonly entries: readonly SearchEntry[];
  /** True if no entry matches the whole query, and `entries` has the best partial matches. */
  readonly isPartial: boolean;
  /** The corrected query; null if all words are known. */
  readonly proposal: string | null;
  /** Shortcut shown before all entries; null unless the query has a price, a height or a code. */
  readonly shortcut: SearchShortcut | null;
}

/** The search word for queries that mean bicycles in general. */
const anyBike = 'bike';

/**
 * Returns the entries that match all terms of a query. Exact matches rank before compounds, prefixes and typos, and
 * titles before other fields. An accessory does not match by the models it fits alone, so that "Ludwig" finds the
 * bicycle and not its fifty accessories. If the query means bicycles, bicycles come first. Price, height and codes are
 * handled by `parseQueryIntent`.
 */
export function searchEntries(index: SearchIndex, query: string, language: Language): SearchResult {
  const intent = parseQueryIntent(query);
  const { words, sku, maxCents, isBikeQuery } = intent;
  // A query with only a height gets only the shortcut, because every model has some size that fits.
  const isOnlyHeight = words === '' && intent.heightCm !== null;
  const queryText = words === '' && isBikeQuery && !isOnlyHeight ? anyBike : words;
  const { terms, ranked, isPartial } = rankDocuments(index, queryText, {
    language,
    shown: visibleSearchFields,
  });
  const answers = ranked.flatMap(({ place, fields }) => {
    const entry = index.entries[place];
    const isAnswer = fields.some((where) => [...where].some((field) => field !== 'fits'));
    return entry !== undefined && isAnswer ? [entry] : [];
  });
  const affordable = answers.filter(
    ({ priceCents }) => maxCents === null || (priceCents != null && priceCents <= maxCents),
  );
  const entries = isBikeQuery ? bikesFirst(affordable) : affordable;
  const shortcut = shortcutOf(intent);
  return {
    terms,
    entries: sku === null ? entries : entries.map((entry) => withVariant(entry, sku)),
    isPartial: isPartial && entries.length > 0,
    proposal: shortcut?.kind === 'code' ? null : findQuerySuggestion(index, queryText, terms),
    shortcut,
  };
}

function bikesFirst(entries: readonly SearchEntry[]): SearchEntry[] {
  const isModel = ({ kind }: SearchEntry) => kind === 'bike';
  return [...entries.filter(isModel), ...entries.filter((entry) => !isModel(entry))];
}

function withVariant(entry: SearchEntry, sku: string): SearchEntry {
  return entry.kind === 'bike' ? { ...entry, path: `${entry.path}?variant=${sku}` } : entry;
}

function shortcutOf({ code, heightCm, maxCents, isBikeQuery }: QueryIntent): SearchShortcut | null {
  if (code !== null)
    return { kind: 'code', code, path: `/configuration?code=${encodeURIComponent(code)}` };
  if (heightCm !== null) return { kind: 'height', cm: heightCm, path: `/bikes?height=${heightCm}` };
  if (maxCents === null || !isBikeQuery) return null;
  const euros = maxCents / 100;
  return { kind: 'price', euros, path: `/bikes?${rangeFilterParams.priceTo}=${euros}` };
}
