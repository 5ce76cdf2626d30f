'use client';

import { useLocale } from 'next-intl';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { type CheckedLine, checkOrder } from '@/domain/quick-order/check-order';
import { removeLines } from '@/domain/quick-order/edit-lines';
import { indexArticles, type OrderIndex } from '@/domain/quick-order/order-index';
import { maxOrderLines, parseOrder } from '@/domain/quick-order/parse-lines';
import { openCart } from '@/lib/browser/state/cart-panel';
import { quickOrderDraft } from './quick-order-draft';
import { type TakeResult, takeRows } from './take-rows';

type GoodLine = Extract<CheckedLine, { kind: 'good' }>;

export type QuickOrderState = {
  readonly index: OrderIndex;
  readonly checked: readonly CheckedLine[];
  readonly good: readonly GoodLine[];
  /** Lines of a table without an amount. */
  readonly withoutAmount: number;
  /** More than can be ordered at once: nothing is taken, nothing is lost. */
  readonly isTooLong: boolean;
  readonly isBusy: boolean;
  readonly result: TakeResult | null;
  /** Puts all good lines into the basket at once; the others stay for repair. */
  readonly take: () => Promise<void>;
};

/** Checks the list as it is typed, against the variants there are. */
export function useQuickOrder(rows: readonly AvailabilityRow[]): QuickOrderState {
  const text = useDeferredValue(quickOrderDraft.useText());
  const language = useLocale();
  const index = useMemo(() => indexArticles(rows, language), [rows, language]);
  const { lines, withoutAmount } = useMemo(() => parseOrder(text), [text]);
  const isTooLong = lines.length > maxOrderLines;
  const checked = useMemo(
    () => (isTooLong ? [] : checkOrder(index, lines)),
    [index, isTooLong, lines],
  );
  const good = useMemo(() => checked.filter(isGood), [checked]);
  const [result, setResult] = useState<TakeResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function take(): Promise<void> {
    // The list as it is now: what is shown may be a letter behind.
    const now = checkOrder(index, parseOrder(quickOrderDraft.get()).lines);
    const goodNow = now.filter(isGood);
    if (isUnderWay.current || goodNow.length === 0 || now.length > maxOrderLines) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setResult(null);
    const { result: next, taken } = await takeRows(goodNow, now.length - goodNow.length);
    forget(taken);
    isUnderWay.current = false;
    setIsBusy(false);
    setResult(next);
    if (next?.kind === 'added' && next.left === 0) openCart();
  }

  return { index, checked, good, withoutAmount, isTooLong, isBusy, result, take };
}

function isGood(line: CheckedLine): line is GoodLine {
  return line.kind === 'good';
}

/** What is in the basket leaves the list; a head with nothing below it goes, too. */
function forget(taken: readonly GoodLine[]): void {
  const rest = removeLines(quickOrderDraft.get(), new Set(taken.map(({ line }) => line)));
  quickOrderDraft.set(parseOrder(rest).lines.length === 0 ? '' : rest);
}
