import type { BasketLine } from './basket';
import { type PersParam, serialisePersParam } from './pers-param';
import { isSavedBasket } from './saved-basket';

export type BasketSummary = {
  id: string;
  public: boolean;
  title: string;
  creationDate: string | null;
};

/** On login: the latest basket that is neither public nor a saved one; null means a new one is created (Spec §4). */
export function basketToContinue<Summary extends BasketSummary>(
  baskets: readonly Summary[],
): Summary | null {
  const [latest] = baskets
    .filter((basket) => !basket.public && !isSavedBasket(basket.title))
    .sort((a, b) => createdAt(b) - createdAt(a));
  return latest ?? null;
}

export type ItemToAdd = { productId: string; amount: number; persParam: string[] };

type Item = { amount: number; persParam: PersParam; product: { id: string } | null };

/** What of an anonymous basket is added again after login, in its order; products no longer sold are left out (Spec §4). */
export function itemsToAdd(lines: readonly (BasketLine | Item)[]): ItemToAdd[] {
  return lines.flatMap(({ product, amount, persParam }) =>
    product && amount > 0
      ? [{ productId: product.id, amount, persParam: serialisePersParam(persParam) }]
      : [],
  );
}

function createdAt({ creationDate }: BasketSummary): number {
  const time = Date.parse(creationDate ?? '');
  return Number.isNaN(time) ? 0 : time;
}
