import { useTranslations } from 'next-intl';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { OpenWords } from './open-words';
import './city.scss';
import './dealer.scss';

/** The shops of a city, each with address, hours and what it does. */
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
            <OpenWords dealer={dealer} nowMs={null} />
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
