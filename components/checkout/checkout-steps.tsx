import { useTranslations } from 'next-intl';
import { type CheckoutStep, checkoutSteps } from '@/domain/checkout/checkout-steps';
import { Steps } from '@/components/ui/steps';

/** The checkout progress. From the done page there are no links back. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const t = useTranslations('checkout.steps');
  const now = checkoutSteps.indexOf(current);
  const steps = checkoutSteps.map((step, index) => ({
    key: step,
    label: t(step),
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('open' as const),
    href: current === 'done' ? null : `/checkout/${step}`,
  }));
  return <Steps label={t('label')} steps={steps} />;
}
