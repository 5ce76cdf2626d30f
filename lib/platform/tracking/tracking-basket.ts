import { type Basket, type BasketLine, hasNetPrices } from '@/domain/basket/basket';
import type { TrackingBasket, TrackingItem, TrackingEvent } from './ga4-event';
import { computeVatShares } from '@/domain/basket/basket-view';

/** Maps the basket's available lines to tracking data, without prices for B2B customers. */
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

/** Maps one basket line with the given quantity; empty when its product is no longer sold. */
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

/** Returns the total value of the items; null as soon as one price must not be tracked. */
export function computeItemsValue(items: readonly TrackingItem[]): number | null {
  return items.reduce<number | null>(
    (sum, { priceCents, quantity }) =>
      sum === null || priceCents === null ? null : sum + priceCents * quantity,
    0,
  );
}

/**
 * Creates the purchase event of an order placed from this basket: the total the customer pays, without prices for B2B
 * customers.
 */
export function createPurchaseEvent(orderNumber: number, basket: Basket): TrackingEvent {
  const trackedBasket = toTrackingBasket(basket);
  const isPriced = trackedBasket.valueCents !== null;
  const { totalCents, delivery } = basket.cost;
  const taxCents = computeVatShares(basket.cost).reduce((sum, { cents }) => sum + cents, 0);
  return {
    name: 'purchase',
    orderNumber,
    ...trackedBasket,
    valueCents: isPriced ? totalCents : null,
    taxCents: isPriced ? taxCents : null,
    shippingCents: isPriced ? delivery.cents : null,
  };
}
