'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './bike-selection';
import '../card.scss';

/** What to do about a date that is late, or not known: something that comes earlier, and a message once it is there. */
export function LateDateWays() {
  const t = useTranslations('bike');
  const { sku, isOutOfStock } = useBikeSelection().selected;
  return isOutOfStock ? (
    <p className="lt-price-note d-flex flex-wrap column-gap-4 mb-0">
      <Link href={`/sooner?variant=${sku}`} prefetch={false}>
        {t('sooner')}
      </Link>
      <Link href={`/watch?sku=${sku}`} prefetch={false}>
        {t('watch')}
      </Link>
    </p>
  ) : null;
}
