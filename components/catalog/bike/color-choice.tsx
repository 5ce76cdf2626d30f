'use client';

import { preloadPicture } from '@/components/ui/picture/picture';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import { isPrefetchAllowed } from '@/lib/browser/navigation/prefetch-rules';
import { useBikeSelection } from './use-bike-selection';
import type { BikeVariant } from '@/domain/catalog/variant';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'next-intl';
import { getAvailability } from '@/domain/availability/availability';
import { listVariantOptions } from '@/domain/catalog/variant-selection';
import { AvailabilityText } from '@/components/ui/availability/availability-label';
import { ColorSwatch } from '@/components/ui/color-swatch';
import { VariantLink } from '@/components/catalog/variant-link';
import '@/components/catalog/variant-choices.scss';

/**
 * Returns a function that preloads the side views in the given colors (SKU segments). Does nothing offline or on slow
 * or metered connections (Specification §9).
 */
function usePreloadColor(sizes: string): (...colors: (string | undefined)[]) => void {
  const { bike, selected } = useBikeSelection();
  return (...colors) => {
    if (!isPrefetchAllowed(navigator.connection, navigator.onLine)) return;
    for (const { short, slug } of bike.colors) {
      const isRequested = colors.includes(short) && short !== selected.color;
      const picture = isRequested
        ? findSideView(bike.pictures.sides, bike.slug, selected.variation, slug)
        : null;
      if (picture !== null) preloadPicture({ picture }, sizes);
    }
  };
}

/**
 * Returns the names of a variant's frame (if the model has several) and drivetrain, for example "Trapez, Alfine, 8
 * Gänge".
 */
export function formatBikeBuild(bike: BikeChoiceView, { variation, type }: BikeVariant): string {
  const frame = bike.frames.find(({ short }) => short === variation)?.name;
  const drivetrain = bike.drivetrains.find(({ code }) => code === type)?.name;
  return [bike.frames.length > 1 ? frame : null, drivetrain]
    .filter((part) => part != null)
    .join(', ');
}

/** States which option is not available, with alternatives. Takes no space while it is empty. */
export function UnavailableChoiceNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="lt-choice-note" aria-live="polite">
      {children}
    </div>
  );
}

interface Props {
  readonly labelledBy: string;
  /** The `sizes` attribute of the image that changes with the color; one of pictureSizes. */
  readonly sizes: string;
}

/**
 * The color swatches. Colors that are not available in the selected size are crossed out, and the most similar
 * available variant is offered below.
 */
export function ColorChoice({ labelledBy, sizes }: Props) {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, select } = useBikeSelection();
  const preload = usePreloadColor(sizes);
  const options = listVariantOptions(
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
              onPointerEnter={() => preload(value)}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={on}
                disabled={exact === null}
                onChange={() => exact && select(exact)}
                onFocus={() => preload(options[index - 1]?.value, options[index + 1]?.value)}
              />
              <ColorSwatch hex={color.hex} />
              <span className="visually-hidden">{color.name}</span>
            </label>
          );
        })}
      </div>
      <UnavailableChoiceNotice>
        {missing.map(({ color, nearest }) => (
          <p key={color.short}>
            {t.rich(nearest.size === selected.size ? 'missingLikeThis' : 'colorMissing', {
              what: color.name,
              color: color.name,
              size: selected.size,
              other: nearest.size === selected.size ? formatBikeBuild(bike, nearest) : nearest.size,
              when: () => <AvailabilityText availability={getAvailability(nearest.stock)} />,
              link: (chunks) => <VariantLink to={nearest}>{chunks}</VariantLink>,
            })}
          </p>
        ))}
      </UnavailableChoiceNotice>
    </>
  );
}
