import { maxRecoveryAttempts, recoveryFor } from '@/domain/basket/recovery';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { done } from '@/lib/platform/http/answer';
import { ensureBasketId, loseBasket, takeBasket } from '@/lib/browser/basket/follow-basket';
import type { AddedItems, WantedItem } from '@/lib/browser/shop/add-items-api';

export type { AddedItems, WantedItem, RefusedItem } from '@/lib/browser/shop/add-items-api';

/**
 * Puts up to 500 rows into a b2b customer's basket at once, after everything that is under way has arrived. Good rows are in the
 * basket, badge and sidebar afterwards, the others come back with their index and the reason. A lost basket is replaced once
 * (Spec §8); without an answer the basket is read again before anything else, as the rows may have arrived. Never throws.
 */
export async function addItems(items: readonly WantedItem[]): Promise<ShopAnswer<AddedItems>> {
  return add(items, 0);
}

async function add(
  items: readonly WantedItem[],
  recoveries: number,
): Promise<ShopAnswer<AddedItems>> {
  const basketId = await ensureBasketId();
  if (basketId === null) return { kind: 'unreachable' };
  const { addItemsTo } = await import('@/lib/browser/shop/add-items-api');
  const answer = await addItemsTo(basketId, items);
  if (answer.kind === 'done') {
    const { basket, ...added } = answer.value;
    await takeBasket(basket);
    return done(added);
  }
  if (answer.kind === 'unreachable') await takeBasket(null);
  const isLost = answer.kind === 'refused' && recoveryFor(answer.message) === 'recreateBasket';
  if (!isLost || recoveries >= maxRecoveryAttempts) return answer;
  loseBasket(basketId, answer.message);
  return add(items, recoveries + 1);
}
