'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import {
  saveMeasurementField,
  useStoredMeasurementFields,
  useStoredMeasurements,
} from '@/lib/browser/catalog/use-body-measurements';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { ForgetMeasurementsButton } from './measurement-fields';
import { MeasurementFieldset } from './measurement-fields';
import './fit.scss';

const SizeOfBike = lazyComponent(() =>
  import('./bike-size-advice').then((module) => module.BikeSizeAdvice),
);

/**
 * Asks for body measurements and shows which size of the page's bicycle fits, or that none does. The measurements stay
 * in the browser. Without JavaScript it is a link to the size adviser, whose result has a URL.
 */
export function FitForm() {
  const t = useTranslations('bodyMeasurements');
  const { bike } = useBikeSelection();
  const rider = useStoredMeasurements();
  return (
    <form
      method="get"
      action={`/${useLocale()}/size-adviser`}
      className="mb-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="bike" value={bike.slug} />
      <MeasurementFieldset fields={useStoredMeasurementFields()} onChange={saveMeasurementField} />
      <div className="lt-fit-result" aria-live="polite">
        {rider === null ? (
          <p>{t('private')}</p>
        ) : (
          <Suspense fallback={<p>{t('private')}</p>}>
            <SizeOfBike />
          </Suspense>
        )}
        <ForgetMeasurementsButton />
      </div>
      <noscript>
        <button type="submit" className="btn btn-outline-primary">
          {t('submit')}
        </button>
      </noscript>
    </form>
  );
}
