import { latestAvailability } from '@/domain/catalog/availability';
import { cart } from '@/lib/basket/cart';
import { browserCookie } from '@/lib/session/browser-cookies';
import { setIsDeliverySet } from '@/lib/client-state/local-operations';
import { setOrderComment, toRemark } from '@/lib/client-state/order-comment';
import { placeOrder } from './checkout-api';
import { rememberOrder } from './last-order';

type OrderOutcome =
  | { kind: 'placed'; orderNumber: number }
  | { kind: 'refused'; message: string }
  /** No answer: asking again gives the order that was placed, if it was. */
  | { kind: 'unreachable' };

/** Places the order of the settled basket; afterwards the store is empty and a fresh basket stands ready (Spec §4). */
export async function submitOrder(comment: string): Promise<OrderOutcome> {
  const basket = cart.get().basket.settled;
  if (!basket) return { kind: 'refused', message: '' };
  const availability = latestAvailability(basket.lines.map((line) => line.availability));
  const answer = await placeOrder(basket.id, toRemark(comment));
  if (answer.kind === 'refused') return answer;
  if (answer.kind !== 'done') return { kind: 'unreachable' };
  rememberOrder({ orderNumber: answer.value.orderNumber, availability });
  await startAfresh();
  return { kind: 'placed', orderNumber: answer.value.orderNumber };
}

async function startAfresh(): Promise<void> {
  cart.clear();
  browserCookie.basketId.remove();
  setOrderComment('');
  setIsDeliverySet(false);
  const { createBasket } = await import('@/lib/basket/basket-api');
  const created = await createBasket();
  // Without an answer the next thing that is put into the basket creates one.
  if (created.kind === 'basket') browserCookie.basketId.write(created.basket.id);
}
