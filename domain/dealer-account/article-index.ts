import type { AvailabilityRow } from './availability-row';
import type { Language } from '@/domain/locale/language';
import { normalizeQuery } from '@/domain/search/parse-query';
import { findQuerySuggestion } from '@/domain/search/query-suggestion';
import { rankDocuments } from '@/domain/search/rank-documents';
import { buildWordIndex, type WordIndex } from '@/domain/search/word-index';
import { isSkuLike, normalizeSku, splitSku } from './parse-quantity';
import { listFolds } from '@/domain/search/fold-text';

const fields = ['title', 'variant', 'sku'] as const;

type ArticleField = (typeof fields)[number];

/** Word index over variants in one language. */
export interface ArticleWordIndex {
  readonly language: Language;
  readonly index: WordIndex<ArticleField>;
  /** Normalized SKUs by position of the variant. */
  readonly keys: readonly string[];
}

export interface ArticleSearchResult {
  /** Positions of the matching variants, best first. */
  readonly places: readonly number[];
  /** Positions of partial matches, best first; empty if there are full matches. */
  readonly partialMatches: readonly number[];
  /** Spelling suggestion for the query; null if there is none. */
  readonly suggestion: string | null;
}

/** Minimum number of characters to search inside SKUs. Two characters match too many of them. */
const shortestInside = 3;
/** A query with at least this many segments is searched as a SKU only. */
const fewestSegments = 3;

/**
 * Builds the word index of the variants, for any number of queries. Variants are identified by their position in
 * `rows`.
 */
export function buildArticleWordIndex(
  rows: readonly AvailabilityRow[],
  language: Language,
): ArticleWordIndex {
  const index = buildWordIndex(
    rows.map(({ title, colorName, variation, sizeShort, sku }) => ({
      title: title.normalize('NFC'),
      variant: `${sizeShort} ${colorName} ${variation}`.normalize('NFC'),
      sku,
    })),
    {
      fields,
      boost: { title: 4, variant: 2, sku: 1 },
      nameOf: (place) => (rows[place]?.kind === 'bike' ? (rows[place]?.title ?? '') : ''),
    },
  );
  return { language, index, keys: rows.map(({ sku }) => normalizeSku(sku)) };
}

/**
 * Searches variants: first those whose SKU begins with the query regardless of separators, then those whose SKU
 * contains it, then those that have all words in name, color, size, variation and SKU (compounds, typos and synonyms as
 * in the site search). `places` never contains partial matches, because a query of two words must find variants with
 * both.
 */
export function searchArticles(
  { index, keys, language }: ArticleWordIndex,
  text: string,
): ArticleSearchResult {
  const query = normalizeQuery(text);
  const key = normalizeSku(query);
  const all = [...keys.keys()];
  const prefixMatches = all.filter((place) => key !== '' && keys[place]?.startsWith(key));
  const holds = all.filter((place) => key.length >= shortestInside && keys[place]?.includes(key));
  const numbered = [...new Set([...prefixMatches, ...holds])];
  if (isSkuLike(query) && (numbered.length > 0 || splitSku(query).length >= fewestSegments))
    return { places: numbered, partialMatches: [], suggestion: null };
  const { terms, ranked, isPartial } = rankDocuments(index, query, {
    language,
    shown: fields,
    isExact: true,
  });
  const named = ranked.map(({ place }) => place);
  const places = [...new Set([...numbered, ...(isPartial ? [] : named)])];
  return {
    places,
    partialMatches: places.length === 0 ? named : [],
    suggestion: numbered.length > 0 ? null : findQuerySuggestion(index, query, terms),
  };
}

/** A variant prepared for the search. */
export type IndexedArticle = {
  readonly row: AvailabilityRow;
  readonly key: string;
  /** First segment of the SKU: the model with its drivetrain. */
  readonly type: string;
  /** Folded words of name, color and size, and the segments of the SKU. */
  readonly words: readonly string[];
};

/** All variants, indexed once for many queries. */
export type DealerArticleIndex = {
  readonly articles: readonly IndexedArticle[];
  readonly byKey: ReadonlyMap<string, IndexedArticle>;
  readonly byType: ReadonlyMap<string, readonly IndexedArticle[]>;
  /** Index for the word search; positions are those of `articles`. */
  readonly words: ArticleWordIndex;
};

/** Builds the index of all variants. If two SKUs differ only in their separators, `byKey` has the first one. */
export function buildArticleIndex(
  rows: readonly AvailabilityRow[],
  language: Language,
): DealerArticleIndex {
  const byKey = new Map<string, IndexedArticle>();
  const byType = new Map<string, IndexedArticle[]>();
  const articles = rows.map((row) => {
    const article = toArticle(row);
    if (!byKey.has(article.key)) byKey.set(article.key, article);
    const ofType = byType.get(article.type);
    if (ofType) ofType.push(article);
    else byType.set(article.type, [article]);
    return article;
  });
  return { articles, byKey, byType, words: buildArticleWordIndex(rows, language) };
}

function toArticle(row: AvailabilityRow): IndexedArticle {
  const words = `${row.title} ${row.colorName} ${row.sizeShort}`.normalize('NFC').split(/[\s,]+/);
  const segments = splitSku(row.sku);
  return {
    row,
    key: normalizeSku(row.sku),
    type: segments[0] ?? '',
    words: [...words, ...segments].flatMap(listFolds),
  };
}

/** Returns the variants matching a query, best first, at most `limit`. */
export function listMatchingArticles(
  { articles, words }: DealerArticleIndex,
  query: string,
  limit: number,
): readonly AvailabilityRow[] {
  return searchArticles(words, query)
    .places.slice(0, limit)
    .flatMap((place) => articles[place]?.row ?? []);
}
