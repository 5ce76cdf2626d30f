// The door to changes of orders: who is told that their days have moved, and what they answer.
import type { ShopServices } from '../shop/base/context';
import type { OrderModel } from '../shop/order/order-model';
import { findOrder } from '../shop/order/order.service';
import { readChangeLink } from './change-link';

/** The order whose change a link opens; null for a link that is none of ours. */
export async function findChangedOrder(
  { db, tokenSecret }: Pick<ShopServices, 'db' | 'tokenSecret'>,
  link: string,
): Promise<OrderModel | null> {
  const orderId = readChangeLink(tokenSecret, link);
  return orderId === null ? null : findOrder(db, orderId);
}

export { answerChange } from './answer-change';
export { tellDayMoves } from './tell-day-moves';
export { viewChange } from './view-change';
