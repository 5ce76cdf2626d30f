'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { PriceSlot } from '@/components/ui/price/price-slot';
import {
  hasMountConflict,
  isFrameCompatible,
  mountPlaces,
  type MountPlace,
} from '@/domain/configurator/mounted-parts';
import { formatPrice } from '@/domain/money/format-money';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import type { MountablePartView } from '@/lib/platform/views/catalog-view';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfiguredParts } from './configuration-parts';
import { useId } from 'react';
import './part-choice.scss';
import '@/styles/on-demand/checkboxes.scss';

interface Props {
  readonly part: MountablePartView;
  readonly radioName: string;
}

/**
 * A selectable part with image, weight, delivery date and price. The text below it states which parts it replaces, or
 * why it cannot be mounted.
 */
function PartOption({ part, radioName }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { selected, frame } = useBikeSelection();
  const { chosen, choose } = useConfiguredParts();
  const { sku, name, kind, addsGrams, availability, priceCents } = part;
  const on = chosen.includes(part);
  const fits = isFrameCompatible(part, selected.sku);
  const isOrderable = availability.kind !== 'unknown';
  const displaced = chosen.filter(
    (other) => other.place !== part.place && hasMountConflict(part, other),
  );
  return (
    <label className={fits && isOrderable ? '' : 'text-3'}>
      <input
        type="radio"
        className="form-check-input"
        name={radioName}
        checked={on}
        disabled={!fits || !isOrderable}
        onChange={() => choose(part)}
      />
      <img
        src={buildProductPicturePath(sku)}
        alt=""
        width={72}
        height={48}
        loading="lazy"
        className="lt-part-picture"
      />
      <span className="lt-part-name">
        {name}
        <small>
          {kind === '' ? null : `${kind} · `}
          {t(addsGrams < 0 ? 'lighter' : 'heavier', { grams: Math.abs(addsGrams) })}
        </small>
        <small>
          {fits ? (
            <AvailabilityLabel availability={availability} />
          ) : (
            t('notThisFrame', { frame: frame?.name ?? '' })
          )}
        </small>
        {displaced.map((other) => (
          <small key={other.number}>{t('displaces', { name: other.name })}</small>
        ))}
      </span>
      <span className="num">
        <PriceSlot skus={[sku]} retailCents={priceCents} layout="figure">
          {formatPrice(priceCents, locale)}
        </PriceSlot>
      </span>
    </label>
  );
}

/** The choice of parts: one collapsed group per mount place, whose first option is the standard part. */
export function PartChoice() {
  const t = useTranslations('configurator');
  const { parts, chosen, incompatible } = useConfiguredParts();
  const places = mountPlaces.filter((place) => parts.some((part) => part.place === place));
  return (
    <>
      {places.map((place) => (
        <details key={place} className="lt-part-group">
          <summary>
            <span>{t(`places.${place}`)}</span>
            <span className="text-2">
              {chosen.find((part) => part.place === place)?.name ?? t('standardPart')}
            </span>
          </summary>
          <PlaceOptions place={place} />
        </details>
      ))}
      <div role="status" className="small">
        {incompatible.map(({ number, name }) => (
          <p key={number} className="text-2 mb-0 mt-2">
            {t('removedPart', { name })}
          </p>
        ))}
      </div>
    </>
  );
}

function PlaceOptions({ place }: { readonly place: MountPlace }) {
  const t = useTranslations('configurator');
  const name = useId();
  const { parts, chosen, reset } = useConfiguredParts();
  const isBare = chosen.every((part) => part.place !== place);
  return (
    <div className="lt-part-list" role="radiogroup" aria-label={t(`places.${place}`)}>
      <label>
        <input
          type="radio"
          className="form-check-input"
          name={name}
          checked={isBare}
          onChange={() => reset(place)}
        />
        <span className="lt-part-name">{t('standardPart')}</span>
      </label>
      {parts
        .filter((part) => part.place === place)
        .map((part) => (
          <PartOption key={part.number} part={part} radioName={name} />
        ))}
    </div>
  );
}
