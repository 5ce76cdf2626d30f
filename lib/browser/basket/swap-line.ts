import type { BasketLine } from '@/domain/basket/basket';
import { type SwappedArticle, swapWishes } from '@/domain/basket/swap-wishes';
import { carryOutWishes, type WishOutcome } from './basket-actions';

/** Exchanges the article of a line for another. A refusal leaves the line as it was. */
export async function swapLine(line: BasketLine, article: SwappedArticle): Promise<WishOutcome> {
  const wishes = swapWishes(line, article);
  const [first] = wishes;
  return first ? carryOutWishes(first.key, wishes) : null;
}
