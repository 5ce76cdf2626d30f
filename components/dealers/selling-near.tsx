import { useLocale } from 'next-intl';
import { formatDistance } from '@/domain/dealers/format-distance';
import { Link } from '@/lib/platform/i18n/navigation';
import type { NearDealer } from '@/lib/platform/views/nearest-answer';
import './dealer.scss';

interface Props {
  readonly dealers: readonly Omit<NearDealer, 'hasModel' | 'models'>[];
  /** What the dealer's page is to know, behind its question mark. */
  readonly query: string;
}

/** Dealers that sell, the nearest first, each leading to its form. */
export function SellingNear({ dealers, query }: Props) {
  const language = useLocale();
  return (
    <ul className="lt-dealer-list">
      {dealers.map(({ slug, name, city, distanceKm }) => (
        <li key={slug} className="lt-near">
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
