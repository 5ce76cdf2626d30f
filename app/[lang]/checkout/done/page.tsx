import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { DoneStep } from '@/components/checkout/done-step';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.done');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default function CheckoutDonePage() {
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <CheckoutSteps current="done" />
      <ClientMessages namespaces={['checkout', 'splitShipment', 'payment', 'password', 'common']}>
        <DoneStep />
      </ClientMessages>
    </div>
  );
}
