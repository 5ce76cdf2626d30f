import type { RejectedRow } from './stock-connect';
import { parsePieceQuantity } from './veloconnect-protocol';

/** A rejected row that the dealer corrects. */
export type RowCorrection = {
  readonly line: number;
  readonly reason: RejectedRow['reason'];
  readonly sku: string;
  readonly amount: string;
};

/**
 * Extracts article number and quantity from a rejected row: the first cell, and the last cell that looks like a number,
 * else the last cell.
 */
export function toRowCorrection({ line, text, reason }: RejectedRow): RowCorrection {
  const [sku = '', ...others] = text.split(';').map((cell) => cell.trim());
  return {
    line,
    reason,
    sku,
    amount: others.findLast((cell) => /^[-+]?\d[\d.,]*$/.test(cell)) ?? others.at(-1) ?? '',
  };
}

/** Returns the corrections that were rejected again. Lines in `rejected` count from 1, in the order of `sent`. */
export function listRemainingCorrections(
  sent: readonly RowCorrection[],
  rejected: readonly RejectedRow[],
): RowCorrection[] {
  return rejected.flatMap(({ line, reason }) => {
    const repair = sent[line - 1];
    return repair ? [{ ...repair, reason }] : [];
  });
}

const ambiguous = /^\+?[1-9]\d{0,2}[.,]000$/;
const threeDecimals = /[.,]000$/;

/**
 * Parses the quantities of a stock report in whole pieces; null if invalid. "3,000" is three pieces if every quantity
 * of the report has three decimals, as some systems write them. Otherwise it is ambiguous (three or three thousand),
 * and null.
 */
export function parseReportedQuantities(texts: readonly string[]): (number | null)[] {
  const tidy = texts.map((text) => text.trim());
  const filled = tidy.filter((text) => text !== '');
  const areDecimals = filled.length > 1 && filled.every((text) => threeDecimals.test(text));
  return tidy.map((text) =>
    ambiguous.test(text) && !areDecimals ? null : parsePieceQuantity(text),
  );
}
