'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';

/** The customer's entry in the dealer finder, and the way to change it. */
export function FinderEntry({ slug }: { readonly slug: string | null }) {
  const t = useTranslations('b2b.overview.finder');
  return (
    <section aria-labelledby="finder-title">
      <h2 className="h3" id="finder-title">
        {t('title')}
      </h2>
      <p className="small text-2 mb-2">{t(slug === null ? 'none' : 'text')}</p>
      {slug !== null && (
        <Link className="lt-link me-4" href={`/dealers/${slug}`} prefetch={false}>
          {t('look')}
        </Link>
      )}
      <Link className="lt-link" href="/my-account/b2b/master-data" prefetch={false}>
        {t('edit')}
      </Link>
    </section>
  );
}
