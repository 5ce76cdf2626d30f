'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { GeoPosition } from '@/domain/dealers/dealer';
import { serviceDealer, serviceDealerName } from '@/lib/browser/state/persisted-text';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { fetchNearestDealers } from '@/lib/browser/dealers/fetch-nearest-dealers';
import { fetchChosenPlace } from '@/lib/browser/dealers/fetch-places';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import { Button } from '@/components/ui/form/button';
import { formatDistance } from '@/domain/dealers/distance';
import { PlaceField } from './place-field';
import './dealer-choice.scss';

/**
 * An optional choice in the checkout of consumers: the dealer who sets up and services the bicycle. The choice is
 * stored in this tab until the order is placed.
 */
export function ServiceDealerChoice() {
  const t = useTranslations('serviceDealer');
  const dealersT = useTranslations('dealers');
  const isB2b = useIsB2b();
  const language = useLocale();
  const group = useId();
  const number = serviceDealer.useText();
  const name = serviceDealerName.useText();
  const [dealers, setDealers] = useState<readonly NearestDealer[] | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function showAround(position: GeoPosition | null): Promise<void> {
    setIsBusy(true);
    setDealers(position ? await fetchNearestDealers(position, { seeks: 'service' }, language) : []);
    setIsBusy(false);
  }

  async function search(typed: string): Promise<void> {
    if (typed.trim() === '') return;
    setIsBusy(true);
    const chosen = await fetchChosenPlace(typed);
    if (chosen?.place) setText(chosen.place.label);
    await showAround(chosen?.place ?? null);
  }

  const choose = (dealer: NearestDealer | null) => {
    serviceDealer.set(dealer?.adrNumber ?? '');
    serviceDealerName.set(dealer ? `${dealer.name}, ${dealer.city}` : '');
  };

  // B2B customers set up and service bicycles themselves.
  if (isB2b) return null;
  return (
    <details
      className="lt-service-dealer mt-5"
      open={number !== '' || undefined}
      data-needs="serviceDealer"
    >
      <summary>{t('title')}</summary>
      <p className="text-2">{t('text')}</p>
      {number !== '' && (
        <p>
          {t('chosen', { name })}{' '}
          <Button variant="quiet" onClick={() => choose(null)}>
            {t('remove')}
          </Button>
        </p>
      )}
      <PlaceField
        label={dealersT('placeLabel')}
        text={text}
        onEnter={(typed) => void search(typed)}
        onChoose={(place) => {
          setText(place.label);
          void showAround(place);
        }}
      />
      <div role="status" aria-busy={isBusy || undefined}>
        {dealers?.length === 0 && <p className="mt-3 mb-0">{t('none')}</p>}
      </div>
      {dealers !== null && dealers.length > 0 && (
        <fieldset className="mt-3">
          <legend className="form-label">{t('choose')}</legend>
          {dealers.map((dealer) => (
            <label key={dealer.adrNumber} className="lt-checkbox-toggle">
              <input
                type="radio"
                name={group}
                checked={number === dealer.adrNumber}
                onChange={() => choose(dealer)}
              />
              <span>
                {dealer.name}, {dealer.city}{' '}
                <span className="text-2 num">{formatDistance(dealer.distanceKm, language)} km</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}
