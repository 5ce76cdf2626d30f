import type { PaymentState } from '../payment/payment-state';

interface PayableOrder {
  /** ISO time; null where the shop does not say. */
  readonly orderedAt: string | null;
  readonly money: { readonly state: PaymentState } | null;
}

/** The newest order whose payment is still open; null when none is. */
export function newestUnpaidOrder<Order extends PayableOrder>(
  orders: readonly Order[],
): Order | null {
  return orders
    .filter(({ money }) => money?.state === 'open')
    .reduce<Order | null>(
      (newest, order) =>
        newest !== null && (newest.orderedAt ?? '') >= (order.orderedAt ?? '') ? newest : order,
      null,
    );
}
