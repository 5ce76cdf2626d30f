import { useTranslations } from 'next-intl';
import { Day } from '@/components/ui/when/day';
import type { ArticleCard } from '@/lib/platform/views/article-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/by-use/lists.scss';

type ArticleIndexProps = { articles: readonly ArticleCard[]; headingLevel?: 2 | 3 };

/** Articles line by line: day, title and teaser, minutes (design README §7, index). */
export function ArticleIndex({ articles, headingLevel = 2 }: ArticleIndexProps) {
  const t = useTranslations('news');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="lt-index">
      {articles.map(({ slug, title, teaser, date, minutes }) => (
        <li key={slug}>
          <Link href={`/news/${slug}`}>
            <span className="k">{date && <Day date={date} />}</span>
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
