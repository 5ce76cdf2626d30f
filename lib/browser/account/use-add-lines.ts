import { toReorderLines, type ReorderSourceLine } from '@/domain/basket/reorder-lines';
import { parseAvailableQuantity } from '@/domain/basket/error-recovery';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { getCartStatus } from '@/lib/browser/basket/use-cart';
import { useRef, useState } from 'react';
import { openCart } from '@/lib/browser/navigation/panels';

/** Result of adding one line to the basket; `wanted` is the requested quantity, `added` the quantity that was added. */
export type AddLineResult = { id: string; title: string; wanted: number } & (
  | { kind: 'added' }
  | { kind: 'partly'; added: number }
  /** Nothing was added, because the product is out of stock at the moment. */
  | { kind: 'unavailable' }
  /** Rejected for a reason other than stock, for instance because the basket is full. */
  | { kind: 'rejected' }
  /** Nothing was added, because the product is no longer sold. */
  | { kind: 'gone' }
  /** The shop service did not respond; the line can be retried. */
  | { kind: 'open' }
);

/**
 * Adds lines to the active basket one after the other and returns the result of each. When the shop service stops
 * responding, the remaining lines are not tried and stay `open`.
 */
export async function addLinesToBasket(
  source: readonly ReorderSourceLine[],
): Promise<AddLineResult[]> {
  const results: AddLineResult[] = [];
  for (const line of toReorderLines(source)) {
    const isOpen = results.at(-1)?.kind === 'open';
    const { id, title, amount } = line;
    results.push(isOpen ? { id, title, wanted: amount, kind: 'open' } : await add(line));
  }
  return results;
}

async function add({
  id,
  title,
  amount,
  productId,
  persParam,
}: ReorderSourceLine): Promise<AddLineResult> {
  const about = { id, title, wanted: amount };
  if (productId === null) return { ...about, kind: 'gone' };
  const result = await addToBasket({ productId, title, amount, persParam });
  if (result.kind === 'added') return { ...about, kind: 'added' };
  if (result.kind === 'partly') return { ...about, kind: 'partly', added: result.added };
  if (getCartStatus() !== 'ready') return { ...about, kind: 'open' };
  return { ...about, kind: isSoldOut(result.message) ? 'unavailable' : 'rejected' };
}

/** True for rejections caused by stock, also when the basket already contains all units in stock. */
function isSoldOut(message: string): boolean {
  return (
    parseAvailableQuantity(message) !== null ||
    /^Product with id .+ (?:is not available|can not be ordered)/.test(message)
  );
}

type AddingLines = {
  isBusy: boolean;
  /** Results of the last run, one per line; empty before the first run and when all lines were added. */
  outcomes: readonly AddLineResult[];
  /** Adds the lines to the active basket; the cart opens when all of them were added. */
  add: (lines: readonly ReorderSourceLine[]) => Promise<void>;
  /** Retries the lines that failed or were rejected; lines already added stay in the basket. */
  retry: (lines: readonly ReorderSourceLine[]) => Promise<void>;
};

/** Adds the lines of an order or of another basket to the active basket, one run at a time. */
export function useAddLines(): AddingLines {
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly AddLineResult[]>([]);
  const isPending = useRef(false);

  async function run(
    lines: readonly ReorderSourceLine[],
    before: readonly AddLineResult[],
  ): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setIsBusy(true);
    const fresh = new Map((await addLinesToBasket(lines)).map((result) => [result.id, result]));
    const known = new Set(before.map(({ id }) => id));
    const all = [
      ...before.map((result) => fresh.get(result.id) ?? result),
      ...[...fresh.values()].filter(({ id }) => !known.has(id)),
    ];
    isPending.current = false;
    setIsBusy(false);
    const isComplete = all.every(({ kind }) => kind === 'added');
    setResults(isComplete ? [] : all);
    if (isComplete) openCart();
  }

  return {
    isBusy,
    outcomes: results,
    add: (lines) => run(lines, []),
    retry: (lines) => {
      const open = new Set(results.filter(isLineRetryable).map(({ id }) => id));
      return run(
        lines.filter(({ id }) => open.has(id)),
        results,
      );
    },
  };
}

/** True for lines where a retry may succeed. */
export function isLineRetryable({ kind }: AddLineResult): boolean {
  return kind === 'open' || kind === 'rejected';
}
