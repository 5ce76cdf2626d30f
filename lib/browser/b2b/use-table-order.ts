'use client';

import { useMemo, useRef, useState } from 'react';
import {
  parseQuantityInputs,
  type QuantityInputs,
  setQuantityInput,
  computeOrderTotals,
  type OrderTotals,
} from '@/domain/dealer-account/order-quantities';
import { createSessionText } from './create-query-store';
import type { AvailabilityTableRow } from '@/domain/dealer-account/availability-table';
import { maxOrderLines } from '@/domain/dealer-account/order-lines';
import { openCart } from '@/lib/browser/navigation/panels';
import { type AddRowsResult, addRowsToBasket } from './add-rows-to-basket';
import {
  type TableFilter,
  parseTableQuery,
  type TableState,
  toTableQuery,
} from '@/domain/dealer-account/availability-filter';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

/**
 * Quantities typed into the availability table, by SKU; prices are never stored. They survive filtering, a reload and
 * new data.
 */
const storedQuantities = createSessionText('b2bOrderQuantities', 'b2bOrderAmounts');

/** Subscribes to the typed quantities. */
function useOrderQuantities(): QuantityInputs {
  const text = storedQuantities.useText();
  return useMemo(() => parseQuantityInputs(text), [text]);
}

/** Sets the quantity of one variant; an empty text removes it. */
export function setOrderQuantity(sku: string, text: string): void {
  write(setQuantityInput(parseQuantityInputs(storedQuantities.get()), sku, text));
}

/** Removes the quantities of some variants, or of all when no SKUs are given. */
export function clearOrderQuantities(skus?: readonly string[]): void {
  const orderedSkus = new Set(skus ?? []);
  const amounts = Object.entries(parseQuantityInputs(storedQuantities.get()));
  write(skus ? Object.fromEntries(amounts.filter(([sku]) => !orderedSkus.has(sku))) : {});
}

function write(amounts: QuantityInputs): void {
  storedQuantities.set(Object.keys(amounts).length === 0 ? '' : JSON.stringify(amounts));
}

export type TableOrder = {
  readonly quantities: QuantityInputs;
  readonly sum: OrderTotals;
  readonly isBusy: boolean;
  readonly result: AddRowsResult | null;
  /** Adds the orderable rows to the basket, up to the maximum per request; further rows stay in the table. */
  readonly submit: () => Promise<void>;
};

/** Returns the order typed into the availability table, including variants hidden by the filter. */
export function useTableOrder(rows: readonly AvailabilityTableRow[]): TableOrder {
  const amounts = useOrderQuantities();
  const sum = useMemo(() => computeOrderTotals(rows, amounts), [rows, amounts]);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<AddRowsResult | null>(null);
  const isSubmitting = useRef(false);

  async function submit(): Promise<void> {
    if (isSubmitting.current || sum.rows.length === 0) return;
    isSubmitting.current = true;
    setIsBusy(true);
    setResult(null);
    const submittedRows = sum.rows
      .slice(0, maxOrderLines)
      .map(({ prepared, quantity: pieces }) => ({ row: prepared.row, pieces }));
    const left = sum.rows.length - submittedRows.length + sum.invalidSkus.length;
    const { result: next, rows: addedRows } = await addRowsToBasket(submittedRows, left);
    clearOrderQuantities(addedRows.map(({ row }) => row.sku));
    isSubmitting.current = false;
    setIsBusy(false);
    setResult(next);
    if (next?.kind === 'added' && next.left === 0) openCart();
  }

  return { quantities: amounts, sum, isBusy, result, submit };
}

export type TableStateHandle = TableState & {
  /**
   * Changes the table's filter, order or view. Every selected option creates a history entry; typed characters do not.
   */
  readonly change: (patch: Partial<TableState>) => void;
  readonly filterBy: (patch: Partial<TableFilter>) => void;
};

/**
 * Returns filter, sort order and view of the availability table, which are stored in the URL, and functions to change
 * them.
 */
export function useTableState(): TableStateHandle {
  const [query, write] = useUrlQuery();
  const state = useMemo(() => parseTableQuery(query), [query]);
  return {
    ...state,
    change: (patch) => write(toTableQuery({ ...state, ...patch }), 'push'),
    filterBy: (patch) =>
      write(
        toTableQuery({ ...state, filter: { ...state.filter, ...patch } }),
        'text' in patch ? 'replace' : 'push',
      ),
  };
}
