'use client';

import { useMemo, useRef, useState } from 'react';
import {
  orderSum,
  type OrderTotals,
  type TypedAmounts,
} from '@/domain/availability-table/order-amounts';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { maxOrderLines } from '@/domain/quick-order/parse-lines';
import { openCart } from '@/lib/browser/state/cart-panel';
import { clearOrderAmounts, useOrderAmounts } from './order-amounts';
import { type TakeResult, takeRows } from './take-rows';

export type TableOrder = {
  readonly amounts: TypedAmounts;
  readonly sum: OrderTotals;
  readonly isBusy: boolean;
  readonly result: TakeResult | null;
  /** Puts what can be ordered into the basket, at most as many rows as go at once; the rest stays typed. */
  readonly take: () => Promise<void>;
};

/** The order typed into the availability table, over all variants and not only those the filter shows. */
export function useTableOrder(rows: readonly PreparedRow[]): TableOrder {
  const amounts = useOrderAmounts();
  const sum = useMemo(() => orderSum(rows, amounts), [rows, amounts]);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<TakeResult | null>(null);
  const isUnderWay = useRef(false);

  async function take(): Promise<void> {
    if (isUnderWay.current || sum.rows.length === 0) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setResult(null);
    const wanted = sum.rows
      .slice(0, maxOrderLines)
      .map(({ prepared, pieces }) => ({ row: prepared.row, pieces }));
    const left = sum.rows.length - wanted.length + sum.bad.length;
    const { result: next, taken } = await takeRows(wanted, left);
    clearOrderAmounts(taken.map(({ row }) => row.sku));
    isUnderWay.current = false;
    setIsBusy(false);
    setResult(next);
    if (next?.kind === 'added' && next.left === 0) openCart();
  }

  return { amounts, sum, isBusy, result, take };
}
