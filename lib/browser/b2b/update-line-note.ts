import type { BasketLine } from '@/domain/basket/basket';
import { type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import { resolveBasketId, applyBasket } from '@/lib/browser/basket/basket-sync';

/**
 * Replaces the comment and requested date of a basket line in one request, which also works when the line contains the
 * last units in stock. Waits for pending changes. Returns true when the change was saved and the basket shows it. If
 * the request fails, the basket is reloaded, because the change may have been saved.
 */
export async function updateLineNote(line: BasketLine, persParam: PersParam): Promise<boolean> {
  const basketId = await resolveBasketId();
  if (basketId === null) return false;
  const { updateItemNote: describeItem } = await import('./b2b-basket-api');
  const answer = await describeItem(basketId, line.id, formatPersParam(persParam));
  await applyBasket(answer.kind === 'done' ? answer.value : null);
  return answer.kind === 'done';
}
