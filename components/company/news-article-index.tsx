import { useTranslations } from 'next-intl';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { ArticleCard } from '@/lib/platform/views/content-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/lists.scss';

type ArticleIndexProps = { articles: readonly ArticleCard[]; headingLevel?: 2 | 3 };

/** A list of news articles, one per row: date, title, teaser and reading time. */
export function NewsArticleIndex({ articles, headingLevel = 2 }: ArticleIndexProps) {
  const t = useTranslations('news');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="lt-index">
      {articles.map(({ slug, title, teaser, date, minutes }) => (
        <li key={slug}>
          <Link href={`/news/${slug}`}>
            <span className="k">{date && <FormattedDay date={date} />}</span>
            <div>
              <Heading className="h3">{title}</Heading>
              {teaser && <p>{teaser}</p>}
            </div>
            <span className="k">{t('minutes', { minutes })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The latest news articles, one per row. Renders nothing if there are none. */
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
      <NewsArticleIndex articles={articles} headingLevel={3} />
    </section>
  );
}
