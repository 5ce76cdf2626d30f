'use client';

import { useTranslations } from 'next-intl';
import { presaleSlugs } from '@/domain/access/presale';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { Link } from '@/lib/platform/i18n/navigation';

/** The way to the presale models, for b2b customers; nothing for everybody else. */
export function PresaleLinks() {
  const t = useTranslations('catalog.presale');
  if (!useIsB2b()) return null;
  return (
    <span>
      {t('title')}{' '}
      {presaleSlugs.map((slug) => (
        <Link key={slug} href={`/bikes/${slug}`} prefetch={false} className="lt-link me-3">
          {t(slug)}
        </Link>
      ))}
    </span>
  );
}
