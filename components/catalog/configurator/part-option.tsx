'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { areInTheWay, fitsFrame } from '@/domain/configuration/fitting-parts';
import { writePrice } from '@/domain/money/write-money';
import { productPicturePath } from '@/domain/picture/picture-path';
import type { MountablePartView } from '@/lib/platform/views/mountable-part-view';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import './parts-choice.scss';
import '@/styles/by-use/boxes.scss';

interface Props {
  readonly part: MountablePartView;
  readonly radioName: string;
}

/** One part with picture, weight, day and price; what it takes off the bicycle, or why it cannot be mounted, stands below it. */
export function PartOption({ part, radioName }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { selected, frame } = useBikeSelection();
  const { chosen, choose } = useConfiguredParts();
  const { sku, name, kind, addsGrams, availability, priceCents } = part;
  const on = chosen.includes(part);
  const fits = fitsFrame(part, selected.sku);
  const isOrderable = availability.kind !== 'unknown';
  const displaced = chosen.filter(
    (other) => other.place !== part.place && areInTheWay(part, other),
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
        src={productPicturePath(sku)}
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
            <AvailabilityMark availability={availability} />
          ) : (
            t('notThisFrame', { frame: frame?.name ?? '' })
          )}
        </small>
        {displaced.map((other) => (
          <small key={other.number}>{t('displaces', { name: other.name })}</small>
        ))}
      </span>
      <span className="num">
        <PriceSlot skus={[sku]} retailCents={priceCents} form="figure">
          {writePrice(priceCents, locale)}
        </PriceSlot>
      </span>
    </label>
  );
}
