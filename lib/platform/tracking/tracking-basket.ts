import { type Basket, type BasketLine, hasNetPrices } from '@/domain/basket/basket';
import type { TrackingBasket, TrackingItem, TrackingEvent } from './ga4-event';
import { computeVatShares } from '@/domain/basket/basket-view';

/** The basket's sold lines for the tag system. A b2b customer's prices are left out: they are nobody else's business. */
export function toTrackingBasket(basket: Basket): TrackingBasket {
  const isB2b = hasNetPrices(basket);
  const items = basket.lines.flatMap((line) => toTrackingItems(line, line.amount));
  const coupon = basket.vouchers.map(({ number }) => number).join(',');
  return {
    items,
    valueCents: isB2b ? null : computeItemsValue(items),
    ...(coupon && { coupon }),
  };
}

/** One line with an amount of its own; none when its product is no longer sold. */
export function toTrackingItems({ product }: BasketLine, quantity: number): TrackingItem[] {
  if (!product) return [];
  return [
    {
      id: product.sku ?? product.id,
      name: product.title,
      ...(product.categoryName && { category: product.categoryName }),
      ...(product.shortDescription && { variant: product.shortDescription }),
      priceCents: product.price.isNet ? null : product.price.cents,
      quantity,
    },
  ];
}

/** What the pieces cost together; null as soon as one price is not to be told. */
export function computeItemsValue(items: readonly TrackingItem[]): number | null {
  return items.reduce<number | null>(
    (sum, { priceCents, quantity }) =>
      sum === null || priceCents === null ? null : sum + priceCents * quantity,
    0,
  );
}

/** An order that was placed of this basket: the sum the customer pays, without prices for a b2b customer. */
export function createPurchaseEvent(orderNumber: number, basket: Basket): TrackingEvent {
  const told = toTrackingBasket(basket);
  const isPriced = told.valueCents !== null;
  const { totalCents, delivery } = basket.cost;
  const taxCents = computeVatShares(basket.cost).reduce((sum, { cents }) => sum + cents, 0);
  return {
    name: 'purchase',
    orderNumber,
    ...told,
    valueCents: isPriced ? totalCents : null,
    taxCents: isPriced ? taxCents : null,
    shippingCents: isPriced ? delivery.cents : null,
  };
}
