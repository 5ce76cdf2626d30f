import type { PersParam } from './pers-param';
import { groupLines } from '@/domain/configurator/line-group';
import type { BasketLine } from './basket';

/** A line of an order or of another basket. */
export type ReorderSourceLine = {
  id: string;
  title: string;
  /** When no line of a configured bicycle has a known SKU, the first line counts as the bicycle. */
  sku?: string | null;
  amount: number;
  persParam: PersParam;
  /** Null when the product is no longer sold. */
  productId: string | null;
};

/**
 * Lists the lines to add to a basket again, in order. Comments are kept, requested dates and lines with quantity 0 are
 * dropped. The line of a configured bicycle stands for all its parts; if the bicycle is no longer sold, its parts are
 * listed individually.
 */
export function toReorderLines(lines: readonly ReorderSourceLine[]): ReorderSourceLine[] {
  return groupLines(lines.filter(({ amount }) => amount > 0)).flatMap(({ line, parts }) => {
    const head = { ...line, persParam: { ...line.persParam, date: '' } };
    if (line.productId !== null) return [head];
    return [
      head,
      ...parts.map((part) => ({ ...part, persParam: { ...part.persParam, uuid: '' } })),
    ];
  });
}

/** Maps basket lines to lines that can be added to another basket. */
export function mapBasketLines(lines: readonly BasketLine[]): ReorderSourceLine[] {
  return lines.map(({ id, amount, persParam, product }) => ({
    id,
    amount,
    persParam,
    title: product?.title ?? '',
    sku: product?.sku ?? null,
    productId: product?.id ?? null,
  }));
}

interface OrderedLine {
  readonly id: string;
  readonly amount: number;
  readonly persParam: ReorderSourceLine['persParam'];
  readonly title: string;
  readonly sku?: string | null;
  readonly productId: string | null;
}

/** Maps order lines to lines that can be added to a basket. */
export function mapOrderLines(lines: readonly OrderedLine[]): ReorderSourceLine[] {
  return lines.map(({ id, amount, persParam, title, sku, productId }) => ({
    id,
    amount,
    persParam,
    title,
    sku: sku ?? null,
    productId,
  }));
}
