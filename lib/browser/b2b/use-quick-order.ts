'use client';

import { useLocale } from 'next-intl';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import {
  type ValidatedLine,
  validateOrderLines,
} from '@/domain/dealer-account/validate-order-lines';
import { maxOrderLines, parseOrderLines, removeLines } from '@/domain/dealer-account/order-lines';
import { buildArticleIndex, type DealerArticleIndex } from '@/domain/dealer-account/article-index';
import { openCart } from '@/lib/browser/navigation/panels';
import { quickOrderDraft } from './quick-order-input';
import { type AddRowsResult, addRowsToBasket } from './add-rows-to-basket';

type ValidLine = Extract<ValidatedLine, { kind: 'good' }>;

export type QuickOrderState = {
  readonly index: DealerArticleIndex;
  readonly checked: readonly ValidatedLine[];
  readonly validLines: readonly ValidLine[];
  /** Number of pasted table rows that contain no quantity. */
  readonly withoutAmount: number;
  /** True when the list has more rows than can be ordered at once; nothing is added then. */
  readonly isTooLong: boolean;
  readonly isBusy: boolean;
  readonly result: AddRowsResult | null;
  /** Adds all valid rows to the basket in one request; invalid rows stay in the list for correction. */
  readonly submit: () => Promise<void>;
};

/** Validates the typed list of article numbers and quantities against the available variants. */
export function useQuickOrder(rows: readonly AvailabilityRow[]): QuickOrderState {
  const text = useDeferredValue(quickOrderDraft.useText());
  const language = useLocale();
  const index = useMemo(() => buildArticleIndex(rows, language), [rows, language]);
  const { lines, rowsWithoutQuantity } = useMemo(() => parseOrderLines(text), [text]);
  const isTooLong = lines.length > maxOrderLines;
  const checked = useMemo(
    () => (isTooLong ? [] : validateOrderLines(index, lines)),
    [index, isTooLong, lines],
  );
  const validLines = useMemo(() => checked.filter(isValidLine), [checked]);
  const [result, setResult] = useState<AddRowsResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isPending = useRef(false);

  async function addToBasket(): Promise<void> {
    // Validates the text again, because the displayed result is deferred and may be one keystroke behind.
    const now = validateOrderLines(index, parseOrderLines(quickOrderDraft.get()).lines);
    const currentLines = now.filter(isValidLine);
    if (isPending.current || currentLines.length === 0 || now.length > maxOrderLines) return;
    isPending.current = true;
    setIsBusy(true);
    setResult(null);
    const { result: next, rows: addedRows } = await addRowsToBasket(
      currentLines,
      now.length - currentLines.length,
    );
    forget(addedRows);
    isPending.current = false;
    setIsBusy(false);
    setResult(next);
    if (next?.kind === 'added' && next.left === 0) openCart();
  }

  return {
    index,
    checked,
    validLines,
    withoutAmount: rowsWithoutQuantity,
    isTooLong,
    isBusy,
    result,
    submit: addToBasket,
  };
}

function isValidLine(line: ValidatedLine): line is ValidLine {
  return line.kind === 'good';
}

/** Removes the added rows from the typed list, and its header row if no row remains below it. */
function forget(addedLines: readonly ValidLine[]): void {
  const rest = removeLines(quickOrderDraft.get(), new Set(addedLines.map(({ line }) => line)));
  quickOrderDraft.set(parseOrderLines(rest).lines.length === 0 ? '' : rest);
}
