'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { variantOptions } from '@/domain/catalog/variant-options';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from './bike-selection';
import { FrameIcon } from '../frame-icon';
import '../choices.scss';

interface Props {
  readonly labelledBy: string;
  /** Models that have the frame shapes this one has not: choosing one leads there, and says so. */
  readonly relatives: BikePageView['relatives'];
}

/** The frames of the model, and the other shapes under the name of the model that has them. */
export function FrameChoice({ labelledBy, relatives }: Props) {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, select } = useBikeSelection();
  return (
    <div className="lt-frames" role="group" aria-labelledby={labelledBy}>
      {variantOptions(
        variants,
        selected,
        'variation',
        bike.frames.map(({ short }) => short),
      ).map(({ value, nearest }) => {
        const frame = bike.frames.find(({ short }) => short === value);
        if (frame === undefined) return null;
        const sizes = bike.geometry.filter((row) => row.frame === value).map(({ size }) => size);
        const on = value === selected.variation;
        return (
          <label key={value} className={on ? 'is-on' : ''}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={on}
              disabled={nearest === null}
              onChange={() => nearest && select(nearest)}
            />
            <FrameIcon shape={frame.shape} />
            {frame.name}
            <small>{t('sizesRange', { first: sizes[0] ?? '', last: sizes.at(-1) ?? '' })}</small>
          </label>
        );
      })}
      {relatives.map(({ slug, name: other, shape }) => (
        <Link
          key={shape}
          className="lt-frame-other"
          href={`/bikes/${slug}/configuration`}
          prefetch={false}
        >
          <FrameIcon shape={shape} />
          {t(`shapes.${shape}`)}
          <small>{t('asModel', { name: other })}</small>
        </Link>
      ))}
    </div>
  );
}
