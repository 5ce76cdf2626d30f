import type { OrderStep } from '@/domain/order/order-progress';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

type Stand<Step extends OrderStep> = { readonly step: Step; readonly isPickup: boolean };

/** The word for where an order stands: what is picked up is never on its way, it is ready and then collected. */
export function getOrderStateKey<Step extends OrderStep>({
  step,
  isPickup,
}: Stand<Step>): Step | 'ready' | 'collected' {
  if (isPickup && step === 'dispatched') return 'ready';
  return isPickup && step === 'delivered' ? 'collected' : step;
}

interface PayableOrder extends Stand<OrderStep> {
  readonly payment: Pick<OrderPaymentView, 'state'> | null;
}

/** True while nothing happens with an order because its payment has not arrived. */
export function isAwaitingPayment({ step, payment }: Omit<PayableOrder, 'isPickup'>): boolean {
  return payment?.state === 'open' && step === 'ordered';
}

/** The word for an order in lists and headings: an order that waits for its payment is `unpaid`, whatever else is planned. */
export function getOrderSummaryKey(
  order: PayableOrder,
): ReturnType<typeof getOrderStateKey> | 'unpaid' {
  return isAwaitingPayment(order) ? 'unpaid' : getOrderStateKey(order);
}
