import { findLineGroup } from '@/domain/configurator/line-group';
import {
  formatConfigurationCode,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import type { BasketLine } from './basket';
import { createAddCommand, type BasketCommand, createSetCommand } from './basket-commands';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { groupBasketLines } from './basket-view';

/** The article that replaces the article of a basket line. */
export interface ReplacementArticle {
  readonly productId: string;
  readonly sku: string;
}

/**
 * Creates the commands that replace the article of a line. Quantity, comment, date and the parts of a configured
 * bicycle are kept. The old line is removed only after all new ones are added, so a rejection changes nothing. Empty
 * when there is nothing to replace.
 */
export function createSwapCommands(
  line: BasketLine,
  { productId, sku }: ReplacementArticle,
): BasketCommand[] {
  if (!line.product || line.amount <= 0 || line.product.id === productId) return [];
  const group = findLineGroup(line.persParam);
  const configured = group === null ? null : parseConfigurationCode(group.code);
  const code = configured && formatConfigurationCode({ ...configured, sku });
  if (group !== null && code === null) return [];
  const added = createAddCommand({
    productId,
    title: line.product.title,
    amount: line.amount,
    // The shop assigns a new uuid to the new group.
    persParam: code === null ? line.persParam : { ...line.persParam, uuid: '' },
    code,
  });
  return [added, { ...createSetCommand(line, 0), requires: added.key }];
}

/** A delayed bicycle that might be available earlier in another color. */
export interface SwappableBike {
  readonly lineId: string;
  readonly sku: string;
  readonly amount: number;
}

/**
 * Lists the delayed bicycles in a basket whose mounted parts are all in stock. Outlet bicycles are excluded, because
 * each is unique.
 */
export function listSwappableBikes(lines: readonly BasketLine[]): SwappableBike[] {
  return groupBasketLines(lines).flatMap(({ line, parts }) => {
    const { id: lineId, amount, product, availability } = line;
    const isCause = availability.kind !== 'now' && parts.every(isThere);
    if (!product?.sku || product.isOutlet || !isCause) return [];
    return getParcelKind([product.sku]) === 'bike' ? [{ lineId, sku: product.sku, amount }] : [];
  });
}

const isThere = ({ availability }: BasketLine): boolean => availability.kind === 'now';
