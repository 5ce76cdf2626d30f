import type { OrderStep } from '@/domain/order/order-progress';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

type StepState<Step extends OrderStep> = { readonly step: Step; readonly isPickup: boolean };

/**
 * Returns the message key of an order's state. An order for pickup has the states `ready` and `collected` instead of
 * those of a delivery.
 */
export function getOrderStateKey<Step extends OrderStep>({
  step,
  isPickup,
}: StepState<Step>): Step | 'ready' | 'collected' {
  if (isPickup && step === 'dispatched') return 'ready';
  return isPickup && step === 'delivered' ? 'collected' : step;
}

interface PayableOrder extends StepState<OrderStep> {
  readonly payment: Pick<OrderPaymentView, 'state'> | null;
}

/** True if an order is not processed yet because its payment has not arrived. */
export function isAwaitingPayment({ step, payment }: Omit<PayableOrder, 'isPickup'>): boolean {
  return payment?.state === 'open' && step === 'ordered';
}

/**
 * Returns the message key of an order's state for lists and headings. An order that awaits its payment is `unpaid`,
 * regardless of its delivery state.
 */
export function getOrderSummaryKey(
  order: PayableOrder,
): ReturnType<typeof getOrderStateKey> | 'unpaid' {
  return isAwaitingPayment(order) ? 'unpaid' : getOrderStateKey(order);
}
