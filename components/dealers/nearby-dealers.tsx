import { useLocale, useTranslations } from 'next-intl';
import type { Dealer } from '@/domain/dealers/dealer';
import type { FoundDealer } from '@/domain/dealers/find-dealers';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from '@/domain/dealers/format-distance';
import './dealer.scss';

/** Other shops around, the nearest first. */
export function NearbyDealers({ dealers }: { dealers: readonly FoundDealer<Dealer>[] }) {
  const t = useTranslations('dealer');
  const language = useLocale();
  return (
    <section>
      <h2 className="h3">{t('nearby')}</h2>
      <ul className="lt-dealer-list">
        {dealers.map(({ dealer: { slug, name, city }, distanceKm }) => (
          <li key={slug} className="lt-near">
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
