import type { OrderStep } from '@/domain/order/progress';

type Stand<Step extends OrderStep> = { readonly step: Step; readonly isPickup: boolean };

/** The word for where an order stands: what is picked up is never on its way, it is ready and then collected. */
export function orderStateKey<Step extends OrderStep>({
  step,
  isPickup,
}: Stand<Step>): Step | 'ready' | 'collected' {
  if (isPickup && step === 'dispatched') return 'ready';
  return isPickup && step === 'delivered' ? 'collected' : step;
}
