import { ContentImage } from '@/components/ui/picture/content-image';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { ArticleCard } from '@/lib/platform/views/content-view';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/cover-images.scss';

/** The newest news article, larger than the others. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const { slug, title, teaser, date, image } = article;
  return (
    <Link
      href={`/news/${slug}`}
      className="row gx-lg-5 gy-4 text-decoration-none align-items-end mb-6"
    >
      {image && (
        <div className="col-lg-8">
          <ContentImage
            image={{ ...image, alt: '' }}
            className="lt-cover-image lt-ratio-3-2"
            sizes="(min-width: 992px) 62vw, 95vw"
            isFirst
          />
        </div>
      )}
      <div className={image ? 'col-lg-4' : 'col-lg-8'}>
        {date && (
          <p className="text-2 mb-2">
            <FormattedDay date={date} isLong />
          </p>
        )}
        <h2>{title}</h2>
        {teaser && <p className="text-2 mb-0">{teaser}</p>}
      </div>
    </Link>
  );
}
