import { maxRecoveryAttempts, resolveRecovery } from '@/domain/basket/shop-errors';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toSuccess } from '@/lib/platform/http/call-result';
import { resolveBasketId, removeLostBasket, applyBasket } from '@/lib/browser/basket/basket-sync';
import type { AddedItems, BasketItemRequest } from './b2b-basket-api';

export type { AddedItems, BasketItemRequest, RejectedItem } from './b2b-basket-api';

/**
 * Puts up to 500 rows into a b2b customer's basket at once, after everything that is under way has arrived. Good rows are in the
 * basket, badge and sidebar afterwards, the others come back with their index and the reason. A lost basket is replaced once
 * (Spec §8); without an answer the basket is read again before anything else, as the rows may have arrived. Never throws.
 */
export async function addBasketItems(
  items: readonly BasketItemRequest[],
): Promise<ShopResult<AddedItems>> {
  return add(items, 0);
}

async function add(
  items: readonly BasketItemRequest[],
  recoveries: number,
): Promise<ShopResult<AddedItems>> {
  const basketId = await resolveBasketId();
  if (basketId === null) return { kind: 'unreachable' };
  const { addItemsToBasket: addItemsTo } = await import('./b2b-basket-api');
  const answer = await addItemsTo(basketId, items);
  if (answer.kind === 'done') {
    const { basket, ...added } = answer.value;
    await applyBasket(basket);
    return toSuccess(added);
  }
  if (answer.kind === 'unreachable') await applyBasket(null);
  const isLost = answer.kind === 'refused' && resolveRecovery(answer.message) === 'recreateBasket';
  if (!isLost || recoveries >= maxRecoveryAttempts) return answer;
  removeLostBasket(basketId, answer.message);
  return add(items, recoveries + 1);
}
