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

export const emptyTableFilter: TableFilter = {
  text: '',
  model: '',
  size: '',
  color: '',
  kind: '',
  until: '',
  isStockOnly: false,
};

/** True when the filter asks for anything. */
export function hasTableFilter(filter: TableFilter): boolean {
  const { isStockOnly, ...texts } = filter;
  return isStockOnly || Object.values(texts).some((text) => text.trim() !== '');
}

/** The rows that answer all of the filter, in their order; those a text asks for with the best first. */
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

/** Each table's words, counted once: when somebody is about to look for some. */
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

/** What a text means in a table; the same text again is not looked for twice. */
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

/** What the table shows, as it stands in the address. */
export type TableState = {
  readonly filter: TableFilter;
  readonly sort: TableSort;
  readonly view: 'list' | 'matrix';
  /** Which model the matrix is for; empty: the first of the filter. */
  readonly group: string;
};

const names = { text: 'q', model: 'model', size: 'size', color: 'color', until: 'until' } as const;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const maxLength = 100;

/** Reads the address; what it does not know asks nothing. */
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

/** The address of a state, without what it does not ask for; never an amount or a price. */
export function toTableQuery({ filter, sort, view, group }: TableState): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && params.set(name, value);
  put(names.text, filter.text);
  put(names.model, filter.model);
  put(names.size, filter.size);
  put(names.color, filter.color);
  put('kind', filter.kind);
  put(names.until, filter.until);
  put('stock', filter.isStockOnly ? '1' : '');
  put('sort', sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`);
  put('view', view === 'matrix' ? view : '');
  put('group', view === 'matrix' ? group : '');
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

/** The last days of the month of an ISO moment and of those after it, `count` in all; none for what is no time. */
export function listMonthEnds(moment: string, count: number): readonly IsoDay[] {
  const day = parseDay(moment);
  return day === null ? [] : Array.from({ length: count }, (_, at) => getEndOfMonth(day, at));
}
