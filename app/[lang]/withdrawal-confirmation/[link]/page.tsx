import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { WithdrawalConfirmationPage } from '@/components/order/withdrawal-confirmation-page';
import { parseLanguage } from '@/domain/locale/language';
import { findWithdrawal } from '@/lib/server/orders/find-by-link';

export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ lang: string; link: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawalConfirmation');
  // The URL contains a secret link, so it must not be indexed or appear in a Referer header.
  return {
    title: t('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Lets anyone with the secret link confirm or reject a withdrawal that was declared without a sign-in. */
export default async function WithdrawalLinkPage({ params, searchParams }: Props) {
  const { lang, link } = await params;
  const found = await findWithdrawal(link, parseLanguage(lang) ?? 'de');
  if (found.kind === 'unknown') notFound();
  const { problem } = await searchParams;
  return (
    <div className="container-xxl pt-5 pb-7">
      <WithdrawalConfirmationPage
        withdrawal={found.kind === 'found' ? found.withdrawal : null}
        link={link}
        problem={problem === 'late' || problem === 'unavailable' ? problem : null}
      />
    </div>
  );
}
