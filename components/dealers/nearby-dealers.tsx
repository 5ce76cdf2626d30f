import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import type { FoundDealer } from '@/domain/dealers/filter-dealers';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from '@/domain/dealers/distance';
import { formatEventTime } from '@/lib/platform/i18n/format-days';
import type { EventView } from '@/lib/platform/views/content-view';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import './dealer-list.scss';

/** Other dealers nearby, nearest first. */
export function NearbyDealers({ dealers }: { dealers: readonly FoundDealer<Dealer>[] }) {
  const t = useTranslations('dealer');
  const language = useLocale();
  return (
    <section>
      <h2 className="h3">{t('nearby')}</h2>
      <ul className="lt-dealer-list">
        {dealers.map(({ dealer: { slug, name, city }, distanceKm }) => (
          <li key={slug} className="lt-dealer-distance">
            <Link href={`/dealers/${slug}`} prefetch={false}>
              {name}
            </Link>
            <span className="text-2">{city}</span>
            <span className="d num">{formatDistance(distanceKm ?? 0, language)} km</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Upcoming events near a dealer or in a city. Renders nothing if there are none. */
export function NearbyEvents({ events }: { events: readonly EventView[] }) {
  const t = useTranslations('dealer');
  const language = useLocale();
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{t('events')}</h2>
      <ul className="lt-dealer-list">
        {events.map(({ slug, title, city, startsAt, endsAt }) => (
          <li key={slug} className="lt-dealer-distance">
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

interface Props {
  readonly dealers: readonly Omit<NearestDealer, 'hasModel' | 'models'>[];
  /** The query string, without the question mark, that is added to the links to the dealers' pages. */
  readonly query: string;
}

/** Dealers nearby that sell bicycles, nearest first, each with a link to its test ride form. */
export function NearbySellingDealers({ dealers, query }: Props) {
  const language = useLocale();
  return (
    <ul className="lt-dealer-list">
      {dealers.map(({ slug, name, city, distanceKm }) => (
        <li key={slug} className="lt-dealer-distance">
          <Link href={`/dealers/${slug}?${query}#test-ride`} prefetch={false}>
            {name}
          </Link>
          <span className="text-2">{city}</span>
          <span className="d num">{formatDistance(distanceKm, language)} km</span>
        </li>
      ))}
    </ul>
  );
}
