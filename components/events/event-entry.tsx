import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { safeHref } from '@/domain/content/safe-href';
import type { EventView } from '@/lib/platform/views/event-view';
import { formatEventTime } from '@/lib/platform/i18n/days';
import { EventPlace } from './event-place';
import './events.scss';

type EventEntryProps = { event: EventView; children: ReactNode };

/** An event that is still to come, in full: when, where, what. Its slug is an anchor to link to. */
export function EventEntry({ event, children }: EventEntryProps) {
  const t = useTranslations('events');
  const language = useLocale();
  const { slug, title, teaser, startsAt, endsAt, image, link } = event;
  const href = link && safeHref(link);
  return (
    <article id={slug} className="lt-event">
      <div>
        <p className="lt-strong mb-2">
          <time dateTime={startsAt}>{formatEventTime(startsAt, endsAt, language)}</time>
        </p>
        <EventPlace event={event} />
      </div>
      <div>
        <h2 className="h3">{title}</h2>
        {teaser && <p className="lead">{teaser}</p>}
        {image && (
          <ContentImage
            image={image}
            className="lt-cover lt-ratio-3-2 mb-4"
            sizes="(min-width: 992px) 40rem, 95vw"
          />
        )}
        {children}
        {href && (
          <a className="lt-link" href={href} rel="noopener">
            {t('more', { title })}
          </a>
        )}
      </div>
    </article>
  );
}
