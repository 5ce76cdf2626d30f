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

/** Variants by their words, in a language. */
export interface ArticleWordIndex {
  readonly language: Language;
  readonly index: WordIndex<ArticleField>;
  /** Their article numbers as keys, by their places. */
  readonly keys: readonly string[];
}

export interface ArticleSearchResult {
  /** Places of the variants, the best first. */
  readonly places: readonly number[];
  /** Where nothing is all that was asked for: what is most of it. */
  readonly nearly: readonly number[];
  /** What was probably meant; null where everything is spelled as something that is there. */
  readonly proposal: string | null;
}

/** What shows in a number of many letters only: two of them are in too many. */
const shortestInside = 3;
/** What has so many parts is a number and nothing else. */
const fewestSegments = 3;

/** Prepares variants for any number of queries; each is known by its place. */
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
 * The variants somebody means: first those whose article number begins so, however it was separated, then those that hold it, then what
 * has all the words in name, colour, size, version and number (compounds, slips and synonyms as everywhere). Never a part of them only:
 * a table that is asked for two things shows what is both.
 */
export function searchArticles(
  { index, keys, language }: ArticleWordIndex,
  text: string,
): ArticleSearchResult {
  const query = normalizeQuery(text);
  const key = normalizeSku(query);
  const all = [...keys.keys()];
  const begins = all.filter((place) => key !== '' && keys[place]?.startsWith(key));
  const holds = all.filter((place) => key.length >= shortestInside && keys[place]?.includes(key));
  const numbered = [...new Set([...begins, ...holds])];
  if (isSkuLike(query) && (numbered.length > 0 || splitSku(query).length >= fewestSegments))
    return { places: numbered, nearly: [], proposal: null };
  const { terms, ranked, isPartial } = rankDocuments(index, query, {
    language,
    shown: fields,
    isExact: true,
  });
  const named = ranked.map(({ place }) => place);
  const places = [...new Set([...numbered, ...(isPartial ? [] : named)])];
  return {
    places,
    nearly: places.length === 0 ? named : [],
    proposal: numbered.length > 0 ? null : findQuerySuggestion(index, query, terms),
  };
}

/** A variant prepared for being found. */
export type IndexedArticle = {
  readonly row: AvailabilityRow;
  readonly key: string;
  /** First segment of the SKU: the model with its drivetrain. */
  readonly type: string;
  /** The folded words of name, colour and size, and the segments of the number. */
  readonly words: readonly string[];
};

/** All variants, prepared once for many questions. */
export type DealerArticleIndex = {
  readonly articles: readonly IndexedArticle[];
  readonly byKey: ReadonlyMap<string, IndexedArticle>;
  readonly byType: ReadonlyMap<string, readonly IndexedArticle[]>;
  /** For what is looked for by words, by the places of the articles. */
  readonly words: ArticleWordIndex;
};

/** Prepares the variants; where two article numbers differ in their signs only, the first one counts. */
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

/** The variants a few typed letters mean, best first, at most `limit`. */
export function listMatchingArticles(
  { articles, words }: DealerArticleIndex,
  query: string,
  limit: number,
): readonly AvailabilityRow[] {
  return searchArticles(words, query)
    .places.slice(0, limit)
    .flatMap((place) => articles[place]?.row ?? []);
}
