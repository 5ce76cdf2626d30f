import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { AddressStep } from '@/components/checkout/address-step';
import { ServiceDealerChoice } from '@/components/dealers/service-dealer-choice';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.address');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default function AddressPage() {
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <CheckoutSteps current="address" />
      <ClientMessages namespaces={['checkout', 'address', 'common']}>
        <AddressStep
          extra={
            <ClientMessages namespaces={['dealers', 'serviceDealer']}>
              <ServiceDealerChoice />
            </ClientMessages>
          }
        />
      </ClientMessages>
    </div>
  );
}
