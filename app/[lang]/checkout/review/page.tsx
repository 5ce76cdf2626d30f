import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { ReviewStep } from '@/components/checkout/review-step';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.review');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default function CheckoutReviewPage() {
  return (
    <div className="container-xxl pt-4 pt-lg-5 pb-7">
      <CheckoutSteps current="review" />
      <ClientMessages namespaces={['checkout', 'common', 'splitShipment']}>
        <ReviewStep />
      </ClientMessages>
    </div>
  );
}
