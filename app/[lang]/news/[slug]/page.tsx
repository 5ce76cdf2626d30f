import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { Article } from '@/components/news/article';
import { ArticleIndex } from '@/components/news/article-index';
import { ArticleNeighbours } from '@/components/news/article-neighbours';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { neighbours, relatedArticles } from '@/domain/content/article-order';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getArticle, listArticles } from '@/lib/server/content/articles';
import { orElse } from '@/lib/server/required';
import { slugParams } from '@/lib/server/content/slug-params';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { articleJsonLd } from '@/lib/server/seo/json-ld-article';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';

export const revalidate = 300;

export const generateStaticParams = () => slugParams(listArticles);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const article = await getArticle(language, slug);
  return article ? contentPageMetadata(language, article, '/news') : {};
}

/** One article, and what to read before, after and next (Spec §2). */
export default async function ArticlePage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const article = await getArticle(language, slug);
  if (!article) return leaveUnknownAddress('blog', language, slug);
  const [t, articles] = await Promise.all([
    getTranslations('news'),
    orElse(listArticles(language), []),
  ]);
  const related = relatedArticles(articles, article, 3);
  return (
    <>
      <Article article={article}>
        {article.body === '' ? (
          <p>{t('noText')}</p>
        ) : (
          <RichText markdown={article.body} hasLinkedHeadings />
        )}
      </Article>
      <ArticleNeighbours {...neighbours(articles, slug)} />
      {related.length > 0 && (
        <section className="container-xxl lt-section">
          <h2 className="h3">{t('related')}</h2>
          <ArticleIndex articles={related} headingLevel={3} />
        </section>
      )}
      <JsonLd data={articleJsonLd(language, article)} />
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('title'), path: '/news' },
          { name: article.title, path: `/news/${slug}` },
        ])}
      />
    </>
  );
}
