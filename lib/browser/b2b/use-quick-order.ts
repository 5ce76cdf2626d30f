'use client';

import { useLocale } from 'next-intl';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import {
  type ValidatedLine,
  validateOrderLines,
} from '@/domain/dealer-account/validate-order-lines';
import { removeLines } from '@/domain/dealer-account/order-lines';
import { buildArticleIndex, type DealerArticleIndex } from '@/domain/dealer-account/article-index';
import { maxOrderLines, parseOrderLines } from '@/domain/dealer-account/order-lines';
import { openCart } from '@/lib/browser/navigation/panels';
import { quickOrderDraft } from './quick-order-input';
import { type AddRowsResult, addRowsToBasket } from './add-rows';

type GoodLine = Extract<ValidatedLine, { kind: 'good' }>;

export type QuickOrderState = {
  readonly index: DealerArticleIndex;
  readonly checked: readonly ValidatedLine[];
  readonly good: readonly GoodLine[];
  /** Lines of a table without an amount. */
  readonly withoutAmount: number;
  /** More than can be ordered at once: nothing is taken, nothing is lost. */
  readonly isTooLong: boolean;
  readonly isBusy: boolean;
  readonly result: AddRowsResult | null;
  /** Puts all good lines into the basket at once; the others stay for repair. */
  readonly submit: () => Promise<void>;
};

/** Checks the list as it is typed, against the variants there are. */
export function useQuickOrder(rows: readonly AvailabilityRow[]): QuickOrderState {
  const text = useDeferredValue(quickOrderDraft.useText());
  const language = useLocale();
  const index = useMemo(() => buildArticleIndex(rows, language), [rows, language]);
  const { lines, withoutAmount } = useMemo(() => parseOrderLines(text), [text]);
  const isTooLong = lines.length > maxOrderLines;
  const checked = useMemo(
    () => (isTooLong ? [] : validateOrderLines(index, lines)),
    [index, isTooLong, lines],
  );
  const good = useMemo(() => checked.filter(isGood), [checked]);
  const [result, setResult] = useState<AddRowsResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function take(): Promise<void> {
    // The list as it is now: what is shown may be a letter behind.
    const now = validateOrderLines(index, parseOrderLines(quickOrderDraft.get()).lines);
    const goodNow = now.filter(isGood);
    if (isUnderWay.current || goodNow.length === 0 || now.length > maxOrderLines) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setResult(null);
    const { result: next, taken } = await addRowsToBasket(goodNow, now.length - goodNow.length);
    forget(taken);
    isUnderWay.current = false;
    setIsBusy(false);
    setResult(next);
    if (next?.kind === 'added' && next.left === 0) openCart();
  }

  return { index, checked, good, withoutAmount, isTooLong, isBusy, result, submit: take };
}

function isGood(line: ValidatedLine): line is GoodLine {
  return line.kind === 'good';
}

/** What is in the basket leaves the list; a head with nothing below it goes, too. */
function forget(taken: readonly GoodLine[]): void {
  const rest = removeLines(quickOrderDraft.get(), new Set(taken.map(({ line }) => line)));
  quickOrderDraft.set(parseOrderLines(rest).lines.length === 0 ? '' : rest);
}
