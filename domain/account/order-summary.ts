import { parseSku } from '../catalog/sku';

type Line = { sku: string; title: string; amount: number; lineCents: number };

/** An order in a few words: what leads it, how many pieces of that, and how many pieces there are besides. */
export type OrderSummary = { title: string; amount: number; others: number; isBike: boolean };

/**
 * What an order is called in a list: its bicycle, else its dearest line; the dearest of several bicycles, the first of
 * equals. Null for an order without lines.
 */
export function orderSummary(lines: readonly Line[]): OrderSummary | null {
  const lead = leadingLine(lines);
  if (!lead) return null;
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { title, amount } = lead;
  return { title, amount, others: pieces - amount, isBike: isBike(lead) };
}

/** The line whose picture stands for the order; null for an order without lines. */
export function leadingLine<L extends Line>(lines: readonly L[]): L | null {
  const [first, ...rest] = lines;
  return first ? rest.reduce((best, line) => (leads(line, best) ? line : best), first) : null;
}

function leads(line: Line, best: Line): boolean {
  if (isBike(line) !== isBike(best)) return isBike(line);
  return line.lineCents > best.lineCents;
}

function isBike({ sku }: Line): boolean {
  return parseSku(sku) !== null;
}
