import { type AvailabilityRow, getRowAvailability } from './availability-row';
import {
  compareAvailability,
  type Availability,
  computeOrderableQuantity,
} from '@/domain/availability/availability';
import { orderedSizes } from '@/domain/catalog/sku';

/** A variant with the values for filtering and sorting, computed once. */
export type AvailabilityTableRow = {
  readonly row: AvailabilityRow;
  readonly when: Availability;
  readonly orderable: number;
  /** Sort position of each text column's value. Comparing numbers is faster than comparing texts. */
  readonly ranks: Readonly<Record<TextColumn, number>>;
};

const textColumns = ['sku', 'title', 'variation', 'color', 'size'] as const;
type TextColumn = (typeof textColumns)[number];

/** Prepares the rows for filtering and sorting, keeping their order. `language` selects the collation of texts. */
export function buildAvailabilityTable(
  rows: readonly AvailabilityRow[],
  language: 'de' | 'en',
): readonly AvailabilityTableRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const places = Object.fromEntries(
    textColumns.map((column) => [
      column,
      placesOf(
        rows.map((row) => textOf(row, column)),
        column === 'size' ? createSizeComparator(compare) : compare,
      ),
    ]),
  ) as Record<TextColumn, ReadonlyMap<string, number>>;
  return rows.map((row) => ({
    row,
    when: getRowAvailability(row),
    orderable: computeOrderableQuantity(row),
    ranks: Object.fromEntries(
      textColumns.map((column) => [column, places[column].get(textOf(row, column)) ?? 0]),
    ) as Record<TextColumn, number>,
  }));
}

/** Compares by availability, then by stock, larger stock first. */
function compareRowAvailability(a: AvailabilityTableRow, b: AvailabilityTableRow): number {
  return compareAvailability(a.when, b.when) || b.row.stock - a.row.stock;
}

/** Creates a comparator that sorts frame and clothing sizes by size. All other values follow, compared as text. */
export function createSizeComparator(compare: (a: string, b: string) => number) {
  return (a: string, b: string): number => {
    const [first, second] = [orderedSizes.indexOf(a), orderedSizes.indexOf(b)];
    if (first >= 0 && second >= 0) return first - second;
    if (first >= 0 || second >= 0) return first >= 0 ? -1 : 1;
    return compare(a, b);
  };
}

function placesOf(
  texts: readonly string[],
  compare: (a: string, b: string) => number,
): ReadonlyMap<string, number> {
  return new Map([...new Set(texts)].sort(compare).map((text, place) => [text, place]));
}

function textOf(row: AvailabilityRow, column: TextColumn): string {
  switch (column) {
    case 'sku':
      return row.sku;
    case 'title':
      return row.title;
    case 'variation':
      return row.variation;
    case 'color':
      return row.colorName;
    case 'size':
      return row.sizeShort;
  }
}

/** Options of the filter, each list in display order. */
export type FilterOptions = {
  readonly models: readonly { readonly slug: string; readonly title: string }[];
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
};

/**
 * Collects the filter options from all rows. Models are identified by slug, because two models may have the same name.
 */
export function listFilterOptions(rows: readonly AvailabilityTableRow[]): FilterOptions {
  const bySlug = new Map(rows.map(({ row }) => [row.slug, row.title]));
  const byRank = (rank: 'color' | 'size', text: (row: AvailabilityTableRow) => string) =>
    [...new Set(rows.toSorted((a, b) => a.ranks[rank] - b.ranks[rank]).map(text))].filter(
      (value) => value !== '',
    );
  return {
    models: [...bySlug].map(([slug, title]) => ({ slug, title })),
    sizes: byRank('size', ({ row }) => row.sizeShort),
    colors: byRank('color', ({ row }) => row.colorName),
  };
}

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

/** Sort order of the table; null: the shop's default order. */
export type TableSort = { readonly column: SortColumn; readonly isDescending: boolean } | null;

/** Sorts by one column. Equal rows keep their order in both directions. */
export function sortTableRows(
  rows: readonly AvailabilityTableRow[],
  sort: TableSort,
): readonly AvailabilityTableRow[] {
  if (sort === null) return rows;
  const compare = comparisons[sort.column];
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a, b));
}

/** Returns the next sort after a click on a column header: ascending, descending, then the default order. */
export function toggleSort(sort: TableSort, column: SortColumn): TableSort {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

type Comparison = (a: AvailabilityTableRow, b: AvailabilityTableRow) => number;

const comparisons: Readonly<Record<SortColumn, Comparison>> = {
  sku: (a, b) => a.ranks.sku - b.ranks.sku,
  title: (a, b) => a.ranks.title - b.ranks.title,
  variation: (a, b) => a.ranks.variation - b.ranks.variation,
  color: (a, b) => a.ranks.color - b.ranks.color,
  size: (a, b) => a.ranks.size - b.ranks.size,
  when: compareRowAvailability,
  incoming: (a, b) => compareDays(firstDelivery(a), firstDelivery(b)),
  hek: (a, b) => a.row.hekCents - b.row.hekCents,
  uvp: (a, b) => a.row.uvpCents - b.row.uvpCents,
};

function firstDelivery({ row }: AvailabilityTableRow): string | null {
  return row.incoming1At ?? row.incoming2At;
}

/** Compares days; rows without a restock come last in ascending order. */
function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
