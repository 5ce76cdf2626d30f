'use client';

import { useTranslations } from 'next-intl';
import { compareAvailability } from '@/domain/availability/availability';
import { AvailabilityText } from '@/components/ui/availability/availability-label';
import { Link } from '@/lib/platform/i18n/navigation';
import { useAccessorySelection } from './accessory-selection';

/**
 * Explains why the selected article cannot be ordered and links to an alternative: another article of the accessory,
 * otherwise its category.
 */
export function AccessoryNotOrderable({ id }: { readonly id: string }) {
  const t = useTranslations('accessory');
  const { accessory, article, select } = useAccessorySelection();
  const [other] = accessory.articles
    .filter(({ availability }) => availability.kind !== 'unknown')
    .sort((a, b) => compareAvailability(a.availability, b.availability));
  const { category } = accessory;
  return (
    <p id={id} className="small mb-0 mt-2 lt-not-orderable" aria-live="polite">
      {t('noDate')}{' '}
      {other !== undefined && other.sku !== article.sku ? (
        <>
          {t('earliest')}{' '}
          <a
            href={`?variant=${other.sku}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              select(other);
            }}
          >
            {[other.color?.name, other.size, other.variant].filter(Boolean).join(', ')}
          </a>
          , <AvailabilityText availability={other.availability} />.
        </>
      ) : category === null ? null : (
        <Link href={`/accessories?category=${category.slug}`}>
          {t('othersOf', { category: category.name })}
        </Link>
      )}
    </p>
  );
}
