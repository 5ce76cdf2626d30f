import { useLocale, useTranslations } from 'next-intl';
import type { EventView } from '@/lib/platform/views/content-view';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/picture/content-image';
import { formatEventTime } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/cover-images.scss';

type EventPlaceProps = { event: Pick<EventView, 'venue' | 'street' | 'zip' | 'city' | 'country'> };

/** The postal address of an event, with the country if it takes place abroad. */
export function EventLocation({ event }: EventPlaceProps) {
  const language = useLocale();
  const { venue, street, zip, city, country } = event;
  const abroad =
    country && country !== 'DE'
      ? new Intl.DisplayNames([language], { type: 'region' }).of(country)
      : null;
  const lines = [venue, street, [zip, city].filter(Boolean).join(' '), abroad].filter(Boolean);
  return (
    <address className="text-2 mb-0">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

interface Props {
  readonly event: EventView;
  readonly isOver: boolean;
  /** The contact option for questions about the event, if there is one. */
  readonly contact: ReactNode;
  readonly children: ReactNode;
}

/** The page of an event: title, image and content; beside it date, place and contact. */
export function EventPage({ event, isOver, contact: ask, children }: Props) {
  const t = useTranslations('events');
  const language = useLocale();
  const { title, teaser, startsAt, endsAt, image } = event;
  return (
    <article>
      <h1 className="lt-article-title text-break">{title}</h1>
      {teaser && <p className="lead">{teaser}</p>}
      <div className="row gx-lg-5 gy-5 mt-2">
        <div className="col-lg-4 order-lg-last">
          <p className="lt-strong mb-2">
            <time dateTime={startsAt}>{formatEventTime(startsAt, endsAt, language)}</time>
          </p>
          <EventLocation event={event} />
          {isOver && <p className="text-2 mt-3 mb-0">{t('isOver')}</p>}
          {ask && !isOver && <p className="mt-3 mb-0">{ask}</p>}
        </div>
        <div className="col-lg-8">
          {image && (
            <ContentImage
              image={image}
              className="lt-cover-image lt-ratio-3-2 mb-5"
              sizes="(min-width: 992px) 56rem, 95vw"
              isFirst
            />
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
