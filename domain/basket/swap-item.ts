import { findLineGroup } from '@/domain/configurator/line-group';
import {
  formatConfigurationCode,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import type { BasketLine } from './basket';
import { createAddCommand, type BasketCommand, createSetCommand } from './basket-commands';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { groupBasketLines } from './basket-view';

/** What a line is exchanged for. */
export interface ReplacementArticle {
  readonly productId: string;
  readonly sku: string;
}

/**
 * The wishes that exchange the article of a line: its pieces, its note and its day stay, and of a configured bicycle the parts. The old one is removed
 * only when all of the new are there: a refusal leaves everything as it was. Empty when there is nothing to exchange.
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
    // The shop gives the new group its own mark.
    persParam: code === null ? line.persParam : { ...line.persParam, uuid: '' },
    code,
  });
  return [added, { ...createSetCommand(line, 0), requires: added.key }];
}

/** A late bicycle that another colour might bring sooner. */
export interface SwappableBike {
  readonly lineId: string;
  readonly sku: string;
  readonly amount: number;
}

/** The late bicycles of a basket whose parts wait for nothing else; none of the outlet, where each is the only one. */
export function listSwappableBikes(lines: readonly BasketLine[]): SwappableBike[] {
  return groupBasketLines(lines).flatMap(({ line, parts }) => {
    const { id: lineId, amount, product, availability } = line;
    const isCause = availability.kind !== 'now' && parts.every(isThere);
    if (!product?.sku || product.isOutlet || !isCause) return [];
    return getParcelKind([product.sku]) === 'bike' ? [{ lineId, sku: product.sku, amount }] : [];
  });
}

const isThere = ({ availability }: BasketLine): boolean => availability.kind === 'now';
