import type { BasketLine } from '@/domain/basket/basket';
import { type PersParam, serialisePersParam } from '@/domain/basket/pers-param';
import { ensureBasketId, takeBasket } from '@/lib/browser/basket/follow-basket';

/**
 * Gives a line another note in one call, also one that is all there is in stock. Waits for what is under way; true when the shop has
 * done it, and the basket shows it then. Without an answer the basket is read again, as it may have arrived.
 */
export async function describeLineAtOnce(line: BasketLine, persParam: PersParam): Promise<boolean> {
  const basketId = await ensureBasketId();
  if (basketId === null) return false;
  const { describeItem } = await import('@/lib/browser/shop/describe-item-api');
  const answer = await describeItem(basketId, line.id, serialisePersParam(persParam));
  await takeBasket(answer.kind === 'done' ? answer.value : null);
  return answer.kind === 'done';
}
