import { useTranslations } from 'next-intl';
import { type CheckoutStep, checkoutSteps } from '@/domain/checkout/checkout-steps';
import { ProgressSteps } from '@/components/ui/progress-steps';

/** The progress bar of the checkout. On the done page, the previous steps are not links. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const t = useTranslations('checkout.steps');
  const now = checkoutSteps.indexOf(current);
  const steps = checkoutSteps.map((step, index) => ({
    key: step,
    label: t(step),
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('open' as const),
    href: current === 'done' ? null : `/checkout/${step}`,
  }));
  return <ProgressSteps label={t('label')} steps={steps} />;
}
