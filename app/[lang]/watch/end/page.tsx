import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TokenForm } from '@/components/watch/token-form';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('watch.end');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Where one says no to being told of an article; the token stays out of every Referer. */
export default async function WatchEndPage({ searchParams }: AskedProps<{ lang: string }>) {
  const token = new URLSearchParams(queryOf(await searchParams)).get('token') ?? '';
  return (
    <div className="container-xxl pt-5 pb-7">
      <TokenForm deed="end" token={token.slice(0, 200)} />
    </div>
  );
}
