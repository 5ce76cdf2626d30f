import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { DownloadList } from '@/components/support/download-list';
import { SupportLayout } from '@/components/support/support-layout';
import { listDownloads } from '@/lib/server/content/support';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { downloadCategories } from '@/lib/platform/views/content-view';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, own] = await Promise.all([getTranslations('support'), getTranslations('downloads')]);
  const metadata = { title: t('pages.downloads.title'), description: own('description') };
  return buildFixedPageMetadata(language, 'support/downloads', metadata);
}

/** Downloadable documents by category (Specification §2). */
export default async function DownloadsPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, own, page, downloads] = await Promise.all([
    getTranslations('support'),
    getTranslations('downloads'),
    findOptionalPage(language, 'support/downloads'),
    listDownloads(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const groups = downloadCategories
    .map((category) => ({
      category,
      files: downloads.filter((download) => download.category === category),
    }))
    .filter(({ files }) => files.length > 0);
  return (
    <SupportLayout
      title={page?.title ?? t('pages.downloads.title')}
      lead={<RichText markdown={lead ?? own('lead')} />}
      current="downloads"
    >
      {groups.map(({ category, files }) => (
        <section key={category} className="mb-5">
          <h2 className="h3 mb-2">{own(`categories.${category}`)}</h2>
          <DownloadList downloads={files} />
        </section>
      ))}
      {groups.length === 0 && <p className="lead">{own('empty')}</p>}
      <ContentBlocks blocks={rest} isInColumn />
    </SupportLayout>
  );
}
