import { toReorderLines, type SourceLine } from '@/domain/basket/reorder-lines';
import { parseAvailableQuantity } from '@/domain/basket/shop-errors';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { getCartStatus } from '@/lib/browser/basket/use-cart';
import { useRef, useState } from 'react';
import { openCart } from '@/lib/browser/navigation/panels';

/** What became of a line that was to go into the basket; `wanted` and `added` are pieces. */
export type AddLineResult = { id: string; title: string; wanted: number } & (
  | { kind: 'added' }
  | { kind: 'partly'; added: number }
  /** Not one more piece is to be had at the moment. */
  | { kind: 'unavailable' }
  /** The shop refuses it for another reason, for instance because the basket is full. */
  | { kind: 'refused' }
  /** No longer sold. */
  | { kind: 'gone' }
  /** The shop did not answer: left for another try. */
  | { kind: 'open' }
);

/**
 * Puts lines into the basket in use, one after the other, and tells of each what became of it. When the shop stops
 * answering, the rest is left open instead of being tried in vain.
 */
export async function addLinesToBasket(source: readonly SourceLine[]): Promise<AddLineResult[]> {
  const outcomes: AddLineResult[] = [];
  for (const line of toReorderLines(source)) {
    const isOpen = outcomes.at(-1)?.kind === 'open';
    const { id, title, amount } = line;
    outcomes.push(isOpen ? { id, title, wanted: amount, kind: 'open' } : await add(line));
  }
  return outcomes;
}

async function add({
  id,
  title,
  amount,
  productId,
  persParam,
}: SourceLine): Promise<AddLineResult> {
  const about = { id, title, wanted: amount };
  if (productId === null) return { ...about, kind: 'gone' };
  const outcome = await addToBasket({ productId, title, amount, persParam });
  if (outcome.kind === 'added') return { ...about, kind: 'added' };
  if (outcome.kind === 'partly') return { ...about, kind: 'partly', added: outcome.added };
  if (getCartStatus() !== 'ready') return { ...about, kind: 'open' };
  return { ...about, kind: isSoldOut(outcome.message) ? 'unavailable' : 'refused' };
}

/** With pieces of it in the basket already, none may be left to add although there are some. */
function isSoldOut(message: string): boolean {
  return (
    parseAvailableQuantity(message) !== null ||
    /^Product with id .+ (?:is not available|can not be ordered)/.test(message)
  );
}

type AddingLines = {
  isBusy: boolean;
  /** What became of each line; empty before, and when everything went in. */
  outcomes: readonly AddLineResult[];
  /** Puts the lines into the basket in use; the cart opens when all of them are there. */
  add: (lines: readonly SourceLine[]) => Promise<void>;
  /** Tries again what was not answered or refused; what went in stays in. */
  retry: (lines: readonly SourceLine[]) => Promise<void>;
};

/** Adding the lines of an order or another basket, one run at a time. */
export function useAddLines(): AddingLines {
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly AddLineResult[]>([]);
  const isUnderWay = useRef(false);

  async function run(
    lines: readonly SourceLine[],
    before: readonly AddLineResult[],
  ): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const fresh = new Map((await addLinesToBasket(lines)).map((outcome) => [outcome.id, outcome]));
    const known = new Set(before.map(({ id }) => id));
    const all = [
      ...before.map((outcome) => fresh.get(outcome.id) ?? outcome),
      ...[...fresh.values()].filter(({ id }) => !known.has(id)),
    ];
    isUnderWay.current = false;
    setIsBusy(false);
    const isComplete = all.every(({ kind }) => kind === 'added');
    setOutcomes(isComplete ? [] : all);
    if (isComplete) openCart();
  }

  return {
    isBusy,
    outcomes,
    add: (lines) => run(lines, []),
    retry: (lines) => {
      const open = new Set(outcomes.filter(isLineRetryable).map(({ id }) => id));
      return run(
        lines.filter(({ id }) => open.has(id)),
        outcomes,
      );
    },
  };
}

/** True for what another try may bring. */
export function isLineRetryable({ kind }: AddLineResult): boolean {
  return kind === 'open' || kind === 'refused';
}
