import { isPresaleCategory } from '@/domain/access/presale';
import type { Basket } from '@/domain/basket/basket';
import { hidesAmounts, shownPieceCents } from '@/domain/basket/shown-amounts';
import type { ShownPriceType } from '@/domain/customer/shown-price';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { lineArrival } from '@/lib/platform/delivery/basket-arrival';
import type { OrderLine } from './order-lines';

/** The basket's lines as the review lists them, at retail prices where those are shown; `countryId` as arrivesIn says it. */
export function toOrderLines(
  basket: Basket,
  shown: ShownPriceType,
  countryId: string | null | undefined,
): OrderLine[] {
  return basket.lines.map((line) => ({
    id: line.id,
    amount: line.amount,
    sku: line.product?.sku ?? null,
    title: line.product?.title ?? '',
    description: line.product?.shortDescription ?? '',
    persParam: line.persParam,
    lineCents: times(shownPieceCents(line, shown), line.amount),
    availability: line.availability,
    arrival: lineArrival(basket, line.id, countryId),
    isPickup: countryId === null,
    isPreorder: isPresaleCategory(line.product?.categoryName ?? null),
  }));
}

/** The lines of an order that was placed; its pieces are reserved, so no availability is promised anew. */
export function orderedLines(order: PlacedOrderView, shown: ShownPriceType): OrderLine[] {
  const isHidden = hidesAmounts(order.cost.delivery.isNet, shown);
  return order.lines.map(
    ({ id, amount, sku, title, description, persParam, lineCents: cents }) => ({
      id,
      amount,
      sku,
      title,
      description,
      persParam,
      lineCents: isHidden ? null : cents,
      availability: null,
      arrival: null,
      isPickup: order.isPickup,
      isPreorder: false,
    }),
  );
}

function times(cents: number | null, amount: number): number | null {
  return cents === null ? null : cents * amount;
}
