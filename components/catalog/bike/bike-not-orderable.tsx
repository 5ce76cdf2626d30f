'use client';

import { useTranslations } from 'next-intl';
import { getAvailability } from '@/domain/availability/availability';
import { findOrderableAlternative } from '@/domain/catalog/variant-alternatives';
import { AvailabilityText } from '@/components/ui/availability/availability-label';
import { useBikeSelection } from './use-bike-selection';
import { VariantLink } from '@/components/catalog/variant-link';

interface Props {
  /** The element id; the button that is disabled refers to it with aria-describedby. */
  readonly id: string;
  /** True in the purchase bar on phones, which already shows "date to follow" beside the price. */
  readonly isCompact?: boolean;
}

/** Explains why the selected variant cannot be ordered, and offers the most similar variant that can. */
export function BikeNotOrderable({ id, isCompact: brief = false }: Props) {
  const t = useTranslations('bike');
  const { bike, variants, selected, color } = useBikeSelection();
  const other = findOrderableAlternative(
    variants,
    selected,
    bike.colors.map(({ short }) => short),
  );
  return (
    <p id={id} className="small mb-0 lt-not-orderable" aria-live="polite">
      <span className={brief ? 'visually-hidden' : undefined}>
        {t('noDate', { color: color?.name ?? '', size: selected.size })}{' '}
      </span>
      {other === null ? null : (
        <>
          {t('earliest')}{' '}
          <VariantLink to={other}>
            {[
              t('colorInSize', {
                color: bike.colors.find(({ short }) => short === other.color)?.name ?? '',
                size: other.size,
              }),
              other.type === selected.type
                ? null
                : bike.drivetrains.find(({ code }) => code === other.type)?.name,
              other.variation === selected.variation
                ? null
                : bike.frames.find(({ short }) => short === other.variation)?.name,
            ]
              .filter(Boolean)
              .join(', ')}
          </VariantLink>
          , <AvailabilityText availability={getAvailability(other.stock)} />.
        </>
      )}
    </p>
  );
}
