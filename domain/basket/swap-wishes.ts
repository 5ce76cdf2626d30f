import { groupOf } from '../configuration/line-group';
import { configurationCode, readConfigurationCode } from '../configuration/short-code';
import type { BasketLine } from './basket';
import { addWish, type BasketWish, setWish } from './basket-wishes';

/** What a line is exchanged for. */
export interface SwappedArticle {
  readonly productId: string;
  readonly sku: string;
}

/**
 * The wishes that exchange the article of a line: its pieces, its note and its day stay, and of a configured bicycle the parts. The old one is removed
 * only when all of the new are there: a refusal leaves everything as it was. Empty when there is nothing to exchange.
 */
export function swapWishes(line: BasketLine, { productId, sku }: SwappedArticle): BasketWish[] {
  if (!line.product || line.amount <= 0 || line.product.id === productId) return [];
  const group = groupOf(line.persParam);
  const configured = group === null ? null : readConfigurationCode(group.code);
  const code = configured && configurationCode({ ...configured, sku });
  if (group !== null && code === null) return [];
  const added = addWish({
    productId,
    title: line.product.title,
    amount: line.amount,
    // The shop gives the new group its own mark.
    persParam: code === null ? line.persParam : { ...line.persParam, uuid: '' },
    code,
  });
  return [added, { ...setWish(line, 0), requires: added.key }];
}
