import { rangeFilterParams } from '@/domain/catalog/range-filters';
import type { Language } from '@/domain/locale/language';
import { findQuerySuggestion } from './query-suggestion';
import { type QueryIntent, parseQueryIntent } from './query-intent';
import { rankDocuments } from './rank-documents';
import type { TermInterpretation } from './term-rating';
import type { SearchEntry } from './search-entry';
import { type SearchIndex, shownFields } from './search-index';

/** Where a query leads that is no word: a list of what costs no more, of what is made for a height, a configuration. */
export type SearchShortcut =
  | { readonly kind: 'price'; readonly euros: number; readonly path: string }
  | { readonly kind: 'height'; readonly cm: number; readonly path: string }
  | { readonly kind: 'code'; readonly code: string; readonly path: string };

export interface SearchResult {
  /** How the query was understood; highlights need it. */
  readonly terms: readonly TermInterpretation[];
  /** The best first. */
  readonly entries: readonly SearchEntry[];
  /** True when no entry answers all of the query; these answer the most of it. */
  readonly isPartial: boolean;
  /** The query as it was probably meant; null where it is spelled as something that is there. */
  readonly proposal: string | null;
  /** Stands before all entries; null for most queries. */
  readonly shortcut: SearchShortcut | null;
}

/** What is looked for where a query asks for bicycles and says nothing else. */
const anyBike = 'bike';

/**
 * Finds what answers every term of a query: what is called so before what only has to do with it, whole words before heads, beginnings,
 * parts and slips. What an accessory fits is no answer by itself: Ludwig is a bicycle, and not fifty parts for it. Where bicycles are asked
 * for they come first; a price, a height and a configuration's code are understood (`parseQueryIntent`).
 */
export function searchEntries(index: SearchIndex, query: string, language: Language): SearchResult {
  const intent = parseQueryIntent(query);
  const { words, sku, maxCents, asksForBikes } = intent;
  // A height alone is answered by its list only: every model has some size.
  const isOnlyHeight = words === '' && intent.heightCm !== null;
  const queryText = words === '' && asksForBikes && !isOnlyHeight ? anyBike : words;
  const { terms, ranked, isPartial } = rankDocuments(index, queryText, {
    language,
    shown: shownFields,
  });
  const answers = ranked.flatMap(({ place, fields }) => {
    const entry = index.entries[place];
    const isAnswer = fields.some((where) => [...where].some((field) => field !== 'fits'));
    return entry !== undefined && isAnswer ? [entry] : [];
  });
  const affordable = answers.filter(
    ({ priceCents }) => maxCents === null || (priceCents != null && priceCents <= maxCents),
  );
  const entries = asksForBikes ? bikesFirst(affordable) : affordable;
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

function shortcutOf({
  code,
  heightCm,
  maxCents,
  asksForBikes,
}: QueryIntent): SearchShortcut | null {
  if (code !== null)
    return { kind: 'code', code, path: `/configuration?code=${encodeURIComponent(code)}` };
  if (heightCm !== null) return { kind: 'height', cm: heightCm, path: `/bikes?height=${heightCm}` };
  if (maxCents === null || !asksForBikes) return null;
  const euros = maxCents / 100;
  return { kind: 'price', euros, path: `/bikes?${rangeFilterParams.priceTo}=${euros}` };
}
