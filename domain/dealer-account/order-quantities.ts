import { getLatestAvailability, type Availability } from '@/domain/availability/availability';
import { parseQuantity } from './parse-quantity';
import type { AvailabilityTableRow } from './availability-table';
import { getRowAvailability } from './availability-row';

/** Amounts as typed, by SKU. */
export type QuantityInputs = Readonly<Record<string, string>>;

/** What is typed into one field: nothing, pieces that can be ordered, more than there are, or no amount at all. */
export type QuantityFieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'good'; readonly pieces: number }
  | { readonly kind: 'tooMany'; readonly possible: number }
  | { readonly kind: 'notNumber' };

type OrderRow = { readonly prepared: AvailabilityTableRow; readonly quantity: number };

/** What the amounts come to. Cents, net. */
export type OrderTotals = {
  readonly rows: readonly OrderRow[];
  readonly quantity: number;
  readonly netCents: number;
  /** When everything is there. */
  readonly when: Availability;
  /** SKUs whose amount needs a look, or which are no longer there. */
  readonly bad: readonly string[];
};

/** Reads one field. Nought is as good as nothing. */
export function getQuantityFieldState(text: string, orderable: number): QuantityFieldState {
  if (text.trim() === '' || /^0+$/.test(text.trim())) return { kind: 'empty' };
  const read = parseQuantity(text);
  if (read.kind !== 'amount') return { kind: 'notNumber' };
  return read.amount > orderable
    ? { kind: 'tooMany', possible: orderable }
    : { kind: 'good', pieces: read.amount };
}

/** Sums up what was typed, in the order of the rows; what needs a look is left out and named. */
export function computeOrderTotals(
  rows: readonly AvailabilityTableRow[],
  amounts: QuantityInputs,
): OrderTotals {
  const open = new Set(Object.keys(amounts));
  const good: OrderRow[] = [];
  const bad: string[] = [];
  for (const prepared of open.size === 0 ? [] : rows) {
    const { sku } = prepared.row;
    if (!open.delete(sku)) continue;
    const state = getQuantityFieldState(amounts[sku] ?? '', prepared.orderable);
    if (state.kind === 'good') good.push({ prepared, quantity: state.pieces });
    else if (state.kind !== 'empty') bad.push(sku);
  }
  return {
    rows: good,
    quantity: good.reduce((sum, { quantity }) => sum + quantity, 0),
    netCents: good.reduce(
      (sum, { prepared, quantity }) => sum + prepared.row.hekCents * quantity,
      0,
    ),
    when: getLatestAvailability(
      good.map(({ prepared, quantity }) => getRowAvailability(prepared.row, quantity)),
    ),
    bad: [...bad, ...open],
  };
}

/** Sets one amount; an empty text takes it out. */
export function setQuantityInput(
  amounts: QuantityInputs,
  sku: string,
  text: string,
): QuantityInputs {
  if (text !== '') return { ...amounts, [sku]: text };
  return Object.fromEntries(Object.entries(amounts).filter(([known]) => known !== sku));
}

/** Reads what was kept; anything but texts by SKU counts as nothing. */
export function parseQuantityInputs(kept: string): QuantityInputs {
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
