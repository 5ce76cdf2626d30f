import { useTranslations } from 'next-intl';
import { supportNavigation } from '@/lib/platform/navigation/main-navigation';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/lists.scss';

const others = [
  { key: 'dealers', href: '/dealers' },
  { key: 'shipping', href: '/shipping-info' },
  { key: 'withdrawal', href: '/withdrawal-declaration' },
] as const;

/** Links to the support pages, each with a short description. */
export function SupportLinks() {
  const t = useTranslations('support');
  return (
    <ul className="lt-index">
      {[...supportNavigation, ...others].map(({ key, href }) => (
        <li key={key}>
          <Link href={href} className="is-wide">
            <h2 className="h3">{t(`pages.${key}.title`)}</h2>
            <p>{t(`pages.${key}.text`)}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
