'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { useStoredMeasurements } from '@/lib/browser/catalog/use-body-measurements';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import './fit.scss';

const SizeOfBike = lazyComponent(() =>
  import('./bike-size-advice').then((module) => module.BikeSizeAdvice),
);

/**
 * The note below the sizes: either that the preselected size is only a default, or which size fits the rider and why.
 */
export function SizeAdviceNotice() {
  const t = useTranslations('bodyMeasurements');
  const { selected } = useBikeSelection();
  const isKnown = useStoredMeasurements() !== null;
  const defaultNote = <p>{t('none', { size: selected.size })}</p>;
  return (
    <div className={isKnown ? 'lt-fit-note has-measurements' : 'lt-fit-note'}>
      {!isKnown ? (
        defaultNote
      ) : (
        <Suspense fallback={defaultNote}>
          <SizeOfBike />
        </Suspense>
      )}
    </div>
  );
}
