'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { latePart } from '@/components/ui/late/late-part';
import { keepField, useKeptFields, useKeptRider } from '@/lib/browser/fit/use-measures';
import { useBikeSelection } from '../bike/bike-selection';
import { ForgetMeasures } from './forget-measures';
import { MeasureFieldset } from './measure-fields';
import './fit.scss';

const SizeOfBike = latePart(() => import('./size-of-bike').then((module) => module.SizeOfBike));

/**
 * Asks for the measures and says which size of the page's bicycle fits, or that none does. Nothing leaves the browser; without scripts it
 * leads to the size adviser, whose answer is an address.
 */
export function FitForm() {
  const t = useTranslations('measures');
  const { bike } = useBikeSelection();
  const rider = useKeptRider();
  return (
    <form
      method="get"
      action={`/${useLocale()}/size-adviser`}
      className="mb-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="bike" value={bike.slug} />
      <MeasureFieldset fields={useKeptFields()} onChange={keepField} />
      <div className="lt-fit-said" aria-live="polite">
        {rider === null ? (
          <p>{t('private')}</p>
        ) : (
          <Suspense fallback={<p>{t('private')}</p>}>
            <SizeOfBike />
          </Suspense>
        )}
        <ForgetMeasures />
      </div>
      <noscript>
        <button type="submit" className="btn btn-outline-primary">
          {t('submit')}
        </button>
      </noscript>
    </form>
  );
}
