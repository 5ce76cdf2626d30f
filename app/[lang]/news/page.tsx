import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { NewsArticleIndex } from '@/components/company/news-article-index';
import { LeadArticle } from '@/components/company/lead-article';
import { listArticles } from '@/lib/server/content/articles';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('news');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'news', metadata);
}

/** The newest article in large, all others below it (Specification §2). */
export default async function NewsPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page, articles] = await Promise.all([
    getTranslations('news'),
    findOptionalPage(language, 'news'),
    listArticles(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const [newest, ...others] = articles;
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={page?.title ?? t('title')} lead={lead} />
        {newest && <LeadArticle article={newest} />}
        {others.length > 0 && <NewsArticleIndex articles={others} />}
        {!newest && <p className="lead">{t('empty')}</p>}
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
