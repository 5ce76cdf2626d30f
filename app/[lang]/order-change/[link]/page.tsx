import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ChangePage } from '@/components/order-change/change-page';
import { LinkEnded } from '@/components/ui/message/link-ended';
import { toLanguage } from '@/domain/language/detect-language';
import { getChange } from '@/lib/server/order-changes/get-change';

export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ lang: string; link: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orderChange');
  // The address is a key: nobody is to be told of it.
  return {
    title: t('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** What has become of the days of one order, for whoever has its link. */
export default async function Page({ params, searchParams }: Props) {
  const { lang, link } = await params;
  const found = await getChange(link, toLanguage(lang) ?? 'de');
  if (found.kind === 'unknown') notFound();
  if (found.kind === 'ended')
    return (
      <div className="container-xxl pt-5 pb-7">
        <LinkEnded />
      </div>
    );
  const { problem } = await searchParams;
  return (
    <div className="container-xxl pt-5 pb-7">
      <ChangePage
        change={found.kind === 'found' ? found.change : null}
        link={link}
        problem={problem === 'late' || problem === 'unavailable' ? problem : null}
      />
    </div>
  );
}
