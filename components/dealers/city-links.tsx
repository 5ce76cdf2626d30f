import { useTranslations } from 'next-intl';
import type { DealerCity } from '@/domain/dealers/dealer-cities';
import { Link } from '@/lib/platform/i18n/navigation';
import './dealer-list.scss';

interface Props {
  readonly title: string;
  readonly cities: readonly DealerCity[];
}

/** Links to the pages of cities, each with its number of dealers. Renders nothing if there are none. */
export function CityLinks({ title, cities }: Props) {
  const t = useTranslations('dealerCity');
  if (cities.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="h3">{title}</h2>
      <ul className="lt-dealer-list d-flex flex-wrap gap-3">
        {cities.map(({ slug, name, dealers }) => (
          <li key={slug}>
            <Link className="lt-link" href={`/dealers/${slug}`} prefetch={false}>
              {t('link', { city: name, count: dealers.length })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
