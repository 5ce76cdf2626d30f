import type { RejectedRow } from './stock-connect';
import { parsePieceQuantity } from './veloconnect-protocol';

/** A refused row on its way to being put right. */
export type RowCorrection = {
  readonly line: number;
  readonly reason: RejectedRow['reason'];
  readonly sku: string;
  readonly amount: string;
};

/** The number and the amount of a refused row: its first cell, and the last one that looks like an amount, else the last. */
export function toRowCorrection({ line, text, reason }: RejectedRow): RowCorrection {
  const [sku = '', ...others] = text.split(';').map((cell) => cell.trim());
  return {
    line,
    reason,
    sku,
    amount: others.findLast((cell) => /^[-+]?\d[\d.,]*$/.test(cell)) ?? others.at(-1) ?? '',
  };
}

/** What is left to repair after rows were sent again: `refused` counts them from 1 in the order they were sent. */
export function listRemainingCorrections(
  sent: readonly RowCorrection[],
  refused: readonly RejectedRow[],
): RowCorrection[] {
  return refused.flatMap(({ line, reason }) => {
    const repair = sent[line - 1];
    return repair ? [{ ...repair, reason }] : [];
  });
}

const ambiguous = /^\+?[1-9]\d{0,2}[.,]000$/;
const threeDecimals = /[.,]000$/;

/**
 * The amounts of a stock report in whole pieces; null for what is none. "3,000" is three pieces where every amount of the report has
 * three decimals, as some systems write them. Anywhere else it may be three thousand as well, and is no amount.
 */
export function parseReportedQuantities(texts: readonly string[]): (number | null)[] {
  const tidy = texts.map((text) => text.trim());
  const filled = tidy.filter((text) => text !== '');
  const areDecimals = filled.length > 1 && filled.every((text) => threeDecimals.test(text));
  return tidy.map((text) =>
    ambiguous.test(text) && !areDecimals ? null : parsePieceQuantity(text),
  );
}
