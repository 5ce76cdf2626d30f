import { useLocale, useTranslations } from 'next-intl';
import { formatEventTime } from '@/lib/platform/i18n/days';
import { Link } from '@/lib/platform/i18n/navigation';
import type { EventView } from '@/lib/platform/views/event-view';
import './dealer.scss';

/** What is to come around a shop or in a city; nothing where there is nothing. */
export function EventsNear({ events }: { events: readonly EventView[] }) {
  const t = useTranslations('dealer');
  const language = useLocale();
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{t('events')}</h2>
      <ul className="lt-dealer-list">
        {events.map(({ slug, title, city, startsAt, endsAt }) => (
          <li key={slug} className="lt-near">
            <Link href={`/events/${slug}`} prefetch={false}>
              {title}
            </Link>
            <span className="text-2">{city}</span>
            <time className="d num" dateTime={startsAt}>
              {formatEventTime(startsAt, endsAt, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
