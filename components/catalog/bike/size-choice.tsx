'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { availabilityOf } from '@/domain/catalog/availability';
import { variantOptions } from '@/domain/catalog/variant-options';
import { AvailabilityText } from '@/components/ui/when/availability-mark';
import { SizeButtons } from '@/components/ui/form/size-buttons';
import { useBikeSelection } from './bike-selection';
import { FitNote } from '../fit/fit-note';
import { VariantLink } from '../variant-link';
import { buildOf } from './build-of';
import { WaysOut } from './ways-out';

/** The sizes with the body heights they are made for; what is not built is hatched, with its reason and the way out below. */
export function SizeChoice() {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, sizes, color, select } = useBikeSelection();
  const options = variantOptions(
    variants,
    selected,
    'size',
    sizes.map(({ size }) => size),
  );
  const missing = options.filter(({ exact, nearest }) => exact === null && nearest !== null);
  return (
    <>
      <SizeButtons
        name={name}
        label={t('size')}
        value={selected.size}
        options={options.map(({ value, exact }) => {
          const row = sizes.find(({ size }) => size === value);
          return {
            value,
            note:
              row === undefined
                ? ''
                : t('bodyHeight', { min: row.bodyHeightMinCm, max: row.bodyHeightMaxCm }),
            isOff: exact === null,
          };
        })}
        onChange={(value) => {
          const next = options.find((option) => option.value === value)?.exact;
          if (next) select(next);
        }}
      />
      <WaysOut>
        {missing.map(({ value, nearest }) =>
          nearest === null ? null : (
            <p key={value}>
              {t.rich(nearest.color === selected.color ? 'missingLikeThis' : 'sizeMissing', {
                what: value,
                size: value,
                color: color?.name ?? selected.color,
                other:
                  nearest.color === selected.color
                    ? buildOf(bike, nearest)
                    : (bike.colors.find(({ short }) => short === nearest.color)?.name ??
                      nearest.color),
                when: () => <AvailabilityText availability={availabilityOf(nearest.stock)} />,
                link: (chunks) => <VariantLink to={nearest}>{chunks}</VariantLink>,
              })}
            </p>
          ),
        )}
      </WaysOut>
      <FitNote />
    </>
  );
}
