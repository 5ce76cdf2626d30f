import type { SourceLine } from '@/domain/account/lines-to-add';
import type { BasketLine } from '@/domain/basket/basket';
import type { OrderLineView } from './account-views';

/** A basket's lines as they can be put into another one. */
export function sourceLines(lines: readonly BasketLine[]): SourceLine[] {
  return lines.map(({ id, amount, persParam, product }) => ({
    id,
    amount,
    persParam,
    title: product?.title ?? '',
    productId: product?.id ?? null,
  }));
}

/** An order's lines as they can be put into a basket. */
export function orderedSourceLines(lines: readonly OrderLineView[]): SourceLine[] {
  return lines.map(({ id, amount, persParam, title, productId }) => ({
    id,
    amount,
    persParam,
    title,
    productId,
  }));
}
