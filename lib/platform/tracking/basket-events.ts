import type { Basket, BasketLine } from '@/domain/basket/basket';
import { toTrackingBasket, toTrackingItems, computeItemsValue } from './tracking-basket';
import type { TrackingEvent } from './ga4-event';

/**
 * What a write to the basket means to the tag system: pieces that came and went, a way of delivery and a payment that were
 * chosen. Nothing when both are the same, or another basket has taken the place of the first.
 */
export function listBasketEvents(before: Basket, after: Basket): TrackingEvent[] {
  if (before.id !== after.id) return [];
  const { deliveryMethod, payment } = after;
  return [
    ...piecesEvent('add_to_cart', after.lines, before.lines),
    ...piecesEvent('remove_from_cart', before.lines, after.lines),
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

/** The pieces of which there are more in the first lines than in the second ones, whichever line they lie in. */
function piecesEvent(
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
