import { useTranslations } from 'next-intl';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { OpeningStatus } from './opening-status';
import type { ModelInCity } from '@/lib/server/dealers/get-dealer-page';
import './city-dealers.scss';
import './dealer-list.scss';

/** The dealers of a city with address, opening hours and services. */
export function CityDealers({ dealers }: { dealers: readonly DealerRowView[] }) {
  const t = useTranslations('dealers');
  return (
    <ul className="lt-dealer-list lt-city-list">
      {dealers.map((dealer) => (
        <li key={dealer.slug}>
          <h2 className="h3 mb-1">
            <Link href={`/dealers/${dealer.slug}`} prefetch={false}>
              {dealer.name}
            </Link>
          </h2>
          <p className="text-2 mb-1">
            {dealer.street}, {dealer.zip} {dealer.city}
          </p>
          <p className="small mb-1">
            <OpeningStatus dealer={dealer} nowMs={null} />
          </p>
          <p className="small text-2 mb-0">
            {t(`types.${dealer.type}`)}
            {dealer.hasDps && `, ${t('dps')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly city: string;
  readonly models: readonly ModelInCity[];
}

/** The models available for a test ride in a city, each with its dealers. Renders nothing if no models are known. */
export function CityTestRideModels({ city, models }: Props) {
  const t = useTranslations('dealerCity');
  const dealer = useTranslations('dealer');
  if (models.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{t('ride', { city })}</h2>
      <ul className="lt-dealer-list">
        {models.map(({ slug, name, shops }) => (
          <li key={slug} className="lt-dealer-distance">
            <Link href={`/bikes/${slug}`} prefetch={false}>
              {name}
            </Link>
            <span className="text-2">{shops.map((shop) => shop.name).join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="small text-2 mt-3 mb-0">{dealer('stockNote')}</p>
    </section>
  );
}
