import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StockAlertTokenForm } from '@/components/wish-list/stock-alert-token-form';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stockAlert.end');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Cancels a stock alert with the token in the URL, which must not appear in a Referer header. */
export default async function StockAlertUnsubscribePage({
  searchParams,
}: DynamicPageProps<{ lang: string }>) {
  const token = new URLSearchParams(toQueryString(await searchParams)).get('token') ?? '';
  return (
    <div className="container-xxl pt-5 pb-7">
      <StockAlertTokenForm action="end" token={token.slice(0, 200)} />
    </div>
  );
}
