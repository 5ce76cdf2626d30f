import { useRef, useState } from 'react';
import type { SourceLine } from '@/domain/account/lines-to-add';
import { openCart } from '@/lib/browser/state/cart-panel';
import { addLines, type LineOutcome } from './add-lines';

type AddingLines = {
  isBusy: boolean;
  /** What became of each line; empty before, and when everything went in. */
  outcomes: readonly LineOutcome[];
  /** Puts the lines into the basket in use; the cart opens when all of them are there. */
  add: (lines: readonly SourceLine[]) => Promise<void>;
  /** Tries again what was not answered or refused; what went in stays in. */
  retry: (lines: readonly SourceLine[]) => Promise<void>;
};

/** Adding the lines of an order or another basket, one run at a time. */
export function useAddLines(): AddingLines {
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly LineOutcome[]>([]);
  const isUnderWay = useRef(false);

  async function run(lines: readonly SourceLine[], before: readonly LineOutcome[]): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const fresh = new Map((await addLines(lines)).map((outcome) => [outcome.id, outcome]));
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
      const open = new Set(outcomes.filter(isRetryable).map(({ id }) => id));
      return run(
        lines.filter(({ id }) => open.has(id)),
        outcomes,
      );
    },
  };
}

/** True for what another try may bring. */
export function isRetryable({ kind }: LineOutcome): boolean {
  return kind === 'open' || kind === 'refused';
}
