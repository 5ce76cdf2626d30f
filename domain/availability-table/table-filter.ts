import type { Language } from '../language/detect-language';
import {
  type ArticleWords,
  type FoundArticles,
  indexArticleWords,
  searchArticles,
} from '../quick-order/article-words';
import type { PreparedRow } from './prepare-rows';

/** What is asked of the table; empty texts ask nothing. */
export type TableFilter = {
  readonly text: string;
  /** The slug of a model. */
  readonly model: string;
  readonly size: string;
  readonly color: string;
  readonly kind: '' | 'bike' | 'accessory';
  /** Deliverable until this ISO day; what is in stock always is. */
  readonly until: string;
  readonly isStockOnly: boolean;
};

export const noFilter: TableFilter = {
  text: '',
  model: '',
  size: '',
  color: '',
  kind: '',
  until: '',
  isStockOnly: false,
};

/** True when the filter asks for anything. */
export function isFiltered(filter: TableFilter): boolean {
  const { isStockOnly, ...texts } = filter;
  return isStockOnly || Object.values(texts).some((text) => text.trim() !== '');
}

/** The rows that answer all of the filter, in their order; those a text asks for with the best first. */
export function filterRows(
  rows: readonly PreparedRow[],
  filter: TableFilter,
  language: Language,
): readonly PreparedRow[] {
  if (!isFiltered(filter)) return rows;
  const { text, model, size, color, kind, until, isStockOnly } = filter;
  const asked =
    text.trim() === ''
      ? rows
      : searchRows(rows, text, language).places.flatMap((place) => rows[place] ?? []);
  return asked.filter(
    (prepared) =>
      (model === '' || prepared.row.slug === model) &&
      (size === '' || prepared.row.sizeShort === size) &&
      (color === '' || prepared.row.colorName === color) &&
      (kind === '' || prepared.row.kind === kind) &&
      (!isStockOnly || prepared.row.stock > 0) &&
      (until === '' || isThereUntil(prepared, until)),
  );
}

const known = new WeakMap<readonly PreparedRow[], ArticleWords>();

/** Each table's words, counted once: when somebody is about to look for some. */
export function wordsOfRows(rows: readonly PreparedRow[], language: Language): ArticleWords {
  const counted = known.get(rows);
  if (counted) return counted;
  const articles = rows.map(({ row }) => row);
  const words = indexArticleWords(articles, language);
  known.set(rows, words);
  return words;
}

const lastFound = new WeakMap<ArticleWords, { text: string; found: FoundArticles }>();

/** What a text means in a table; the same text again is not looked for twice. */
export function searchRows(
  rows: readonly PreparedRow[],
  text: string,
  language: Language,
): FoundArticles {
  const words = wordsOfRows(rows, language);
  const last = lastFound.get(words);
  if (last?.text === text) return last.found;
  const found = searchArticles(words, text);
  lastFound.set(words, { text, found });
  return found;
}

function isThereUntil({ when }: PreparedRow, until: string): boolean {
  return when.kind === 'now' || (when.kind === 'date' && when.date <= until);
}
