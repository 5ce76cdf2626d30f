import { kindOfSkus } from '../delivery/road-days';
import type { BasketLine } from './basket';
import { groupBasketLines } from './group-basket-lines';

/** A late bicycle that another colour might bring sooner. */
export interface SwappableBike {
  readonly lineId: string;
  readonly sku: string;
  readonly amount: number;
}

/** The late bicycles of a basket whose parts wait for nothing else; none of the outlet, where each is the only one. */
export function swappableBikes(lines: readonly BasketLine[]): SwappableBike[] {
  return groupBasketLines(lines).flatMap(({ line, parts }) => {
    const { id: lineId, amount, product, availability } = line;
    const isCause = availability.kind !== 'now' && parts.every(isThere);
    if (!product?.sku || product.isOutlet || !isCause) return [];
    return kindOfSkus([product.sku]) === 'bike' ? [{ lineId, sku: product.sku, amount }] : [];
  });
}

const isThere = ({ availability }: BasketLine): boolean => availability.kind === 'now';
