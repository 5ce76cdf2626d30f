import type { BasketLine } from '@/domain/basket/basket';
import { type ReplacementArticle, createSwapCommands } from '@/domain/basket/swap-item';
import { applyBasketCommands, type CommandResult } from './basket-actions';

/** Replaces the article of a line. If the change is rejected, the line stays unchanged. */
export async function replaceLine(
  line: BasketLine,
  article: ReplacementArticle,
): Promise<CommandResult> {
  const commands = createSwapCommands(line, article);
  const [first] = commands;
  return first ? applyBasketCommands(first.key, commands) : null;
}
