import { noFilter, type TableFilter } from './table-filter';
import { type SortColumn, sortColumns, type TableSort } from './table-sort';

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
  filter: noFilter,
  sort: null,
  view: 'list',
  group: '',
};

function toSort(text: string): TableSort {
  const name = text.replace(/^-/, '');
  const column = sortColumns.find((known): known is SortColumn => known === name);
  return column ? { column, isDescending: text.startsWith('-') } : null;
}
