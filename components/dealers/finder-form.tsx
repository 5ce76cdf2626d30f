'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dealerCountries, dealerTypes } from '@/domain/dealers/dealer';
import { radii } from '@/domain/dealers/filter-dealers';
import { Button } from '@/components/ui/form/button';
import { PlaceField } from './place-field';
import type { DealerFinderState } from './use-dealer-finder';
import '@/styles/on-demand/select-fields.scss';
import './dealer-choice.scss';
import './dealer-list.scss';
import './dealer-finder.scss';

const radiusName = (radius: number | null) => (radius === null ? 'all' : String(radius));

/**
 * The form of the dealer finder with place and filters. A GET form, so it works without JavaScript; with JavaScript
 * each change applies immediately.
 */
export function FinderForm({ finder }: { finder: DealerFinderState }) {
  const t = useTranslations('dealers');
  const language = useLocale();
  const { filters, around, busy, setFilters } = finder;
  return (
    <form
      action={`/${language}/dealers`}
      role="search"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void finder.search(String(new FormData(event.currentTarget).get('q') ?? ''));
      }}
    >
      {finder.bike !== null && <input type="hidden" name="bike" value={finder.bike} />}
      <div className="lt-finder-search">
        <PlaceField
          label={t('searchLabel')}
          text={finder.text}
          onChoose={(place) => finder.goTo(place, [])}
        />
        <Button type="submit" isBusy={busy === 'search'}>
          {t('search')}
        </Button>
      </div>
      <div className="lt-finder-geolocation">
        <Button
          variant="quiet"
          onClick={() => void finder.searchNearby()}
          isBusy={busy === 'near'}
          busyLabel={t('nearBusy')}
        >
          {t('near')}
        </Button>
        {around && (
          <Button variant="quiet" onClick={finder.clearPlace}>
            {t('clearPlace')}
          </Button>
        )}
      </div>
      <fieldset className="lt-finder-filters">
        <legend className="visually-hidden">{t('filters')}</legend>
        <label className="lt-checkbox-toggle">
          <input
            type="checkbox"
            name="open"
            value="1"
            checked={filters.isOpen}
            onChange={(event) => setFilters({ isOpen: event.target.checked })}
          />
          <span>{t('openNow')}</span>
        </label>
        <label className="lt-checkbox-toggle">
          <input
            type="checkbox"
            name="dps"
            value="1"
            checked={filters.hasDps}
            onChange={(event) => setFilters({ hasDps: event.target.checked })}
          />
          <span>{t('dps')}</span>
        </label>
        <label>
          <span className="form-label">{t('typeLabel')}</span>
          <select
            className="form-select"
            name="type"
            value={filters.type ?? ''}
            onChange={({ target }) =>
              setFilters({ type: dealerTypes.find((type) => type === target.value) ?? null })
            }
          >
            <option value="">{t('allTypes')}</option>
            {dealerTypes.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="form-label">{t('countryLabel')}</span>
          <select
            className="form-select"
            name="country"
            value={filters.country ?? ''}
            onChange={({ target }) =>
              setFilters({ country: dealerCountries.find((code) => code === target.value) ?? null })
            }
          >
            <option value="">{t('allCountries')}</option>
            {dealerCountries.map((code) => (
              <option key={code} value={code}>
                {t(`countries.${code}`)}
              </option>
            ))}
          </select>
        </label>
        {around && (
          <label>
            <span className="form-label">{t('radiusLabel')}</span>
            <select
              className="form-select"
              name="radius"
              value={radiusName(filters.radius)}
              onChange={({ target }) =>
                setFilters({
                  radius: radii.find((radius) => radiusName(radius) === target.value) ?? null,
                })
              }
            >
              {radii.map((radius) => (
                <option key={radiusName(radius)} value={radiusName(radius)}>
                  {radius === null ? t('radiusAll') : t('radiusKm', { km: radius })}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
    </form>
  );
}
