import { useLocale, useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { EventView } from '@/lib/platform/views/content-view';
import { formatEventTime, formatLongDay } from '@/lib/platform/i18n/format-days';
import { Link } from '@/lib/platform/i18n/navigation';
import { EventLocation } from './event-page';
import '@/styles/on-demand/cover-images.scss';
import './event-list.scss';
import '@/styles/on-demand/lists.scss';

/**
 * An upcoming event in the list: date, place, title and a link to its page. Its element id is the slug, so that links
 * can lead to it.
 */
export function EventListItem({ event }: { event: EventView }) {
  const t = useTranslations('events');
  const language = useLocale();
  const { slug, title, teaser, startsAt, endsAt, image } = event;
  return (
    <article id={slug} className="lt-event">
      <div>
        <p className="lt-strong mb-2">
          <time dateTime={startsAt}>{formatEventTime(startsAt, endsAt, language)}</time>
        </p>
        <EventLocation event={event} />
      </div>
      <div>
        <h2 className="h3">
          <Link href={`/events/${slug}`}>{title}</Link>
        </h2>
        {teaser && <p className="lead">{teaser}</p>}
        {image && (
          <ContentImage
            image={image}
            className="lt-cover-image lt-ratio-3-2 mb-4"
            sizes="(min-width: 992px) 40rem, 95vw"
          />
        )}
        <Link className="lt-link" href={`/events/${slug}`}>
          {t('more', { title })}
        </Link>
      </div>
    </article>
  );
}

/** Past events in rows, most recent first. */
export function PastEvents({ events }: { events: readonly EventView[] }) {
  const t = useTranslations('events');
  const language = useLocale();
  return (
    <section className="mt-6" aria-labelledby="past-events">
      <h2 id="past-events" className="h3 mb-3">
        {t('past')}
      </h2>
      <ul className="lt-index">
        {events.map(({ slug, title, teaser, startsAt, city }) => (
          <li key={slug} id={slug}>
            <div className="lt-index-row">
              <span className="k">
                <time dateTime={startsAt}>{formatLongDay(startsAt, language)}</time>
              </span>
              <div>
                <h3>
                  <Link href={`/events/${slug}`}>{title}</Link>
                </h3>
                {teaser && <p>{teaser}</p>}
              </div>
              <span className="k">{city}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
