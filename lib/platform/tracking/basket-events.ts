import type { Basket, BasketLine } from '@/domain/basket/basket';
import { toTrackingBasket, toTrackingItems, computeItemsValue } from './tracking-basket';
import type { TrackingEvent } from './ga4-event';

/**
 * Returns the tracking events of a basket change: items added and removed, delivery and payment methods chosen. Empty
 * when nothing changed or when it is a different basket.
 */
export function listBasketEvents(before: Basket, after: Basket): TrackingEvent[] {
  if (before.id !== after.id) return [];
  const { deliveryMethod, payment } = after;
  return [
    ...createQuantityEvent('add_to_cart', after.lines, before.lines),
    ...createQuantityEvent('remove_from_cart', before.lines, after.lines),
    ...(deliveryMethod && deliveryMethod.id !== before.deliveryMethod?.id
      ? [
          {
            name: 'add_shipping_info',
            shippingTier: deliveryMethod.title,
            ...toTrackingBasket(after),
          } as const,
        ]
      : []),
    ...(payment && payment.id !== before.payment?.id
      ? [
          {
            name: 'add_payment_info',
            paymentType: payment.title,
            ...toTrackingBasket(after),
          } as const,
        ]
      : []),
  ];
}

/**
 * Returns the event for products with a higher total quantity in `lines` than in `others`, regardless of how the
 * quantity is split into lines; empty without such products.
 */
function createQuantityEvent(
  name: 'add_to_cart' | 'remove_from_cart',
  lines: readonly BasketLine[],
  others: readonly BasketLine[],
): TrackingEvent[] {
  const productIds = new Set(lines.map(({ product }) => product?.id));
  const items = [...productIds].flatMap((productId) => {
    const more = countOf(productId, lines) - countOf(productId, others);
    const line = lines.find(({ product }) => product?.id === productId);
    return line && more > 0 ? toTrackingItems(line, more) : [];
  });
  return items.length > 0 ? [{ name, items, valueCents: computeItemsValue(items) }] : [];
}

function countOf(productId: string | undefined, lines: readonly BasketLine[]): number {
  return lines
    .filter(({ product }) => product?.id === productId)
    .reduce((sum, { amount }) => sum + amount, 0);
}
