import { groupLines } from '../configuration/line-group';
import { kindOfSkus } from '../delivery/road-days';
import type { BasketLine } from './basket';

/** A late bicycle that another colour might bring sooner. */
export interface SwappableBike {
  readonly lineId: string;
  readonly sku: string;
  readonly amount: number;
}

/** The late bicycles of a basket whose parts wait for nothing else; none of the outlet, where each is the only one. */
export function swappableBikes(lines: readonly BasketLine[]): SwappableBike[] {
  const keyed = lines.map((line) => ({
    ...{ line, sku: line.product?.sku ?? null, persParam: line.persParam },
  }));
  return groupLines(keyed).flatMap(({ line: { line, sku }, parts }) => {
    const { id: lineId, amount, product, availability } = line;
    if (sku === null || product?.isOutlet || availability.kind === 'now') return [];
    const isAlone = parts.every((part) => part.line.availability.kind === 'now');
    return isAlone && kindOfSkus([sku]) === 'bike' ? [{ lineId, sku, amount }] : [];
  });
}
