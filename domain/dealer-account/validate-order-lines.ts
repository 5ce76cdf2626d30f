import { computeOrderableQuantity } from '@/domain/availability/availability';
import type { AvailabilityRow } from './availability-row';
import { listFolds } from '@/domain/search/fold-text';
import { computeEditDistance } from '@/domain/search/edit-distance';
import { searchArticles, type IndexedArticle, type DealerArticleIndex } from './article-index';
import { isSkuLike, normalizeSku, splitSku, parseQuantity } from './parse-quantity';
import type { OrderLineInput } from './order-lines';

/** The attribute of the requested variant that does not exist for its model and frame. */
type NotBuiltPart = 'color' | 'size' | 'combination';

export type ArticleMatch =
  | { readonly kind: 'found'; readonly row: AvailabilityRow }
  /**
   * The model exists in this frame, but not in this color or size. `options`: the closest existing variants, best
   * first.
   */
  | {
      readonly kind: 'notBuilt';
      readonly part: NotBuiltPart;
      readonly wanted: string;
      readonly options: readonly AvailabilityRow[];
    }
  /**
   * The bicycle is not sold in the model year of the SKU. `options`: the same bicycle of other model years, newest
   * first.
   */
  | {
      readonly kind: 'otherYear';
      readonly year: string;
      readonly options: readonly AvailabilityRow[];
    }
  | { readonly kind: 'unknown'; readonly options: readonly AvailabilityRow[] };

const maxOptions = 4;
const maxTypos = 3;

/** Resolves a typed article by SKU, regardless of separators, else by name if exactly one variant has all words. */
export function resolveArticle(index: DealerArticleIndex, text: string): ArticleMatch {
  const key = normalizeSku(text);
  const found = index.byKey.get(key);
  if (found) return { kind: 'found', row: found.row };
  return (
    ofOtherYear(index, text) ??
    notBuilt(index, text) ??
    byName(index, text) ?? { kind: 'unknown', options: findIntendedRows(index, text, key) }
  );
}

/**
 * Matches a SKU that differs in the model year only. SKUs change with the model year, so an old year never means
 * another color.
 */
function ofOtherYear(index: DealerArticleIndex, text: string): ArticleMatch | null {
  const [type = '', year = '', ...rest] = splitSku(text);
  if (rest.length !== 3 || !/^\d\d$/.test(year)) return null;
  const yearOf = ({ row }: IndexedArticle) => splitSku(row.sku)[1] ?? '';
  const same = (index.byType.get(type) ?? [])
    .filter(({ row }) => splitSku(row.sku).slice(2).join('.') === rest.join('.'))
    .sort((a, b) => yearOf(b).localeCompare(yearOf(a)));
  return same.length === 0
    ? null
    : { kind: 'otherYear', year, options: same.map(({ row }) => row) };
}

/**
 * Matches a SKU with an existing type, year and frame, but with a color, size or combination that does not exist. Bikes
 * only: their SKUs have five segments.
 */
function notBuilt(index: DealerArticleIndex, text: string): ArticleMatch | null {
  const [type = '', year = '', variation = '', size = '', color = '', ...more] = splitSku(text);
  if (color === '' || more.length > 0) return null;
  const ofFrame = (index.byType.get(type) ?? []).filter(({ row }) =>
    row.sku.toUpperCase().startsWith(`${type}.${year}.${variation}.`),
  );
  if (ofFrame.length === 0) return null;
  const hasSize = ofFrame.some(({ row }) => row.sizeShort === size);
  const hasColor = ofFrame.some(({ row }) => row.colorShort === color);
  const part = hasColor ? (hasSize ? 'combination' : 'size') : 'color';
  const fitting = ofFrame.filter(
    ({ row }) => (hasSize && row.sizeShort === size) || (hasColor && row.colorShort === color),
  );
  const options = byDistance(fitting.length > 0 ? fitting : ofFrame, normalizeSku(text), Infinity);
  return { kind: 'notBuilt', part, wanted: part === 'size' ? size : color, options };
}

function byName(index: DealerArticleIndex, text: string): ArticleMatch | null {
  const words = text
    .normalize('NFC')
    .split(/[\s,]+/)
    .map(listFolds)
    .filter((folds) => folds.length > 0);
  if (words.length === 0) return null;
  const named = index.articles.filter((article) =>
    words.every((folds) => folds.some((fold) => article.words.includes(fold))),
  );
  const [only, ...others] = named;
  if (!only) return null;
  if (others.length === 0) return { kind: 'found', row: only.row };
  return { kind: 'unknown', options: named.slice(0, maxOptions).map(({ row }) => row) };
}

/**
 * Returns suggestions for an unknown article: the closest SKUs or, for a text that reads like a name, the variants with
 * most of its words.
 */
function findIntendedRows(
  index: DealerArticleIndex,
  text: string,
  key: string,
): readonly AvailabilityRow[] {
  const numbered = nearest(index, key);
  if (isSkuLike(text)) return numbered;
  const { places, partialMatches } = searchArticles(index.words, text);
  const named = [...places, ...partialMatches]
    .slice(0, maxOptions)
    .flatMap((place) => index.articles[place]?.row ?? []);
  return named.length > 0 ? named : numbered;
}

/** Returns the closest SKUs of the same type; if there are none, those that begin with the same letter. */
function nearest(
  { byType, articles }: DealerArticleIndex,
  key: string,
): readonly AvailabilityRow[] {
  if (key.length < 3) return [];
  const types = [...byType.keys()].filter((type) => type !== '' && key.startsWith(type));
  const longest = types.sort((a, b) => b.length - a.length)[0];
  const ofType = longest === undefined ? [] : (byType.get(longest) ?? []);
  const near = byDistance(ofType, key, maxTypos);
  return near.length > 0
    ? near
    : byDistance(
        articles.filter((article) => article.key[0] === key[0]),
        key,
        maxTypos,
      );
}

/** Sorts by edit distance. Of equally close variants, the orderable ones come first. */
function byDistance(
  articles: readonly IndexedArticle[],
  key: string,
  limit: number,
): readonly AvailabilityRow[] {
  return articles
    .map((article) => ({ article, distance: computeEditDistance(key, article.key, limit) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || isSoldOut(a.article) - isSoldOut(b.article))
    .slice(0, maxOptions)
    .map(({ article }) => article.row);
}

function isSoldOut({ row }: IndexedArticle): number {
  return computeOrderableQuantity(row) === 0 ? 1 : 0;
}

/** Result of a validated line: `good` lines can be ordered; the others have a reason and suggestions. */
export type ValidatedLine = OrderLineInput &
  (
    | { readonly kind: 'good'; readonly row: AvailabilityRow; readonly pieces: number }
    | Exclude<ArticleMatch, { kind: 'found' }>
    | { readonly kind: 'notNumber' | 'tooSmall'; readonly row: AvailabilityRow }
    | { readonly kind: 'tooMany'; readonly row: AvailabilityRow; readonly possible: number }
    | { readonly kind: 'soldOut'; readonly row: AvailabilityRow }
    /** An earlier line has the same variant. `sum`: pieces of both lines together. */
    | {
        readonly kind: 'twice';
        readonly row: AvailabilityRow;
        readonly firstLine: number;
        readonly sum: number;
      }
  );

type FirstLine = { readonly line: number; readonly pieces: number };

/** Validates each line by itself and against the lines before it. Returns all lines in their order. */
export function validateOrderLines(
  index: DealerArticleIndex,
  lines: readonly OrderLineInput[],
): readonly ValidatedLine[] {
  const firsts = new Map<string, FirstLine>();
  const known = new Map<string, ArticleMatch>();
  return lines.map((line) => {
    const match = known.get(line.article) ?? resolveArticle(index, line.article);
    known.set(line.article, match);
    return match.kind === 'found' ? checkAmount(line, match.row, firsts) : { ...line, ...match };
  });
}

function checkAmount(
  line: OrderLineInput,
  row: AvailabilityRow,
  firsts: Map<string, FirstLine>,
): ValidatedLine {
  const read =
    line.amount === '' ? { kind: 'amount' as const, amount: 1 } : parseQuantity(line.amount);
  if (read.kind !== 'amount') return { ...line, kind: read.kind, row };
  const first = firsts.get(row.productId);
  if (first)
    return { ...line, kind: 'twice', row, firstLine: first.line, sum: first.pieces + read.amount };
  firsts.set(row.productId, { line: line.line, pieces: read.amount });
  const possible = computeOrderableQuantity(row);
  if (possible === 0) return { ...line, kind: 'soldOut', row };
  if (read.amount > possible) return { ...line, kind: 'tooMany', row, possible };
  return { ...line, kind: 'good', row, pieces: read.amount };
}
