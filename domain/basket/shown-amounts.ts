import type { ShownPriceType } from '../customer/shown-price';
import { type Basket, type BasketLine, showsNetPrices } from './basket';

/**
 * What one piece of a line is shown to cost, in cents: the shop's price, or the retail price to a b2b customer who shows somebody
 * the screen. Null when the product is no longer sold, or has no retail price: a purchase price is never shown instead.
 */
export function shownPieceCents({ product }: BasketLine, shown: ShownPriceType): number | null {
  if (!product) return null;
  return product.price.isNet && shown === 'uvp' ? product.listPriceCents : product.price.cents;
}

/** True when a basket's or an order's sums are made of purchase prices that must not be seen now. */
export function hidesAmounts(isNet: boolean, shown: ShownPriceType): boolean {
  return isNet && shown === 'uvp';
}

/** The same for a basket. */
export function hidesBasketAmounts(basket: Basket | null, shown: ShownPriceType): boolean {
  return basket !== null && hidesAmounts(showsNetPrices(basket), shown);
}

/** What the basket's goods cost at retail, in cents with VAT; lines without a retail price are left out. */
export function retailSumCents({ lines }: Basket): number {
  return lines.reduce((sum, line) => sum + (shownPieceCents(line, 'uvp') ?? 0) * line.amount, 0);
}
