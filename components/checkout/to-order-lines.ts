import { type Basket, lineCents } from '@/domain/basket/basket';
import type { OrderView } from '@/lib/checkout/checkout-views';
import type { OrderLine } from './order-lines';

/** The basket's lines as the review lists them. */
export function toOrderLines(basket: Basket): OrderLine[] {
  return basket.lines.map((line) => ({
    id: line.id,
    amount: line.amount,
    sku: line.product?.sku ?? null,
    title: line.product?.title ?? '',
    description: line.product?.shortDescription ?? '',
    persParam: line.persParam,
    lineCents: lineCents(line),
    availability: line.availability,
  }));
}

/** The lines of an order that was placed; its pieces are reserved, so no availability is promised anew. */
export function orderedLines(order: OrderView): OrderLine[] {
  return order.lines.map(
    ({ id, amount, sku, title, description, persParam, lineCents: cents }) => ({
      id,
      amount,
      sku,
      title,
      description,
      persParam,
      lineCents: cents,
      availability: null,
    }),
  );
}
