import { useLocale, useTranslations } from 'next-intl';
import type { EventView } from '@/lib/platform/views/event-view';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/by-use/lists.scss';

/** What is over, line by line, the latest first. */
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
