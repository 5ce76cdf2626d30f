'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { type CheckedLine, checkOrder } from '@/domain/quick-order/check-order';
import { removeLines } from '@/domain/quick-order/edit-lines';
import { indexArticles, type OrderIndex } from '@/domain/quick-order/order-index';
import { maxOrderLines, parseOrder } from '@/domain/quick-order/parse-lines';
import { openCart } from '@/lib/client-state/cart-panel';
import { addItems } from './add-items';
import { quickOrderDraft } from './quick-order-draft';

type GoodLine = Extract<CheckedLine, { kind: 'good' }>;

/** What came of the last try; `refused` are lines that the shop did not take although they looked good. */
export type QuickOrderResult =
  | { readonly kind: 'added'; readonly added: number; readonly left: number }
  | { readonly kind: 'partly'; readonly added: number; readonly refused: readonly RefusedLine[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type RefusedLine = { readonly row: AvailabilityRow; readonly available: number };

export type QuickOrder = {
  readonly index: OrderIndex;
  readonly checked: readonly CheckedLine[];
  readonly good: readonly GoodLine[];
  /** Lines of a table without an amount. */
  readonly withoutAmount: number;
  /** More than can be ordered at once: nothing is taken, nothing is lost. */
  readonly isTooLong: boolean;
  readonly isBusy: boolean;
  readonly result: QuickOrderResult | null;
  /** Puts all good lines into the basket at once; the others stay for repair. */
  readonly take: () => Promise<void>;
};

/** Checks the list as it is typed, against the variants there are. */
export function useQuickOrder(rows: readonly AvailabilityRow[]): QuickOrder {
  const text = useDeferredValue(quickOrderDraft.useText());
  const index = useMemo(() => indexArticles(rows), [rows]);
  const { lines, withoutAmount } = useMemo(() => parseOrder(text), [text]);
  const isTooLong = lines.length > maxOrderLines;
  const checked = useMemo(
    () => (isTooLong ? [] : checkOrder(index, lines)),
    [index, isTooLong, lines],
  );
  const good = useMemo(() => checked.filter(isGood), [checked]);
  const [result, setResult] = useState<QuickOrderResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function take(): Promise<void> {
    // The list as it is now: what is shown may be a letter behind.
    const now = checkOrder(index, parseOrder(quickOrderDraft.read()).lines);
    const goodNow = now.filter(isGood);
    if (isUnderWay.current || goodNow.length === 0 || now.length > maxOrderLines) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setResult(null);
    const next = await order(goodNow, now.length - goodNow.length);
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

async function order(good: readonly GoodLine[], left: number): Promise<QuickOrderResult | null> {
  const items = good.map(({ row, pieces }) => ({ productId: row.productId, amount: pieces }));
  const answer = await addItems(items);
  if (answer.kind === 'sessionEnded') return null;
  if (answer.kind !== 'done') return answer;
  const { added, refused } = answer.value;
  const missing = new Map(refused.map(({ index, available }) => [index, available]));
  const taken = good.filter((_, at) => !missing.has(at));
  forget(taken);
  if (missing.size === 0) return { kind: 'added', added, left };
  const lines = good.flatMap(({ row }, at) => {
    const available = missing.get(at);
    return available === undefined ? [] : [{ row, available }];
  });
  return { kind: 'partly', added, refused: lines };
}

/** What is in the basket leaves the list; a head with nothing below it goes, too. */
function forget(taken: readonly GoodLine[]): void {
  const rest = removeLines(quickOrderDraft.read(), new Set(taken.map(({ line }) => line)));
  quickOrderDraft.write(parseOrder(rest).lines.length === 0 ? '' : rest);
}
