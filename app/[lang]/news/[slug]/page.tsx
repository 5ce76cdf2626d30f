import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { NewsArticle } from '@/components/company/news-article';
import { NewsArticleIndex } from '@/components/company/news-article-index';
import { NewsArticleNeighbors } from '@/components/company/news-article';
import { JsonLd } from '@/components/ui/json-ld';
import { findNeighbors, listRelatedArticles } from '@/domain/content/content-lists';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findArticle, listArticles } from '@/lib/server/content/articles';
import { withFallback } from '@/lib/gateways/result';
import { listSlugParams } from '@/lib/server/content/find-page';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildArticleJsonLd } from '@/lib/server/seo/json-ld-content';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';

export const revalidate = 300;

export const generateStaticParams = () => listSlugParams(listArticles);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const article = await findArticle(language, slug);
  return article ? buildContentPageMetadata(language, article, '/news') : {};
}

/** An article, with links to the previous, next and latest articles (Specification §2). */
export default async function ArticlePage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const article = await findArticle(language, slug);
  if (!article) return handleUnknownUrl('blog', language, slug);
  const [t, articles] = await Promise.all([
    getTranslations('news'),
    withFallback(listArticles(language), []),
  ]);
  const related = listRelatedArticles(articles, article, 3);
  return (
    <>
      <NewsArticle article={article}>
        {article.body === '' ? (
          <p>{t('noText')}</p>
        ) : (
          <RichText markdown={article.body} hasLinkedHeadings />
        )}
      </NewsArticle>
      <NewsArticleNeighbors {...findNeighbors(articles, slug)} />
      {related.length > 0 && (
        <section className="container-xxl lt-section">
          <h2 className="h3">{t('related')}</h2>
          <NewsArticleIndex articles={related} headingLevel={3} />
        </section>
      )}
      <JsonLd data={buildArticleJsonLd(language, article)} />
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('title'), path: '/news' },
          { name: article.title, path: `/news/${slug}` },
        ])}
      />
    </>
  );
}
