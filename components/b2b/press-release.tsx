import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/picture/content-image';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { ArticleView } from '@/lib/platform/views/content-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/cover-images.scss';
import './press-release.scss';

type Props = {
  readonly release: ArticleView;
  /** The full text of the press release. */
  readonly children: ReactNode;
};

/** A press release: date, title, teaser, an image to download, and the expandable text. */
export function PressRelease({ release, children }: Props) {
  const t = useTranslations('b2b.press');
  const { title, slug, teaser, date, image } = release;
  return (
    <article className="lt-b2b-press-release" aria-labelledby={`release-${slug}`}>
      <div>
        {date && (
          <p className="small text-2 mb-1">
            <FormattedDay date={date} isLong />
          </p>
        )}
        <h2 className="h4" id={`release-${slug}`}>
          <Link href={`/news/${slug}`}>{title}</Link>
        </h2>
        {teaser && <p className="text-2">{teaser}</p>}
        <details>
          <summary>
            {t('read')}
            <span className="visually-hidden">: {title}</span>
          </summary>
          {children}
        </details>
      </div>
      {image && (
        <figure className="mb-0">
          <ContentImage
            image={image}
            className="lt-cover-image lt-ratio-3-2"
            sizes="(min-width: 768px) 18rem, 90vw"
          />
          <figcaption className="small text-2 mt-1">
            <a href={image.url} download>
              {t('picture', { width: String(image.width), height: String(image.height) })}
              <span className="visually-hidden">: {image.alt}</span>
            </a>
          </figcaption>
        </figure>
      )}
    </article>
  );
}
