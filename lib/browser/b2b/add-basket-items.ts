import { maxRecoveryAttempts, resolveRecovery } from '@/domain/basket/error-recovery';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { resolveBasketId, removeLostBasket, applyBasket } from '@/lib/browser/basket/basket-sync';
import type { AddedItems, BasketItemToAdd } from './b2b-basket-api';

export type { AddedItems, BasketItemToAdd, RejectedItem } from './b2b-basket-api';

/**
 * Adds up to 500 rows to a B2B customer's basket in one request, after all pending basket changes were sent. Valid rows
 * are added; the others are returned with their index and the reason. A lost basket is recreated once (Specification
 * §8). If the request fails, the basket is reloaded, because the rows may have been added. Never throws.
 */
export async function addBasketItems(
  items: readonly BasketItemToAdd[],
): Promise<ShopResult<AddedItems>> {
  return add(items, 0);
}

async function add(
  items: readonly BasketItemToAdd[],
  recoveries: number,
): Promise<ShopResult<AddedItems>> {
  const basketId = await resolveBasketId();
  if (basketId === null) return { kind: 'unreachable' };
  const { addItemsToBasket: addItemsTo } = await import('./b2b-basket-api');
  const answer = await addItemsTo(basketId, items);
  if (answer.kind === 'done') {
    const { basket, ...added } = answer.value;
    await applyBasket(basket);
    return toServiceCallSuccess(added);
  }
  if (answer.kind === 'unreachable') await applyBasket(null);
  const isLost = answer.kind === 'rejected' && resolveRecovery(answer.message) === 'recreateBasket';
  if (!isLost || recoveries >= maxRecoveryAttempts) return answer;
  removeLostBasket(basketId, answer.message);
  return add(items, recoveries + 1);
}
