import type { BasketLine } from '@/domain/basket/basket';
import { type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import { resolveBasketId, applyBasket } from '@/lib/browser/basket/basket-sync';

/**
 * Gives a line another note in one call, also one that is all there is in stock. Waits for what is under way; true when the shop has
 * done it, and the basket shows it then. Without an answer the basket is read again, as it may have arrived.
 */
export async function updateLineNote(line: BasketLine, persParam: PersParam): Promise<boolean> {
  const basketId = await resolveBasketId();
  if (basketId === null) return false;
  const { updateItemNote: describeItem } = await import('./b2b-basket-api');
  const answer = await describeItem(basketId, line.id, formatPersParam(persParam));
  await applyBasket(answer.kind === 'done' ? answer.value : null);
  return answer.kind === 'done';
}
