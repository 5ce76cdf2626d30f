import type { PersParam } from './pers-param';
import { groupLines } from '@/domain/configurator/line-group';
import type { BasketLine } from './basket';

/** A line of an order or of another basket. */
export type SourceLine = {
  id: string;
  title: string;
  /** Where it is not known, the first line of a configured bicycle is taken for the bicycle. */
  sku?: string | null;
  amount: number;
  persParam: PersParam;
  /** Null when it is no longer sold. */
  productId: string | null;
};

/**
 * What is to be put into a basket again, in its order: comments stay, a wished day was that order's, and nothing of nothing. A configured
 * bicycle brings its parts; without it they come by themselves.
 */
export function toReorderLines(lines: readonly SourceLine[]): SourceLine[] {
  return groupLines(lines.filter(({ amount }) => amount > 0)).flatMap(({ line, parts }) => {
    const head = { ...line, persParam: { ...line.persParam, date: '' } };
    if (line.productId !== null) return [head];
    return [
      head,
      ...parts.map((part) => ({ ...part, persParam: { ...part.persParam, uuid: '' } })),
    ];
  });
}

/** A basket's lines as they can be put into another one. */
export function mapBasketLines(lines: readonly BasketLine[]): SourceLine[] {
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
  readonly persParam: SourceLine['persParam'];
  readonly title: string;
  readonly sku?: string | null;
  readonly productId: string | null;
}

/** An order's lines as they can be put into a basket. */
export function mapOrderLines(lines: readonly OrderedLine[]): SourceLine[] {
  return lines.map(({ id, amount, persParam, title, sku, productId }) => ({
    id,
    amount,
    persParam,
    title,
    sku: sku ?? null,
    productId,
  }));
}
