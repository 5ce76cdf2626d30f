import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { PaymentStep } from '@/components/checkout/payment-step';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.payment');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default function PaymentPage() {
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <CheckoutSteps current="payment" />
      <ClientMessages namespaces={['checkout', 'common', 'splitShipment']}>
        <PaymentStep />
      </ClientMessages>
    </div>
  );
}
