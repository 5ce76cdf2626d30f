'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { getAvailability } from '@/domain/availability/availability';
import { listVariantOptions } from '@/domain/catalog/variant-selection';
import { AvailabilityText } from '@/components/ui/availability/availability-label';
import { useBikeSelection } from './use-bike-selection';
import { SizeAdviceNotice } from '@/components/catalog/fit/size-advice-notice';
import { VariantLink } from '@/components/catalog/variant-link';
import { formatBikeBuild, UnavailableChoiceNotice } from './color-choice';
import './size-buttons.scss';

type SizeOption = {
  value: string;
  /** Text below the size: the body heights it fits, or the reason why it is unavailable. */
  note: string;
  isOff?: boolean;
};

type SizeButtonsProps = {
  name: string;
  label: string;
  options: readonly SizeOption[];
  value: string;
  onChange: (value: string) => void;
};

/** Radio buttons with size and body height. An unavailable size stays visible, with the reason. */
function SizeButtons({ name, label, options, value, onChange }: SizeButtonsProps) {
  return (
    <div className="lt-sizes" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={sizeClass(option, value)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOff}
            onChange={() => onChange(option.value)}
          />
          <b>{option.value}</b>
          <small>{option.note}</small>
        </label>
      ))}
    </div>
  );
}

function sizeClass({ value, isOff }: SizeOption, chosen: string): string | undefined {
  if (isOff) return 'is-off';
  return value === chosen ? 'is-on' : undefined;
}

/**
 * The choice of size, with the body heights each size fits. Unavailable sizes are hatched; the reason and an
 * alternative are shown below.
 */
export function SizeChoice() {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, sizes, color, select } = useBikeSelection();
  const options = listVariantOptions(
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
      <UnavailableChoiceNotice>
        {missing.map(({ value, nearest }) =>
          nearest === null ? null : (
            <p key={value}>
              {t.rich(nearest.color === selected.color ? 'missingLikeThis' : 'sizeMissing', {
                what: value,
                size: value,
                color: color?.name ?? selected.color,
                other:
                  nearest.color === selected.color
                    ? formatBikeBuild(bike, nearest)
                    : (bike.colors.find(({ short }) => short === nearest.color)?.name ??
                      nearest.color),
                when: () => <AvailabilityText availability={getAvailability(nearest.stock)} />,
                link: (chunks) => <VariantLink to={nearest}>{chunks}</VariantLink>,
              })}
            </p>
          ),
        )}
      </UnavailableChoiceNotice>
      <SizeAdviceNotice />
    </>
  );
}
