import { basketStore } from '@/lib/browser/basket/basket-store';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { listSavedBaskets } from '@/lib/browser/shop/saved-baskets-api';
import { saveBasket, type SaveOutcome } from '@/lib/browser/shop/save-basket';

/** Saves what the shop has confirmed to lie in the basket in use, after everything that is under way has arrived. */
export async function saveCurrentBasket(name: string): Promise<SaveOutcome> {
  await loadBasket();
  const { basket, status } = basketStore.get();
  if (status === 'broken') return { kind: 'failed', isHalfLeft: false };
  const outcome = await saveBasket(name, basket.settled?.lines ?? []);
  // Every list, shown now or later, has it from here on.
  if (outcome.kind === 'saved' || outcome.kind === 'failed') void listSavedBaskets();
  return outcome;
}
