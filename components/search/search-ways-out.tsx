import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import './search.scss';

const ways = [
  { key: 'models', href: '/bikes' },
  { key: 'accessories', href: '/accessories' },
  { key: 'questions', href: '/support/faq' },
  { key: 'contact', href: '/support/contact' },
] as const;

/** Where to go when nothing was found. */
export function SearchWaysOut() {
  const t = useTranslations('searchBox.waysOut');
  return (
    <>
      <p className="mb-1 text-2">{t('title')}</p>
      <ul className="lt-search-ways">
        {ways.map(({ key, href }) => (
          <li key={key}>
            <Link className="lt-link" href={href} prefetch={false}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
