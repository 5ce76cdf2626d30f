import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { PhoneContact } from '@/components/support/phone-contact';
import { SupportLinks } from '@/components/support/support-links';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('support');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'support', metadata);
}

/** The support page: links to all support pages, editorial content and phone number (Specification §2). */
export default async function SupportPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page] = await Promise.all([
    getTranslations('support'),
    findOptionalPage(language, 'support'),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={page?.title ?? t('title')} lead={lead ?? t('lead')} />
        <SupportLinks />
      </div>
      <ContentBlocks blocks={rest} />
      <div className="container-xxl pb-7">
        <PhoneContact />
      </div>
    </>
  );
}
