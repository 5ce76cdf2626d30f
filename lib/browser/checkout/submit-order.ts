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
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';
import { saveLastOrder } from './last-order';
import { isTotalChangedRejection } from './order-rejections';

/**
 * Delays before a request with a lost response is repeated: a broken connection is often back at once, a restarted
 * service within seconds.
 */
const pausesMs = [500, 1500];

/**
 * Places the order of the confirmed basket and returns it; afterwards the store is reset and a new basket created
 * (Specification §4). When the total differs from the displayed one, the basket is reloaded. Without a response the
 * request is repeated twice, which returns the order if it was placed; `unreachable` means that the outcome is unknown.
 */
export async function sendOrder(comment: string): Promise<CallResult<PlacedOrderView>> {
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
  // An order that is placed although its response is lost must not be restored as a cart.
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
  return toSuccess(answer.value);
}
