import type { OrderStep } from '../order/progress';

interface StoryOrder {
  /** ISO time; null where the shop does not say. */
  readonly orderedAt: string | null;
  readonly step: OrderStep;
}

/** The order shown first in the account: the newest that is neither delivered nor cancelled; null when none is under way. */
export function storyOrder<Order extends StoryOrder>(orders: readonly Order[]): Order | null {
  return orders
    .filter(({ step }) => step !== 'delivered' && step !== 'cancelled')
    .reduce<Order | null>(
      (newest, order) =>
        newest !== null && (newest.orderedAt ?? '') >= (order.orderedAt ?? '') ? newest : order,
      null,
    );
}
