import { getLatestAvailability, type Availability } from '@/domain/availability/availability';
import { parseQuantity } from './parse-quantity';
import type { AvailabilityTableRow } from './availability-table';
import { getRowAvailability } from './availability-row';

/** Quantities as typed, by SKU. */
export type QuantityInputs = Readonly<Record<string, string>>;

/** State of a quantity field: empty, orderable, more pieces than available, or not a number. */
export type QuantityFieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'good'; readonly pieces: number }
  | { readonly kind: 'tooMany'; readonly possible: number }
  | { readonly kind: 'notNumber' };

type OrderRow = { readonly prepared: AvailabilityTableRow; readonly quantity: number };

/** Totals of the entered quantities. Net amount in cents. */
export type OrderTotals = {
  readonly rows: readonly OrderRow[];
  readonly quantity: number;
  readonly netCents: number;
  /** Availability of all pieces together. */
  readonly availability: Availability;
  /** SKUs with an invalid quantity or that no longer exist. */
  readonly invalidSkus: readonly string[];
};

/** Parses a quantity field. Zero counts as empty. */
export function getQuantityFieldState(text: string, orderable: number): QuantityFieldState {
  if (text.trim() === '' || /^0+$/.test(text.trim())) return { kind: 'empty' };
  const read = parseQuantity(text);
  if (read.kind !== 'amount') return { kind: 'notNumber' };
  return read.amount > orderable
    ? { kind: 'tooMany', possible: orderable }
    : { kind: 'good', pieces: read.amount };
}

/**
 * Computes the totals of the entered quantities, in the order of the rows. Invalid quantities are not included; their
 * SKUs are listed in `bad`.
 */
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
    availability: getLatestAvailability(
      good.map(({ prepared, quantity }) => getRowAvailability(prepared.row, quantity)),
    ),
    invalidSkus: [...bad, ...open],
  };
}

/** Sets a quantity. An empty text removes it. */
export function setQuantityInput(
  amounts: QuantityInputs,
  sku: string,
  text: string,
): QuantityInputs {
  if (text !== '') return { ...amounts, [sku]: text };
  return Object.fromEntries(Object.entries(amounts).filter(([known]) => known !== sku));
}

/** Parses stored quantities. Values that are not texts are ignored; invalid JSON counts as empty. */
export function parseQuantityInputs(stored: string): QuantityInputs {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Nothing is stored yet, or other code wrote the value.
    return {};
  }
}
