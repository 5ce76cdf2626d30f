import type { RefusedRow } from './stock-connect';

/** A refused row on its way to being put right. */
export type RowRepair = {
  readonly line: number;
  readonly reason: RefusedRow['reason'];
  readonly sku: string;
  readonly amount: string;
};

/** The number and the amount of a refused row: its first cell, and the last one that looks like an amount, else the last. */
export function toRepair({ line, text, reason }: RefusedRow): RowRepair {
  const [sku = '', ...others] = text.split(';').map((cell) => cell.trim());
  return {
    line,
    reason,
    sku,
    amount: others.findLast((cell) => /^[-+]?\d[\d.,]*$/.test(cell)) ?? others.at(-1) ?? '',
  };
}

/** What is left to repair after rows were sent again: `refused` counts them from 1 in the order they were sent. */
export function stillToRepair(
  sent: readonly RowRepair[],
  refused: readonly RefusedRow[],
): RowRepair[] {
  return refused.flatMap(({ line, reason }) => {
    const repair = sent[line - 1];
    return repair ? [{ ...repair, reason }] : [];
  });
}
