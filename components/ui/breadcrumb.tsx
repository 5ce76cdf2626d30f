import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';

type Crumb = { label: string; href: string | null };

/** The breadcrumbs. The last one is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('common');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="breadcrumb">
        {crumbs.map(({ label, href }) => (
          <li
            key={label}
            className={href ? 'breadcrumb-item' : 'breadcrumb-item active'}
            aria-current={href ? undefined : 'page'}
          >
            {href ? <Link href={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
