import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { DownloadList } from '@/components/support/download-list';
import { SupportFrame } from '@/components/support/support-frame';
import { listDownloads } from '@/lib/server/content/downloads';
import { findPage } from '@/lib/server/content/get-page';
import { downloadCategories } from '@/lib/platform/views/download-view';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const [t, own] = await Promise.all([getTranslations('support'), getTranslations('downloads')]);
  const words = { title: t('pages.downloads.title'), description: own('description') };
  return fixedPageMetadata(language, 'support/downloads', words);
}

/** Documents to take along, by kind (Spec §2). */
export default async function DownloadsPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, own, page, downloads] = await Promise.all([
    getTranslations('support'),
    getTranslations('downloads'),
    findPage(language, 'support/downloads'),
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
    <SupportFrame
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
    </SupportFrame>
  );
}
