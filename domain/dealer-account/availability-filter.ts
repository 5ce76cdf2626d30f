import type { Language } from '@/domain/locale/language';
import {
  type ArticleWordIndex,
  type ArticleSearchResult,
  buildArticleWordIndex,
  searchArticles,
} from './article-index';
import {
  type AvailabilityTableRow,
  type SortColumn,
  sortColumns,
  type TableSort,
} from './availability-table';
import { parseDay, getEndOfMonth, type IsoDay } from '@/domain/time/day';

/** Filter of the availability table. Empty texts do not filter. */
export type TableFilter = {
  readonly text: string;
  /** Slug of a model; empty for all models. */
  readonly model: string;
  readonly size: string;
  readonly color: string;
  readonly kind: '' | 'bike' | 'accessory';
  /** Only variants that ship by this ISO day; variants in stock always match. */
  readonly until: string;
  readonly isStockOnly: boolean;
};

export const emptyTableFilter: TableFilter = {
  text: '',
  model: '',
  size: '',
  color: '',
  kind: '',
  until: '',
  isStockOnly: false,
};

/** Checks whether any filter is set. */
export function hasTableFilter(filter: TableFilter): boolean {
  const { isStockOnly, ...texts } = filter;
  return isStockOnly || Object.values(texts).some((text) => text.trim() !== '');
}

/**
 * Returns the rows that match the whole filter: best match first if a text is searched, otherwise in their original
 * order.
 */
export function filterTableRows(
  rows: readonly AvailabilityTableRow[],
  filter: TableFilter,
  language: Language,
): readonly AvailabilityTableRow[] {
  if (!hasTableFilter(filter)) return rows;
  const { text, model, size, color, kind, until, isStockOnly } = filter;
  const searchedRows =
    text.trim() === ''
      ? rows
      : searchTableRows(rows, text, language).places.flatMap((place) => rows[place] ?? []);
  return searchedRows.filter(
    (prepared) =>
      (model === '' || prepared.row.slug === model) &&
      (size === '' || prepared.row.sizeShort === size) &&
      (color === '' || prepared.row.colorName === color) &&
      (kind === '' || prepared.row.kind === kind) &&
      (!isStockOnly || prepared.row.stock > 0) &&
      (until === '' || isThereUntil(prepared, until)),
  );
}

const known = new WeakMap<readonly AvailabilityTableRow[], ArticleWordIndex>();

/** Returns the word index of a table. It is built on the first call and cached per table. */
export function getTableWordIndex(
  rows: readonly AvailabilityTableRow[],
  language: Language,
): ArticleWordIndex {
  const counted = known.get(rows);
  if (counted) return counted;
  const articles = rows.map(({ row }) => row);
  const words = buildArticleWordIndex(articles, language);
  known.set(rows, words);
  return words;
}

const lastFound = new WeakMap<ArticleWordIndex, { text: string; found: ArticleSearchResult }>();

/** Searches a table. The result for the last text is cached. */
export function searchTableRows(
  rows: readonly AvailabilityTableRow[],
  text: string,
  language: Language,
): ArticleSearchResult {
  const words = getTableWordIndex(rows, language);
  const last = lastFound.get(words);
  if (last?.text === text) return last.found;
  const found = searchArticles(words, text);
  lastFound.set(words, { text, found });
  return found;
}

function isThereUntil({ when }: AvailabilityTableRow, until: string): boolean {
  return when.kind === 'now' || (when.kind === 'date' && when.date <= until);
}

/** State of the availability table, stored in the URL query. */
export type TableState = {
  readonly filter: TableFilter;
  readonly sort: TableSort;
  readonly view: 'list' | 'matrix';
  /** Id of the matrix group to show. Empty: the first group that matches the filter. */
  readonly group: string;
};

const names = { text: 'q', model: 'model', size: 'size', color: 'color', until: 'until' } as const;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const maxLength = 100;

/** Parses the table state from a URL query. Unknown values are ignored. */
export function parseTableQuery(query: string): TableState {
  const params = new URLSearchParams(query);
  const text = (name: string) => (params.get(name) ?? '').slice(0, maxLength);
  const kind = text('kind');
  const until = text(names.until);
  return {
    filter: {
      text: text(names.text),
      model: text(names.model),
      size: text(names.size),
      color: text(names.color),
      kind: kind === 'bike' || kind === 'accessory' ? kind : '',
      until: isoDay.test(until) ? until : '',
      isStockOnly: params.get('stock') === '1',
    },
    sort: toSort(text('sort')),
    view: params.get('view') === 'matrix' ? 'matrix' : 'list',
    group: text('group'),
  };
}

/** Formats the table state as a URL query without default values. The query never contains quantities or prices. */
export function toTableQuery({ filter, sort, view, group }: TableState): string {
  const params = new URLSearchParams();
  const setParam = (name: string, value: string) => value !== '' && params.set(name, value);
  setParam(names.text, filter.text);
  setParam(names.model, filter.model);
  setParam(names.size, filter.size);
  setParam(names.color, filter.color);
  setParam('kind', filter.kind);
  setParam(names.until, filter.until);
  setParam('stock', filter.isStockOnly ? '1' : '');
  setParam('sort', sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`);
  setParam('view', view === 'matrix' ? view : '');
  setParam('group', view === 'matrix' ? group : '');
  return params.toString();
}

export const initialTableState: TableState = {
  filter: emptyTableFilter,
  sort: null,
  view: 'list',
  group: '',
};

function toSort(text: string): TableSort {
  const name = text.replace(/^-/, '');
  const column = sortColumns.find((known): known is SortColumn => known === name);
  return column ? { column, isDescending: text.startsWith('-') } : null;
}

/**
 * Returns the last days of `count` months, starting with the month of `moment` (ISO). Returns an empty list for an
 * invalid date.
 */
export function listMonthEnds(moment: string, count: number): readonly IsoDay[] {
  const day = parseDay(moment);
  return day === null ? [] : Array.from({ length: count }, (_, at) => getEndOfMonth(day, at));
}
