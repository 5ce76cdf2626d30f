'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { type VariantOption, listVariantOptions } from '@/domain/catalog/variant-selection';
import { formatPrice } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { useBikeSelection } from './use-bike-selection';
import { FrameIcon } from '@/components/catalog/frame-icon';
import '@/styles/on-demand/checkboxes.scss';
import '@/components/catalog/variant-choices.scss';

interface DrivetrainChoiceProps {
  readonly labelledBy: string;
  /**
   * Models with drivetrains that this model does not have. Such drivetrains are shown as unavailable, with a link to
   * the model.
   */
  readonly relatives?: BikePageView['driveRelatives'];
  /** An explanatory sentence for each drivetrain, by drivetrain code. */
  readonly notes?: Readonly<Record<string, string>>;
}

/**
 * The choice of drivetrain. Each option shows its motor, if it has one, and the price difference from the selected
 * drivetrain (Specification §9).
 */
export function DrivetrainChoice({
  labelledBy,
  relatives = [],
  notes = {},
}: DrivetrainChoiceProps) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const name = useId();
  const { bike, variants, selected, select } = useBikeSelection();
  const difference = (cents: number): string => {
    if (cents === selected.priceCents) return t('samePrice');
    const amount = formatPrice(Math.abs(cents - selected.priceCents), locale);
    return cents > selected.priceCents ? t('more', { amount }) : t('less', { amount });
  };
  const changes = ({ exact, nearest }: VariantOption): string => {
    if (exact !== null || nearest === null) return '';
    const parts = [
      nearest.variation === selected.variation
        ? null
        : bike.frames.find(({ short }) => short === nearest.variation)?.name,
      nearest.size === selected.size ? null : nearest.size,
      nearest.color === selected.color
        ? null
        : bike.colors.find(({ short }) => short === nearest.color)?.name,
    ].filter((part) => part != null);
    return t('thenIn', { what: parts.join(', ') });
  };
  return (
    <div className="lt-choice-rows" role="radiogroup" aria-labelledby={labelledBy}>
      {listVariantOptions(
        variants,
        selected,
        'type',
        bike.drivetrains.map(({ code }) => code),
      ).map((option) => {
        const drivetrain = bike.drivetrains.find(({ code }) => code === option.value);
        const { nearest } = option;
        if (drivetrain === undefined) return null;
        const on = option.value === selected.type;
        const motorName = (on ? selected : nearest)?.motorName;
        const isNamed = drivetrain.name.includes(motorName ?? '');
        const motor =
          drivetrain.motor && motorName && !isNamed
            ? t('motor', { brand: t(`brands.${drivetrain.motor}`), name: motorName })
            : '';
        const texts = [notes[option.value] ?? '', motor, changes(option)].filter(Boolean);
        return (
          <label key={option.value} className={nearest === null ? 'text-3' : ''}>
            <input
              type="radio"
              className="form-check-input"
              name={name}
              checked={on}
              disabled={nearest === null}
              onChange={() => nearest && select(nearest)}
            />
            <b>{drivetrain.name}</b>
            <span className="p">
              {on ? (
                t('included')
              ) : nearest === null ? (
                t('notBuilt')
              ) : (
                <PriceSlot skus={[nearest.sku]} retailCents={nearest.priceCents} layout="figure">
                  {difference(nearest.priceCents)}
                </PriceSlot>
              )}
            </span>
            {texts.length > 0 ? <small>{texts.join(' · ')}</small> : null}
          </label>
        );
      })}
      {relatives.map(({ slug, name: other, group, groupName }) => (
        <label key={group} className="text-3">
          <input type="radio" className="form-check-input" name={name} disabled />
          <b>{groupName}</b>
          <span className="p">{t('notOn', { name: bike.name })}</span>
          <small>
            {t.rich('thatWouldBe', {
              name: other,
              link: (chunks) => (
                <Link href={`/bikes/${slug}/configuration`} prefetch={false}>
                  {chunks}
                </Link>
              ),
            })}
          </small>
        </label>
      ))}
    </div>
  );
}

interface FrameShapeChoiceProps {
  readonly labelledBy: string;
  /**
   * Models with frame shapes that this model does not have. Selecting such a shape navigates to that model and shows a
   * message.
   */
  readonly relatives: BikePageView['relatives'];
}

/** The choice of frame: the frames of the model, and other frame shapes with the name of the model that has them. */
export function FrameShapeChoice({ labelledBy, relatives }: FrameShapeChoiceProps) {
  const t = useTranslations('bike');
  const name = useId();
  const { bike, variants, selected, select } = useBikeSelection();
  return (
    <div className="lt-frames" role="group" aria-labelledby={labelledBy}>
      {listVariantOptions(
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
          className="lt-frame-other-model"
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
