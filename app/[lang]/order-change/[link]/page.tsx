import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OrderChangePage } from '@/components/order/order-change-page';
import { ExpiredOrderLinkMessage } from '@/components/order/payment-link-errors';
import { parseLanguage } from '@/domain/locale/language';
import { findOrderChange } from '@/lib/server/orders/find-by-link';

export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ lang: string; link: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orderChange');
  // The URL contains a secret link, so it must not be indexed or appear in a Referer header.
  return {
    title: t('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Shows the changed delivery dates of an order to anyone with the secret link. */
export default async function OrderChangeLinkPage({ params, searchParams }: Props) {
  const { lang, link } = await params;
  const found = await findOrderChange(link, parseLanguage(lang) ?? 'de');
  if (found.kind === 'unknown') notFound();
  if (found.kind === 'ended')
    return (
      <div className="container-xxl pt-5 pb-7">
        <ExpiredOrderLinkMessage />
      </div>
    );
  const { problem } = await searchParams;
  return (
    <div className="container-xxl pt-5 pb-7">
      <OrderChangePage
        change={found.kind === 'found' ? found.change : null}
        link={link}
        problem={problem === 'late' || problem === 'unavailable' ? problem : null}
      />
    </div>
  );
}
