import { orderablePieces } from '../catalog/orderable-pieces';
import type { AvailabilityRow } from '../b2b/availability-row';
import { foldsOf } from '../search/fold';
import { editDistance } from '../search/edit-distance';
import { searchArticles } from './article-words';
import type { IndexedArticle, OrderIndex } from './order-index';
import { looksLikeSku, skuKey, skuSegments } from './sku-key';

/** What is not built of a variant that was asked for. */
type NotBuiltPart = 'color' | 'size' | 'combination';

export type ArticleMatch =
  | { readonly kind: 'found'; readonly row: AvailabilityRow }
  /** The drivetrain exists; `options` are the nearest that are built, best first. */
  | {
      readonly kind: 'notBuilt';
      readonly part: NotBuiltPart;
      readonly wanted: string;
      readonly options: readonly AvailabilityRow[];
    }
  /** The same bicycle under the number of another model year; the newest first. */
  | {
      readonly kind: 'otherYear';
      readonly year: string;
      readonly options: readonly AvailabilityRow[];
    }
  | { readonly kind: 'unknown'; readonly options: readonly AvailabilityRow[] };

const maxOptions = 4;
const maxTypos = 3;

/** Finds what somebody wrote, by article number however it was separated, else by name when only one variant has all its words. */
export function matchArticle(index: OrderIndex, text: string): ArticleMatch {
  const key = skuKey(text);
  const found = index.byKey.get(key);
  if (found) return { kind: 'found', row: found.row };
  return (
    ofOtherYear(index, text) ??
    notBuilt(index, text) ??
    byName(index, text) ?? { kind: 'unknown', options: meant(index, text, key) }
  );
}

/** Only the year is not: numbers change from one model year to the next, and nobody means another colour by an old one. */
function ofOtherYear(index: OrderIndex, text: string): ArticleMatch | null {
  const [type = '', year = '', ...rest] = skuSegments(text);
  if (rest.length !== 3 || !/^\d\d$/.test(year)) return null;
  const yearOf = ({ row }: IndexedArticle) => skuSegments(row.sku)[1] ?? '';
  const same = (index.byType.get(type) ?? [])
    .filter(({ row }) => skuSegments(row.sku).slice(2).join('.') === rest.join('.'))
    .sort((a, b) => yearOf(b).localeCompare(yearOf(a)));
  return same.length === 0
    ? null
    : { kind: 'otherYear', year, options: same.map(({ row }) => row) };
}

/** Type, year and frame are known, colour or size are not, or not together. Bikes only: their numbers have five segments. */
function notBuilt(index: OrderIndex, text: string): ArticleMatch | null {
  const [type = '', year = '', variation = '', size = '', color = '', ...more] = skuSegments(text);
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
  const options = byDistance(fitting.length > 0 ? fitting : ofFrame, skuKey(text), Infinity);
  return { kind: 'notBuilt', part, wanted: part === 'size' ? size : color, options };
}

function byName(index: OrderIndex, text: string): ArticleMatch | null {
  const words = text
    .normalize('NFC')
    .split(/[\s,]+/)
    .map(foldsOf)
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

/** For what nothing is called: the nearest numbers, and for what reads like a name what has most of its words. */
function meant(index: OrderIndex, text: string, key: string): readonly AvailabilityRow[] {
  const numbered = nearest(index, key);
  if (looksLikeSku(text)) return numbered;
  const { places, nearly } = searchArticles(index.words, text);
  const named = [...places, ...nearly]
    .slice(0, maxOptions)
    .flatMap((place) => index.articles[place]?.row ?? []);
  return named.length > 0 ? named : numbered;
}

/** The nearest within the type as written; without such a type, among those that begin with the same letter. */
function nearest({ byType, articles }: OrderIndex, key: string): readonly AvailabilityRow[] {
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

/** Of equally near ones those first that can be ordered. */
function byDistance(
  articles: readonly IndexedArticle[],
  key: string,
  limit: number,
): readonly AvailabilityRow[] {
  return articles
    .map((article) => ({ article, distance: editDistance(key, article.key, limit) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || isSoldOut(a.article) - isSoldOut(b.article))
    .slice(0, maxOptions)
    .map(({ article }) => article.row);
}

function isSoldOut({ row }: IndexedArticle): number {
  return orderablePieces(row) === 0 ? 1 : 0;
}
