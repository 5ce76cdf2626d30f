import type { AvailabilityRow } from '../b2b/availability-row';
import { compareAvailability, type Availability } from '../catalog/availability';
import { orderablePieces } from '../catalog/orderable-pieces';
import { sizeOrder } from '../catalog/size-order';
import { rowAvailability } from './row-availability';

/** A variant with everything that filtering and sorting ask for, worked out once. */
export type PreparedRow = {
  readonly row: AvailabilityRow;
  readonly when: Availability;
  readonly orderable: number;
  /** Places in the order of each text column: numbers compare faster than texts. */
  readonly ranks: Readonly<Record<TextColumn, number>>;
};

const textColumns = ['sku', 'title', 'variation', 'color', 'size'] as const;
type TextColumn = (typeof textColumns)[number];

/** Prepares the rows in their order. `language` decides how texts are ordered. */
export function prepareRows(
  rows: readonly AvailabilityRow[],
  language: 'de' | 'en',
): readonly PreparedRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const places = Object.fromEntries(
    textColumns.map((column) => [
      column,
      placesOf(
        rows.map((row) => textOf(row, column)),
        column === 'size' ? bySize(compare) : compare,
      ),
    ]),
  ) as Record<TextColumn, ReadonlyMap<string, number>>;
  return rows.map((row) => ({
    row,
    when: rowAvailability(row),
    orderable: orderablePieces(row),
    ranks: Object.fromEntries(
      textColumns.map((column) => [column, places[column].get(textOf(row, column)) ?? 0]),
    ) as Record<TextColumn, number>,
  }));
}

/** Orders by when a piece is there, the larger stock first. */
export function compareWhen(a: PreparedRow, b: PreparedRow): number {
  return compareAvailability(a.when, b.when) || b.row.stock - a.row.stock;
}

/** Orders sizes of clothes and frames by what they mean, all others as texts behind them. */
export function bySize(compare: (a: string, b: string) => number) {
  return (a: string, b: string): number => {
    const [first, second] = [sizeOrder.indexOf(a), sizeOrder.indexOf(b)];
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
