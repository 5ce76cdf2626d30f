import { latestAvailability, type Availability } from '../catalog/availability';
import { readAmount } from '../quick-order/read-amount';
import type { PreparedRow } from './prepare-rows';
import { rowAvailability } from './row-availability';

/** Amounts as typed, by SKU. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** What is typed into one field: nothing, pieces that can be ordered, more than there are, or no amount at all. */
export type FieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'good'; readonly pieces: number }
  | { readonly kind: 'tooMany'; readonly possible: number }
  | { readonly kind: 'notNumber' };

type OrderRow = { readonly prepared: PreparedRow; readonly pieces: number };

/** What the amounts come to. Cents, net. */
export type OrderTotals = {
  readonly rows: readonly OrderRow[];
  readonly pieces: number;
  readonly netCents: number;
  /** When everything is there. */
  readonly when: Availability;
  /** SKUs whose amount needs a look, or which are no longer there. */
  readonly bad: readonly string[];
};

/** Reads one field. Nought is as good as nothing. */
export function fieldState(text: string, orderable: number): FieldState {
  if (text.trim() === '' || /^0+$/.test(text.trim())) return { kind: 'empty' };
  const read = readAmount(text);
  if (read.kind !== 'amount') return { kind: 'notNumber' };
  return read.amount > orderable
    ? { kind: 'tooMany', possible: orderable }
    : { kind: 'good', pieces: read.amount };
}

/** Sums up what was typed, in the order of the rows; what needs a look is left out and named. */
export function orderSum(rows: readonly PreparedRow[], amounts: TypedAmounts): OrderTotals {
  const open = new Set(Object.keys(amounts));
  const good: OrderRow[] = [];
  const bad: string[] = [];
  for (const prepared of open.size === 0 ? [] : rows) {
    const { sku } = prepared.row;
    if (!open.delete(sku)) continue;
    const state = fieldState(amounts[sku] ?? '', prepared.orderable);
    if (state.kind === 'good') good.push({ prepared, pieces: state.pieces });
    else if (state.kind !== 'empty') bad.push(sku);
  }
  return {
    rows: good,
    pieces: good.reduce((sum, { pieces }) => sum + pieces, 0),
    netCents: good.reduce((sum, { prepared, pieces }) => sum + prepared.row.hekCents * pieces, 0),
    when: latestAvailability(
      good.map(({ prepared, pieces }) => rowAvailability(prepared.row, pieces)),
    ),
    bad: [...bad, ...open],
  };
}

/** Sets one amount; an empty text takes it out. */
export function withAmount(amounts: TypedAmounts, sku: string, text: string): TypedAmounts {
  if (text !== '') return { ...amounts, [sku]: text };
  return Object.fromEntries(Object.entries(amounts).filter(([known]) => known !== sku));
}

/** Reads what was kept; anything but texts by SKU counts as nothing. */
export function readAmounts(kept: string): TypedAmounts {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Nothing was kept yet, or somebody else wrote it.
    return {};
  }
}
