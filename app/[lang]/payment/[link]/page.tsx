import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PaymentUnavailable } from '@/components/order/payment-link-errors';
import { ExpiredOrderLinkMessage } from '@/components/order/payment-link-errors';
import { PaymentPage } from '@/components/order/payment-page';
import { ClientMessages } from '@/components/ui/client-messages';
import { parseLanguage } from '@/domain/locale/language';
import { findLinkedPayment } from '@/lib/server/orders/find-by-link';

export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ lang: string; link: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  // The URL contains a secret link, so it must not be indexed or appear in a Referer header.
  return {
    title: t('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** Shows the payment of an order to anyone with the secret link. */
export default async function LinkedPaymentPage({ params, searchParams }: Props) {
  const { lang, link } = await params;
  const found = await findLinkedPayment(link, parseLanguage(lang) ?? 'de');
  if (found.kind === 'unknown') notFound();
  return (
    <div className="container-xxl pt-5 pb-7">
      {found.kind === 'ended' && <ExpiredOrderLinkMessage />}
      {found.kind === 'broken' && <PaymentUnavailable />}
      {found.kind === 'found' && (
        <ClientMessages namespaces={['payment', 'sharedBasket']}>
          <PaymentPage
            payment={found.payment}
            hasFailed={(await searchParams).problem === 'unavailable'}
          />
        </ClientMessages>
      )}
    </div>
  );
}
