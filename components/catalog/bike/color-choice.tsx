'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { availabilityOf } from '@/domain/catalog/availability';
import { variantOptions } from '@/domain/catalog/variant-options';
import { AvailabilityText } from '@/components/ui/when/availability-mark';
import { useBikeSelection } from './bike-selection';
import { ColorTube } from '@/components/ui/color-tube';
import { useColorAhead } from './use-color-ahead';
import { VariantLink } from '../variant-link';
import { buildOf } from './build-of';
import { WaysOut } from './ways-out';
import '../choices.scss';

interface Props {
  readonly labelledBy: string;
  /** How wide the picture stands that changes with the colour; one of pictureSizes. */
  readonly sizes: string;
}

/** The colours as lacquered tubes; what is not built in this size is crossed out, with the nearest way out below. */
export function ColorChoice({ labelledBy, sizes }: Props) {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, select } = useBikeSelection();
  const askAhead = useColorAhead(sizes);
  const options = variantOptions(
    variants,
    selected,
    'color',
    bike.colors.map(({ short }) => short),
  );
  const missing = options.flatMap(({ value, exact, nearest }) => {
    const color = bike.colors.find(({ short }) => short === value);
    return exact === null && nearest !== null && color !== undefined ? [{ color, nearest }] : [];
  });
  return (
    <>
      <div className="lt-swatches" role="radiogroup" aria-labelledby={labelledBy}>
        {options.map(({ value, exact }, index) => {
          const color = bike.colors.find(({ short }) => short === value);
          if (color === undefined) return null;
          const on = value === selected.color;
          return (
            <label
              key={value}
              className={on ? 'is-on' : exact === null ? 'is-off' : ''}
              title={color.name}
              onPointerEnter={() => askAhead(value)}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={on}
                disabled={exact === null}
                onChange={() => exact && select(exact)}
                onFocus={() => askAhead(options[index - 1]?.value, options[index + 1]?.value)}
              />
              <ColorTube hex={color.hex} />
              <span className="visually-hidden">{color.name}</span>
            </label>
          );
        })}
      </div>
      <WaysOut>
        {missing.map(({ color, nearest }) => (
          <p key={color.short}>
            {t.rich(nearest.size === selected.size ? 'missingLikeThis' : 'colorMissing', {
              what: color.name,
              color: color.name,
              size: selected.size,
              other: nearest.size === selected.size ? buildOf(bike, nearest) : nearest.size,
              when: () => <AvailabilityText availability={availabilityOf(nearest.stock)} />,
              link: (chunks) => <VariantLink to={nearest}>{chunks}</VariantLink>,
            })}
          </p>
        ))}
      </WaysOut>
    </>
  );
}
