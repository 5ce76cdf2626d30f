import { latestAvailability } from '@/domain/catalog/availability';
import { purchaseEvent } from '@/domain/tags/purchase-event';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { reconcile, startFreshBasket } from '@/lib/browser/basket/follow-basket';
import { storeSnapshot } from '@/lib/browser/state/cart-snapshot';
import { removeSnapshot } from '@/lib/browser/state/remove-cart-snapshot';
import { getClientState } from '@/lib/browser/state/client-state';
import { toRemark } from '@/domain/basket/remark';
import { orderReference } from '@/lib/browser/state/order-reference';
import { serviceDealer, serviceDealerName } from '@/lib/browser/state/service-dealer';
import { track } from '@/lib/browser/events/track';
import { placeOrder } from '@/lib/browser/shop/checkout-api';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { type Answer, done } from '@/lib/platform/http/answer';
import { rememberOrder } from './last-order';
import { isTotalRefusal } from './total-refusal';

/** Before a call whose answer was lost is made again: a line that broke is often back at once, a shop that is started again in seconds. */
const pausesMs = [500, 1500];

/**
 * Places the order of the settled basket and gives it; afterwards the store is empty and a fresh basket stands ready
 * (Spec §4). When the total is no longer the one that was shown, the basket is read again. Without an answer the same is asked twice more,
 * which gives the order that was placed, if it was; `unreachable` says that nobody knows yet.
 */
export async function submitOrder(comment: string): Promise<Answer<PlacedOrderView>> {
  const basket = basketStore.get().basket.settled;
  if (!basket) return { kind: 'refused', message: '' };
  const { isB2b } = getClientState();
  const availability = latestAvailability(basket.lines.map((line) => line.availability));
  const notes = {
    remark: toRemark(comment),
    reference: isB2b ? orderReference.get().trim() : '',
    serviceDealer: isB2b ? '' : serviceDealer.get(),
    shownCents: basket.cost.totalCents,
  };
  // An order that is placed without its answer arriving must not come back as a cart.
  removeSnapshot();
  let answer = await placeOrder(basket.id, notes);
  for (const pauseMs of pausesMs) {
    if (answer.kind !== 'unreachable') break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await placeOrder(basket.id, notes);
  }
  if (answer.kind === 'refused') {
    storeSnapshot(basket, Date.now());
    if (isTotalRefusal(answer.message)) reconcile();
    return answer;
  }
  if (answer.kind !== 'done') return { kind: 'unreachable' };
  rememberOrder({ orderNumber: answer.value.orderNumber, availability });
  track(purchaseEvent(answer.value.orderNumber, basket));
  orderReference.set('');
  serviceDealer.set('');
  serviceDealerName.set('');
  await startFreshBasket();
  return done(answer.value);
}
