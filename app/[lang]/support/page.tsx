import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { CallUs } from '@/components/support/call-us';
import { SupportWays } from '@/components/support/support-ways';
import { findPage } from '@/lib/server/content/get-page';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('support');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'support', words);
}

/** The ways to help (Spec §2). */
export default async function SupportPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page] = await Promise.all([getTranslations('support'), findPage(language, 'support')]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHead title={page?.title ?? t('title')} lead={lead ?? t('lead')} />
        <SupportWays />
      </div>
      <ContentBlocks blocks={rest} />
      <div className="container-xxl pb-7">
        <CallUs />
      </div>
    </>
  );
}
