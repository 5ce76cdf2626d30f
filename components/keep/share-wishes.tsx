import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';

/** A link that shows the same articles to whoever gets it: the numbers stand in it, and nothing of who chose them. */
export function ShareWishes({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslations('keep');
  return (
    <p className="mt-4">
      <Link
        className="lt-link"
        href={`/wish-list/shared?articles=${skus.join(',')}`}
        prefetch={false}
      >
        {t('share')}
      </Link>
    </p>
  );
}
