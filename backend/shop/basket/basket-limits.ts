import type { Caller } from '../base/context';
import { ShopError } from '../base/errors';
import type { BasketItemModel } from './basket-model';
import { amountLimits, assertAmount } from './item-input';

/**
 * Refuses pieces that would make a line or the basket larger than the caller may have it. They go into `line`, or open one of their
 * own where it is undefined.
 */
export function assertRoom(
  caller: Caller,
  items: readonly BasketItemModel[],
  line: BasketItemModel | undefined,
  added: number,
): void {
  const limits = amountLimits(caller);
  assertAmount((line?.amount ?? 0) + added, 1, limits.line);
  if (pieces(items) + added > limits.basket)
    throw new ShopError('BASKET_FULL', `A basket holds no more than ${limits.basket} pieces`);
  if (!line && items.length >= limits.lines)
    throw new ShopError('BASKET_FULL', `A basket holds no more than ${limits.lines} lines`);
}

/** How many pieces these lines are altogether. */
export function pieces(items: readonly BasketItemModel[]): number {
  return items.reduce((sum, item) => sum + item.amount, 0);
}
