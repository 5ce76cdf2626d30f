import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

export interface Crumb {
  readonly name: string;
  /** Left out on the current page. */
  readonly href?: string;
}

/** The way to this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('catalog');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="breadcrumb">
        {crumbs.map(({ name, href }) => (
          <li key={name} className={href === undefined ? 'breadcrumb-item active' : 'breadcrumb-item'} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
