'use client';

import { useTranslations } from 'next-intl';
import { Steps } from '@/components/ui/steps';
import { orderSteps } from '@/domain/order/progress';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { orderStateKey } from './order-state';
import '@/styles/by-use/order.scss';

/** The belt of an order from ordered to delivered; a cancelled order has none. */
export function OrderSteps({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.steps');
  const { step, isPickup } = order;
  if (step === 'cancelled') return null;
  const now = orderSteps.indexOf(step);
  const steps = orderSteps.map((key, index) => {
    const isDone = index < now || step === 'delivered';
    return {
      key,
      label: t(orderStateKey({ step: key, isPickup })),
      state: isDone ? ('done' as const) : index === now ? ('now' as const) : ('open' as const),
      href: null,
    };
  });
  return (
    <div className="lt-order-steps">
      <Steps label={t('label')} steps={steps} />
    </div>
  );
}
