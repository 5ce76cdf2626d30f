import { getLatestAvailability } from '@/domain/availability/availability';
import { createPurchaseEvent } from '@/lib/platform/tracking/tracking-basket';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { refreshBasket, createNextBasket } from '@/lib/browser/basket/basket-sync';
import { saveCartSnapshot } from '@/lib/browser/basket/cart-snapshot';
import { removeCartSnapshot } from '@/lib/browser/state/remove-cart-snapshot';
import { getClientState } from '@/lib/browser/state/client-state';
import { toRemark } from '@/domain/text/text-utils';
import {
  orderReference,
  serviceDealer,
  serviceDealerName,
} from '@/lib/browser/state/persisted-text';
import { track } from '@/lib/browser/tracking/track';
import { placeOrder } from './checkout-api';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import {
  type ServiceCallResult,
  toServiceCallSuccess,
} from '@/lib/platform/http/service-call-result';
import { saveLastOrder } from './last-order';
import { isTotalChangedRejection } from './order-rejections';

/**
 * Delays in ms before repeating a request whose response was lost: a broken connection often recovers at once, a
 * restarted service within seconds.
 */
const pausesMs = [500, 1500];

/**
 * Places an order for the confirmed basket and returns it, then resets the basket store and creates a new basket
 * (Specification §4). Reloads the basket if its total differs from the displayed one. Without a response, the request
 * is sent up to two more times, which returns the order if it was already placed; `unreachable` means that it is
 * unknown whether the order was placed.
 */
export async function sendOrder(comment: string): Promise<ServiceCallResult<PlacedOrderView>> {
  const basket = basketStore.get().basket.settled;
  if (!basket) return { kind: 'rejected', message: '' };
  const { isB2b } = getClientState();
  const availability = getLatestAvailability(basket.lines.map((line) => line.availability));
  const notes = {
    remark: toRemark(comment),
    reference: isB2b ? orderReference.get().trim() : '',
    serviceDealer: isB2b ? '' : serviceDealer.get(),
    shownCents: basket.cost.totalCents,
  };
  // The stored cart is removed first: if the order is placed but the response is lost, the cart must not be restored.
  removeCartSnapshot();
  let answer = await placeOrder(basket.id, notes);
  for (const pauseMs of pausesMs) {
    if (answer.kind !== 'unreachable') break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await placeOrder(basket.id, notes);
  }
  if (answer.kind === 'rejected') {
    saveCartSnapshot(basket, Date.now());
    if (isTotalChangedRejection(answer.message)) refreshBasket();
    return answer;
  }
  if (answer.kind !== 'done') return { kind: 'unreachable' };
  saveLastOrder({ orderNumber: answer.value.orderNumber, availability });
  track(createPurchaseEvent(answer.value.orderNumber, basket));
  orderReference.set('');
  serviceDealer.set('');
  serviceDealerName.set('');
  await createNextBasket();
  return toServiceCallSuccess(answer.value);
}
