import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { RichText } from '@/components/content/rich-text';
import { NewsArticleIndex } from '@/components/company/news-article-index';
import { PressContact } from '@/components/support/press-files';
import { PressFiles } from '@/components/support/press-files';
import { SupportLayout } from '@/components/support/support-layout';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { getPressPageContent } from '@/lib/server/content/articles';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, own] = await Promise.all([getTranslations('support'), getTranslations('press')]);
  const metadata = { title: t('pages.press.title'), description: own('description') };
  return buildFixedPageMetadata(language, 'support/press', metadata);
}

/** Press releases, images, files and contacts (Specification §2). */
export default async function PressPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, own, page] = await Promise.all([
    getTranslations('support'),
    getTranslations('press'),
    findOptionalPage(language, 'support/press'),
  ]);
  const { lead, rest, releases, images, files } = await getPressPageContent(language, page);
  return (
    <SupportLayout
      title={page?.title ?? t('pages.press.title')}
      lead={<RichText markdown={lead ?? own('lead')} />}
      current="press"
    >
      <section className="mb-5">
        <h2 className="h3 mb-2">{own('releases')}</h2>
        {releases.length > 0 ? (
          <NewsArticleIndex articles={releases} headingLevel={3} />
        ) : (
          <p>{own('noReleases')}</p>
        )}
      </section>
      <PressFiles images={images} downloads={files} />
      <PressContact />
      <ContentBlocks blocks={rest} isInColumn />
    </SupportLayout>
  );
}
