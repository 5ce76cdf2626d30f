import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ArticleCard } from '@/lib/platform/views/article-view';
import { ArticleIndex } from './article-index';

/** What is new, line by line; nothing where there is none. */
export function LatestNews({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTranslations('home');
  if (articles.length === 0) return null;
  return (
    <section className="container-xxl lt-section pt-0">
      <div className="d-flex flex-wrap justify-content-between align-items-baseline gap-3">
        <h2>{t('news')}</h2>
        <Link className="lt-link" href="/news">
          {t('allNews')}
        </Link>
      </div>
      <ArticleIndex articles={articles} headingLevel={3} />
    </section>
  );
}
