import type { OrderStep } from '../order/progress';

/** The order the account tells of first: the newest that is neither delivered nor cancelled; null when none is under way. */
export function storyOrder<Order extends { orderNumber: number; step: OrderStep }>(
  orders: readonly Order[],
): Order | null {
  return orders
    .filter(({ step }) => step !== 'delivered' && step !== 'cancelled')
    .reduce<Order | null>(
      (newest, order) => (newest && newest.orderNumber > order.orderNumber ? newest : order),
      null,
    );
}
