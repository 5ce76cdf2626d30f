import { compareWhen, type PreparedRow } from './prepare-rows';

export const sortColumns = [
  'sku',
  'title',
  'variation',
  'color',
  'size',
  'when',
  'incoming',
  'hek',
  'uvp',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** null: the order of the shop. */
export type TableSort = { readonly column: SortColumn; readonly isDescending: boolean } | null;

/** Sorts by one column; equal rows keep their order, whichever way round. */
export function sortRows(rows: readonly PreparedRow[], sort: TableSort): readonly PreparedRow[] {
  if (sort === null) return rows;
  const compare = comparisons[sort.column];
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a, b));
}

/** What a press on a column's head does: up, then down, then the order of the shop again. */
export function nextSort(sort: TableSort, column: SortColumn): TableSort {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

type Comparison = (a: PreparedRow, b: PreparedRow) => number;

const comparisons: Readonly<Record<SortColumn, Comparison>> = {
  sku: (a, b) => a.ranks.sku - b.ranks.sku,
  title: (a, b) => a.ranks.title - b.ranks.title,
  variation: (a, b) => a.ranks.variation - b.ranks.variation,
  color: (a, b) => a.ranks.color - b.ranks.color,
  size: (a, b) => a.ranks.size - b.ranks.size,
  when: compareWhen,
  incoming: (a, b) => compareDays(firstDelivery(a), firstDelivery(b)),
  hek: (a, b) => a.row.hekCents - b.row.hekCents,
  uvp: (a, b) => a.row.uvpCents - b.row.uvpCents,
};

function firstDelivery({ row }: PreparedRow): string | null {
  return row.incoming1At ?? row.incoming2At;
}

/** No delivery comes last. */
function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
