import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/picture/content-image';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { ArticleView, ArticleCard } from '@/lib/platform/views/content-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/cover-images.scss';
import './article.scss';

type ArticleProps = { article: ArticleView; children: ReactNode };

/** A news article: date, reading time, title, image, author and text, with a line length of 40rem. */
export function NewsArticle({ article, children }: ArticleProps) {
  const t = useTranslations('news');
  const { title, date, minutes, image, author, isPressRelease } = article;
  return (
    <article className="container-xxl pt-5">
      <div className="row">
        <div className="col-lg-10">
          <p className="text-2 mb-3">
            {isPressRelease && `${t('pressRelease')} · `}
            {date && (
              <>
                <FormattedDay date={date} isLong /> ·{' '}
              </>
            )}
            {t('minutes', { minutes })}
          </p>
          <h1 className="lt-article-title">{title}</h1>
        </div>
      </div>
      {image && (
        <div className="mt-5 mb-5">
          <ContentImage
            image={image}
            className="lt-cover-image lt-ratio-21-9"
            sizes="(min-width: 1440px) 1312px, 95vw"
            isFirst
          />
        </div>
      )}
      <div className={image ? 'row gx-lg-5 gy-4' : 'row gx-lg-5 gy-4 mt-4'}>
        <div className="col-lg-3 text-2 small">{author && t('author', { author })}</div>
        <div className="col-lg-7 lt-article-text">{children}</div>
      </div>
    </article>
  );
}

type Props = { earlier: ArticleCard | null; later: ArticleCard | null };

/** Links to the previous and the next news article by date. */
export function NewsArticleNeighbors({ earlier, later }: Props) {
  const t = useTranslations('news');
  if (!earlier && !later) return null;
  const link = (article: ArticleCard, label: string, rel: string) => (
    <Link href={`/news/${article.slug}`} rel={rel}>
      <span className="text-2 small">{label}</span>
      <span className="h4 mb-0">{article.title}</span>
    </Link>
  );
  return (
    <nav className="container-xxl lt-article-navigation" aria-label={t('neighbours')}>
      {earlier && link(earlier, t('earlier'), 'prev')}
      {later && link(later, t('later'), 'next')}
    </nav>
  );
}
