'use client';

import { useMemo } from 'react';
import {
  readAmounts,
  type TypedAmounts,
  withAmount,
} from '@/domain/availability-table/order-amounts';
import { createTypedText } from './typed-text';

/** The amounts typed into the availability table: SKU and amount, never a price. They survive filters, a reload and new data. */
const kept = createTypedText('b2bOrderAmounts');

/** Follows the amounts. */
export function useOrderAmounts(): TypedAmounts {
  const text = kept.useText();
  return useMemo(() => readAmounts(text), [text]);
}

/** Sets the amount of one variant; an empty text takes it out. */
export function setOrderAmount(sku: string, text: string): void {
  write(withAmount(readAmounts(kept.get()), sku, text));
}

/** Takes the amounts of some variants out, without any of all. */
export function clearOrderAmounts(skus?: readonly string[]): void {
  const gone = new Set(skus ?? []);
  const amounts = Object.entries(readAmounts(kept.get()));
  write(skus ? Object.fromEntries(amounts.filter(([sku]) => !gone.has(sku))) : {});
}

function write(amounts: TypedAmounts): void {
  kept.set(Object.keys(amounts).length === 0 ? '' : JSON.stringify(amounts));
}
