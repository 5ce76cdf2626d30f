'use client';

import { useTranslations } from 'next-intl';
import { getAvailability } from '@/domain/availability/availability';
import { findOrderableAlternative } from '@/domain/catalog/variant-alternatives';
import { AvailabilityText } from '@/components/ui/availability/availability-mark';
import { useBikeSelection } from './use-bike-selection';
import { VariantLink } from '@/components/catalog/variant-link';

interface Props {
  /** The button it describes refers to it by this id. */
  readonly id: string;
  /** In the bar on phones, where "date to follow" stands beside the price already. */
  readonly isCompact?: boolean;
}

/** Why the selected variant cannot be ordered, and the nearest one that can. */
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
          {t('soonest')}{' '}
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
