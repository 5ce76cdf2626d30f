import { useLocale, useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { EventView } from '@/lib/platform/views/event-view';
import { formatEventTime } from '@/lib/platform/i18n/days';
import { Link } from '@/lib/platform/i18n/navigation';
import { EventPlace } from './event-place';
import '@/styles/by-use/covers.scss';
import './events.scss';

/** An event that is still to come: when, where, what, and the way to its page. Its slug is an anchor to link to. */
export function EventEntry({ event }: { event: EventView }) {
  const t = useTranslations('events');
  const language = useLocale();
  const { slug, title, teaser, startsAt, endsAt, image } = event;
  return (
    <article id={slug} className="lt-event">
      <div>
        <p className="lt-strong mb-2">
          <time dateTime={startsAt}>{formatEventTime(startsAt, endsAt, language)}</time>
        </p>
        <EventPlace event={event} />
      </div>
      <div>
        <h2 className="h3">
          <Link href={`/events/${slug}`}>{title}</Link>
        </h2>
        {teaser && <p className="lead">{teaser}</p>}
        {image && (
          <ContentImage
            image={image}
            className="lt-cover lt-ratio-3-2 mb-4"
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
