import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/picture/content-image';
import { Day } from '@/components/ui/when/day';
import type { ArticleView } from '@/lib/platform/views/article-view';
import '@/styles/by-use/covers.scss';
import './news.scss';

type ArticleProps = { article: ArticleView; children: ReactNode };

/** An article in a measure of 40rem: day and reading time, title, picture, who wrote it, text. */
export function Article({ article, children }: ArticleProps) {
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
                <Day date={date} isLong /> ·{' '}
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
            className="lt-cover lt-ratio-21-9"
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
