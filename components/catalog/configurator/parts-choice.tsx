'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { mountPlaces, type MountPlace } from '@/domain/configuration/mount';
import { useConfiguredParts } from './configuration-parts';
import { PartOption } from './part-option';
import './parts-choice.scss';
import '@/styles/by-use/boxes.scss';

/** What can be mounted, place by place, each folded until it is asked for; as the bicycle comes is the first choice everywhere. */
export function PartsChoice() {
  const t = useTranslations('configurator');
  const { parts, chosen, dropped } = useConfiguredParts();
  const places = mountPlaces.filter((place) => parts.some((part) => part.place === place));
  return (
    <>
      {places.map((place) => (
        <details key={place} className="lt-place">
          <summary>
            <span>{t(`places.${place}`)}</span>
            <span className="text-2">
              {chosen.find((part) => part.place === place)?.name ?? t('asItComes')}
            </span>
          </summary>
          <PlaceOptions place={place} />
        </details>
      ))}
      <div role="status" className="small">
        {dropped.map(({ number, name }) => (
          <p key={number} className="text-2 mb-0 mt-2">
            {t('dropped', { name })}
          </p>
        ))}
      </div>
    </>
  );
}

function PlaceOptions({ place }: { readonly place: MountPlace }) {
  const t = useTranslations('configurator');
  const name = useId();
  const { parts, chosen, leave } = useConfiguredParts();
  const isBare = chosen.every((part) => part.place !== place);
  return (
    <div className="lt-part-list" role="radiogroup" aria-label={t(`places.${place}`)}>
      <label>
        <input
          type="radio"
          className="form-check-input"
          name={name}
          checked={isBare}
          onChange={() => leave(place)}
        />
        <span className="lt-part-name">{t('asItComes')}</span>
      </label>
      {parts
        .filter((part) => part.place === place)
        .map((part) => (
          <PartOption key={part.number} part={part} radioName={name} />
        ))}
    </div>
  );
}
