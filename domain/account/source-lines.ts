import type { SourceLine } from './lines-to-add';
import type { BasketLine } from '@/domain/basket/basket';

/** A basket's lines as they can be put into another one. */
export function sourceLines(lines: readonly BasketLine[]): SourceLine[] {
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
export function orderedSourceLines(lines: readonly OrderedLine[]): SourceLine[] {
  return lines.map(({ id, amount, persParam, title, sku, productId }) => ({
    id,
    amount,
    persParam,
    title,
    sku: sku ?? null,
    productId,
  }));
}
