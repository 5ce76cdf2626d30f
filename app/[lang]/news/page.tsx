import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { ArticleIndex } from '@/components/news/article-index';
import { NewsLead } from '@/components/news/news-lead';
import { listArticles } from '@/lib/server/content/articles';
import { findPage } from '@/lib/server/content/get-page';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('news');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'news', words);
}

/** The newest article large, all others below it (Spec §2). */
export default async function NewsPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page, articles] = await Promise.all([
    getTranslations('news'),
    findPage(language, 'news'),
    listArticles(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const [newest, ...others] = articles;
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHead title={page?.title ?? t('title')} lead={lead} />
        {newest && <NewsLead article={newest} />}
        {others.length > 0 && <ArticleIndex articles={others} />}
        {!newest && <p className="lead">{t('empty')}</p>}
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
