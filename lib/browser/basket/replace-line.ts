import type { BasketLine } from '@/domain/basket/basket';
import { type ReplacementArticle, createSwapCommands } from '@/domain/basket/swap-item';
import { applyBasketCommands, type CommandResult } from './basket-actions';

/** Exchanges the article of a line for another. A refusal leaves the line as it was. */
export async function replaceLine(
  line: BasketLine,
  article: ReplacementArticle,
): Promise<CommandResult> {
  const wishes = createSwapCommands(line, article);
  const [first] = wishes;
  return first ? applyBasketCommands(first.key, wishes) : null;
}
