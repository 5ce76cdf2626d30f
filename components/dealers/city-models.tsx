import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ModelInCity } from '@/lib/server/dealers/city-pages';
import './dealer.scss';

interface Props {
  readonly city: string;
  readonly models: readonly ModelInCity[];
}

/** What can be ridden in a city, each model with the shops it stands at; nothing where nobody knows. */
export function CityModels({ city, models }: Props) {
  const t = useTranslations('dealerCity');
  const dealer = useTranslations('dealer');
  if (models.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{t('ride', { city })}</h2>
      <ul className="lt-dealer-list">
        {models.map(({ slug, name, shops }) => (
          <li key={slug} className="lt-near">
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
